import { searchKey } from '@ma-cantine/lib/lists/search-key'
import { dateOrdersOf, readDay } from '@ma-cantine/lib/mapping/read-cells'
import { parisDay } from '@ma-cantine/lib/messages/today'
import { InvalidArgumentError } from 'commander'
import type { Words } from '../words/fr.ts'

/** Reads a day as people write it: 2025-03-15, 15/03/2025, 15 mars 2025, aujourd’hui, hier. */
export const day =
  (words: Words) =>
  (text: string): string => {
    const found = readTypedDay(text)
    if (found === null) throw new InvalidArgumentError(words.usage.day)
    return found
  }

/** The day that a text means, the day before the month as in France; null when it means none. */
export function readTypedDay(text: string, now = new Date()): string | null {
  const plain = searchKey(text.trim())
  if (plain === "aujourd'hui" || plain === 'today') return parisDay(now)
  if (plain === 'hier' || plain === 'yesterday') return parisDay(new Date(now.getTime() - 86_400_000))
  const order = dateOrdersOf(text).find(each => each === 'year-month-day' || each === 'day-month-year')
  return order === undefined ? null : readDay(text.trim(), order)
}
