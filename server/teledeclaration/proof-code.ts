import { randomInt } from 'node:crypto'

/** Digits and letters that nobody mistakes for one another on paper (Crockford’s base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groupLength = 4

/**
 * A code such as `7K2M-9QXA-04TB-HV6D`, of 80 random bits; that of a request for a recap has another group, by which it is known.
 *
 * @param random a whole number below its argument, that nobody can guess unless the declaration is invented.
 */
export const makeProofCode = (groups: 4 | 5, random: (limit: number) => number = randomInt): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[random(alphabet.length)]).join(''),
  ).join('-')
