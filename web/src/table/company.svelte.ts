// The people at a live table: their faces, and how they feel about what has happened.
import { onDestroy, untrack } from 'svelte'
import { cardOf } from '../cards/catalog.svelte'
import { Flashes, letCompany, type Company } from '../faces/company.svelte'
import { facesOf, hatOf } from '../faces/faces'
import type { Mood } from '../faces/heads'
import { moodOf } from '../faces/moods'
import type { LiveTable } from '../lib/table.svelte'
import type { SeatNote } from './notes.svelte'
import { drawingOf } from './pictures'
import { REACTIONS } from './reactions'

/** Call it where the table is set up. */
export function seatCompany(live: LiveTable, notes: () => SeatNote[]) {
  const flashes = new Flashes()
  const company: Company = $derived.by(() => {
    const { table, picture, log } = live
    const seats = table?.seats ?? []
    const tags = (card: string) => cardOf(table!.game, card).tags
    const lasting = (seat: number) => (picture ? moodOf({ picture, log, tags }, seat) : 'neutral')
    const hats = seats.map((_, seat) => hatOf(picture, seat, (id) => cardOf(table!.game, id)))
    return { faces: facesOf(seats), hats, moods: seats.map((_, seat) => flashes.moods[seat] ?? shown(notes()[seat]) ?? lasting(seat)) }
  })
  letCompany(() => company)

  $effect(() => {
    void live.number
    untrack(() => {
      const { earlier, picture } = live
      if (earlier && picture) flashes.note(drawingOf(earlier).points(earlier), drawingOf(picture).points(picture))
      for (const { chair, mood } of live.remarks.filter((remark) => remark.number === live.number)) flashes.show(chair, mood as Mood)
    })
  })
  onDestroy(() => flashes.clear())
}

/** How somebody looks who calls something across the table. */
function shown(note: SeatNote | undefined): Mood | undefined {
  return REACTIONS.find((reaction) => reaction.what === note?.reaction)?.mood
}
