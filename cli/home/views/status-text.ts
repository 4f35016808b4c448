import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Words } from '../../words/fr.ts'
import type { Layout } from '../layout/lay-out.ts'
import { type Entry, isHeld, type Navigation } from '../navigation/navigation.ts'
import { isList } from '../navigation/page.ts'

/** What goes on, or where one is in the list. */
export function statusText(navigation: Navigation, entry: Entry, layout: Layout | null, { home }: Words): string {
  const { filter, isTyping, isLoading } = entry
  if (isHeld(navigation)) return home.held
  const place = layout ? placeText(layout, home) : ''
  const parts = [
    ...(isTyping || filter !== '' ? [filterText(entry, home)] : []),
    ...(place ? [place] : []),
    ...(isLoading ? [home.loading] : []),
  ]
  return parts.join(' · ')
}

function filterText({ page, filter, isTyping }: Entry, home: Words['home']): string {
  const typed = page && isList(page.body) ? page.body.typed : undefined
  const text = makePrintable(filter)
  return typed ? `${typed.prompt}${text}▏` : isTyping ? home.typing(text) : home.filtered(text)
}

/** Nothing where all is on the screen. */
function placeText({ first, rows, lines, count }: Layout, home: Words['home']): string {
  const shown = rows.length + lines.length
  return count > shown && shown > 0 ? home.place(first + 1, first + shown, count) : ''
}
