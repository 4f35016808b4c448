import { printable } from './summary.ts'

/** A cell on one line, short enough for a page: what turns its text around made harmless, the end left out. */
export function shownValue(value: string, characters = 120): string {
  const all = [...printable(value.replace(/[\r\n\t]+/g, ' '))]
  return all.length > characters ? `${all.slice(0, characters - 1).join('')}…` : all.join('')
}
