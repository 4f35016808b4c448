import type { ByteRow } from './byte-row.ts'

const space = 0x20

/** The key of a word: its length and its first letter. */
const keyOf = (length: number, first: number): number => (length * 32 + first) & 0xff

/**
 * Makes the function that finds which of the ASCII words a right cell holds, with or without spaces around. It returns
 * the number of the word from 1, and 0 for an empty cell.
 * @throws Error when two of the words have the same length and the same first letter
 */
export function wordIndex(words: readonly string[]): (row: ByteRow, place: number) => number {
  const indexByKey = new Uint8Array(256)
  for (const [index, word] of words.entries()) {
    const key = keyOf(word.length, word.charCodeAt(0))
    if (indexByKey[key] !== 0) throw new Error(`${word} is not told apart from another word`)
    indexByKey[key] = index + 1
  }
  return ({ bytes, starts, ends }, place) => {
    let start = starts[place] as number
    let end = ends[place] as number
    while (start < end && bytes[start] === space) start++
    while (start < end && bytes[end - 1] === space) end--
    return start === end ? 0 : (indexByKey[keyOf(end - start, bytes[start] as number)] as number)
  }
}
