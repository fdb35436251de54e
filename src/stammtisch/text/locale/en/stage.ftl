# What is staged in the middle of the table: a short title, and what a roll means. Everything else stands in the log.

stage-slack-call_rolled = { $you ->
        [yes] You call
       *[no] { $seat } calls
    } { $card }
stage-slack-evict_rolled = { $you ->
        [yes] You ask
       *[no] { $seat } asks
    } { $card } to leave
stage-slack-slack_rolled = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } for { $card }
stage-slack-die_rolled = { $you ->
        [yes] You roll
       *[no] { $seat } rolls
    } for { $card ->
        [none] { $job }
       *[other] { $card }
    }
stage-slack-income_rolled = { $you ->
        [yes] Your payday
       *[no] { $seat }’s payday
    }
stage-slack-free_time_rolled = { $you ->
        [yes] How much Free Time do you have?
       *[no] How much Free Time does { $seat } have?
    }
stage-slack-verdict-call_rolled = { $then ->
        [call_failed] { $most } or less: not home
        [left] { $least } or more: comes, but not { $into }
       *[entered] { $least } or more: comes { $to }
    }
stage-slack-verdict-evict_rolled = { $then ->
        [stayed] { $most } or less: stays
        [moved] { $least } or more: off { $to }
        [left] { $least } or more: gone for good
       *[none] { $least } or more: leaves
    }
stage-slack-verdict-slack_rolled = { $then ->
        [activity_failed] 0 or less: fails
       *[entered] { $slack } Slack
    }
stage-slack-verdict-die_rolled = { $then ->
        [nothing] nothing happens
        [spared] no { $kinds } to lose
       *[none] {""}
    }
stage-slack-verdict-income_rolled = Income { $income }
stage-slack-verdict-free_time_rolled = Free Time { $free_time }
stage-slack-accused_rolled = The verdict on { $you ->
        [yes] you
       *[no] { $seat }
    }
stage-slack-verdict-accused_rolled = { $then ->
        [found_innocent] { $least } or more: innocent
       *[found_guilty] { $most } or less: guilty
    }
stage-slack-struck_back = { $you ->
        [yes] You return
       *[no] { $seat } returns
    } the favor
stage-slack-promoted = { $you ->
        [yes] You are
       *[no] { $seat } is
    } promoted
stage-slack-demoted = { $you ->
        [yes] You are
       *[no] { $seat } is
    } demoted
stage-slack-ranks_changed = { $you ->
        [yes] You swap
       *[no] { $seat } swaps
    } ranks with { $to_whom }
stage-slack-raid_rolled = { $round ->
        [0] Raid! Everybody rolls
       *[other] A tie: once more
    }
stage-slack-raid_won = { $then ->
        [promoted] { $you ->
            [yes] You are
           *[no] { $seat } is
        } promoted
       *[no_rank_free] { $you ->
            [yes] You win
           *[no] { $seat } wins
        } the raid
    }
stage-slack-verdict-raid_won = { $then ->
        [no_rank_free] No higher rank is free
       *[none] {""}
    }
