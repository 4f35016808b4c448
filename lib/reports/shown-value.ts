import { makePrintable } from './make-printable.ts'

/** A cell as one short line, with unprintable and bidirectional characters replaced. */
export function shownValue(value: string, characters = 120): string {
  const all = [...makePrintable(value.replace(/[\r\n\t]+/g, ' '))]
  return all.length > characters ? `${all.slice(0, characters - 1).join('')}…` : all.join('')
}
