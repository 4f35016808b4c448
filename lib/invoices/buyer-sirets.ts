import { isValidSiret, removeSpaces } from '../canteens/siret.ts'

/** The SIRETs among what identifies a party, each once, in the same order. */
export const siretsAmong = (identifiers: readonly string[]): string[] => [...new Set(identifiers.flatMap(siretIn))]

/**
 * The SIRET that an identifier is, or that it holds as an electronic address of France (scheme 0225): SIREN,
 * SIREN_SIRET, SIREN_SIRET_CODE or SIREN_SUFFIX. A scheme may stand before it: `0009:21340172201787`.
 */
function siretIn(identifier: string): string[] {
  const [first = '', second = ''] = removeSpaces(identifier).replace(/^.*:/, '').split('_')
  if (isValidSiret(first)) return [first]
  return isValidSiret(second) && second.slice(0, 9) === first ? [second] : []
}
