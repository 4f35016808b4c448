import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Words } from '../../words/fr.ts'
import { findRows } from '../navigation/find-rows.ts'
import { type Entry, type Navigation, topOf } from '../navigation/navigation.ts'
import { isList, type Page, type Row } from '../navigation/page.ts'
import { allKeys, type ShownKey } from './shown-keys.ts'

/** Rows read at once: one listens to the others by the arrows. */
const readRows = 20

/** A page in lines, one after the other: titles, sentences, rows by their number. */
export function pageText(page: Page, filter: string, words: Words): string {
  const { home } = words
  const { title, head, body } = page
  const texts = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text).filter(Boolean)
  const own = page.keys.length > 0 ? [keysOf(page.keys, words)] : []
  if (!isList(body)) return [title, ...texts(head), ...texts(body.lines), ...own].join('\n')
  const rows = findRows(page, filter)
  const shown = rows.slice(0, readRows)
  return [
    title,
    ...texts(head),
    ...(rows.length === 0 ? [body.none] : []),
    ...shown.map((row, index) => `${index + 1}. ${rowText(row, page)}`),
    ...(rows.length > shown.length ? [home.plain.more(rows.length - shown.length)] : []),
    ...own,
  ].join('\n')
}

/** A row in one sentence, each cell after the title of its column. */
export function rowText({ cells }: Row, { body }: Page): string {
  const titles = isList(body) ? (body.columns ?? []) : []
  return cells
    .map((cell, column) => (cell === '' ? '' : [titles[column], cell].filter(Boolean).join(' ')))
    .filter(Boolean)
    .join(', ')
}

/** The chosen row with its detail, which alone changes as one moves. */
export function chosenText({ page, cursor, filter }: Entry, { home }: Words): string {
  if (!page) return ''
  const rows = findRows(page, filter)
  const position = Math.min(cursor, rows.length - 1)
  const row = rows[position]
  if (!row) return ''
  const detail = (row.detail ?? []).map(({ text }) => text).filter(Boolean)
  return [home.plain.chosen(position + 1, rows.length, rowText(row, page)), ...detail].join('. ')
}

const keysOf = (keys: readonly ShownKey[], { home }: Words): string =>
  home.plain.keys + keys.map(({ key, label }) => `${key}, ${label}`).join(' ; ')

/** All the keys of the screen. */
export const keysText = (navigation: Navigation, words: Words): string => keysOf(allKeys(navigation, words), words)

/** What the screen on top says now, after its page. */
export function liveText(navigation: Navigation, words: Words): string {
  const entry = topOf(navigation)
  const { page, isTyping, filter, isLoading, progress } = entry
  if (navigation.showsKeys) return keysText(navigation, words)
  if (progress) return words.progress.steps[progress.state.step]
  if (isTyping && page) return words.home.plain.typing(makePrintable(filter), findRows(page, filter).length)
  if (isLoading) return words.home.loading
  return [chosenText(entry, words), navigation.notices.at(-1)].filter(Boolean).join('\n')
}
