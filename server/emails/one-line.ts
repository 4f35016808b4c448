import type { Locale } from '@ma-cantine/lib/messages/locale'
import { frameWords } from './frame-words.ts'

/** Free text on one line: names come from people and files, and must not look like other parts of a message. */
export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

/** The names of a list in a message, cut after the first `most`. */
export function listedNames(names: readonly string[], most: number, locale: Locale): string[] {
  const items = names.slice(0, most).map(oneLine)
  const rest = names.length - items.length
  return rest > 0 ? [...items, frameWords('others', rest).in(locale)] : items
}
