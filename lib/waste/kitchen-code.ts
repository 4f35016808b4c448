/** Digits and capitals without I, L, O and U: nothing that a hand or an eye takes for another. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
export const codeLength = 12
/** The first characters name the link, for the counts of attempts. */
const nameLength = 4

/**
 * Reads a code as people type it: in any case, with spaces or dashes, O for 0, I or L for 1.
 * @returns null for a text that cannot be one.
 */
export function readCode(text: string): string | null {
  const code = text
    .toUpperCase()
    .replace(/[\s–—-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return code.length === codeLength && [...code].every(each => codeAlphabet.includes(each)) ? code : null
}

/** Writes a code in groups of four. */
export const writeCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

export const nameOfCode = (code: string): string => code.slice(0, nameLength)
