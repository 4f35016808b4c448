import { oneLine } from '../emails/one-line.ts'

/** Signs of a name: whoever pastes a page into one fills no message. */
const nameLength = 80

/** A name on one line, cut where no sign is cut in two. */
export function shortName(name: string): string {
  const signs = [...oneLine(name.toWellFormed())]
  return signs.length > nameLength ? `${signs.slice(0, nameLength - 1).join('')}…` : signs.join('')
}
