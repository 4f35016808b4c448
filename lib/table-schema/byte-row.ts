/** A row of UTF-8 bytes with the offsets of its cells, by their index in the schema. */
export interface ByteRow {
  readonly bytes: Uint8Array
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

/** The bytes of an ASCII word, for `hasWord` and `startsWithWord`. */
export const bytesOfWord = (word: string): Uint8Array => Uint8Array.from(word, letter => letter.charCodeAt(0))

export function hasWord({ bytes, starts, ends }: ByteRow, place: number, word: Uint8Array): boolean {
  const first = word[0]
  const last = (ends[place] as number) - word.length
  for (let i = starts[place] as number; i <= last; i++) {
    if (bytes[i] !== first) continue
    let same = 1
    while (same < word.length && bytes[i + same] === word[same]) same++
    if (same === word.length) return true
  }
  return false
}

export function startsWithWord({ bytes, starts, ends }: ByteRow, place: number, word: Uint8Array): boolean {
  const start = starts[place] as number
  if ((ends[place] as number) - start < word.length) return false
  for (let i = 0; i < word.length; i++) if (bytes[start + i] !== word[i]) return false
  return true
}

/** The first four digits of a right cell such as `2024-3-5` or ` 2024`; -1 when it is empty. */
export function yearOf({ bytes, starts, ends }: ByteRow, place: number): number {
  const end = ends[place] as number
  let i = starts[place] as number
  while (i < end && !isDigit(bytes[i] as number)) i++
  if (i + 4 > end) return -1
  return (
    (bytes[i] as number) * 1000 +
    (bytes[i + 1] as number) * 100 +
    (bytes[i + 2] as number) * 10 +
    (bytes[i + 3] as number) -
    zeroes
  )
}

const zero = 0x30
const zeroes = zero * 1111
const isDigit = (byte: number): boolean => byte >= zero && byte <= zero + 9

/** The value of a right cell of digits such as ` 0949 `. */
export function wholeNumberOf({ bytes, starts, ends }: ByteRow, place: number): number {
  const end = ends[place] as number
  let number = 0
  for (let i = starts[place] as number; i < end; i++) {
    if (isDigit(bytes[i] as number)) number = number * 10 + (bytes[i] as number) - zero
  }
  return number
}

/** Reads the digits of a cell from index `from`, included, to `to`, excluded, as a number. */
export function digitsOf({ bytes, starts }: ByteRow, place: number, from: number, to: number): number {
  const start = starts[place] as number
  let number = 0
  for (let i = start + from; i < start + to; i++) number = number * 10 + (bytes[i] as number) - zero
  return number
}
