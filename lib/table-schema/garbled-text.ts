import { asciiSize, charactersFrom, highHalfOf, singleByteEncodings } from './single-byte.ts'

/** The first bytes of the UTF-8 sequences of French texts: two bytes for letters, three for `’`, `–`, `€`. */
const twoByteLeads = [0xc2, 0xc3, 0xc5]
const threeByteLead = 0xe2

const tables = [...singleByteEncodings.map(highHalfOf), charactersFrom(0x80, 0x100)]

/** What French texts are written with, beside ASCII, and what they become where several programs misread them in turn. */
const expected = new Set(`${tables.join('')}\u2009‐‑‒–—―\u202f`)

interface Misreading {
  readonly sequences: RegExp
  readonly byteOf: ReadonlyMap<string, number>
}

const misreadings = tables.map(misreadingOf)

/** How the UTF-8 sequences of French letters look once they were read by this table of the bytes from 0x80 on. */
function misreadingOf(table: string): Misreading {
  const character = (byte: number) => table[byte - asciiSize] as string
  const oneOf = (bytes: readonly number[]) =>
    `[${bytes.map(byte => `\\u{${character(byte).codePointAt(0)?.toString(16)}}`).join('')}]`
  const following = oneOf(Array.from({ length: 0x40 }, (_, index) => 0x80 + index))
  const sequences = `${oneOf(twoByteLeads)}${following}|${oneOf([threeByteLead])}${following}{2}`
  return {
    sequences: new RegExp(sequences, 'gu'),
    byteOf: new Map(Array.from(table, (character, index) => [character, index + asciiSize])),
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The characters that start such a sequence: a text without any is not looked at further. */
export const garbledLeads: readonly string[] = [
  ...new Set(tables.flatMap(table => [...twoByteLeads, threeByteLead].map(byte => table[byte - asciiSize] as string))),
]
const suspect = new RegExp(`[${garbledLeads.join('')}][^\\0-\\x7f]`, 'u')

/**
 * A text in UTF-8 that was once read in another encoding, as it was before: « CrÃ¨me » is « Crème ». Null for any other text:
 * the letters that such a reading makes never stand together in French.
 */
export function ungarble(text: string): string | null {
  if (!suspect.test(text)) return null
  let result = text
  // Each program that the file went through may have done it again.
  for (;;) {
    const before = result
    for (const { sequences, byteOf } of misreadings) {
      result = result.replace(sequences, sequence => {
        const bytes = Uint8Array.from(sequence, character => byteOf.get(character) as number)
        return decodeExpected(bytes) ?? sequence
      })
    }
    if (result === before) return result === text ? null : result
  }
}

function decodeExpected(bytes: Uint8Array): string | null {
  try {
    const character = utf8.decode(bytes)
    return expected.has(character) ? character : null
  } catch {
    return null
  }
}
