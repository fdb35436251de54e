# Was sich ändert, wenn Sets gemischt werden.

join-alone = Lässt sich nicht mit anderen Sets mischen: Nur Dinge gehen hin und her.
join-first = Wo die Regelhefte verschieden sind, gilt das von { $set }.
join-alike = { $tags } stehen füreinander ein: Was für das eine gilt, gilt auch fürs andere.
join-side = Nur mit einem { $side }-Job kann man { $token } haben.
side-goth = Goth

# Die Seite wechseln (GOTH-22).

slack-event-side_changed = { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } { $joined ->
        [1] jetzt Goth.
       *[other] kein Goth mehr.
    }
slack-short-side_changed = { $joined ->
        [1] { $seat } ist jetzt Goth
       *[other] { $seat } ist kein Goth mehr
    }
stage-slack-side_changed = { $you ->
        [yes] Du bist
       *[no] { $seat } ist
    } { $joined ->
        [1] jetzt Goth
       *[other] kein Goth mehr
    }
