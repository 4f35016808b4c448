import type { CodePointRange } from '../code-point-range.ts'

/** A range of bytes for each byte of a UTF-8 sequence. */
export type ByteSequence = readonly CodePointRange[]

const lastOfLength = [0x7f, 0x7ff, 0xffff, 0x10ffff]

/** The UTF-8 sequences of a range of characters. */
export function utf8Sequences([low, high]: CodePointRange): ByteSequence[] {
  // Surrogates are not characters: UTF-8 has no sequence for them.
  if (low < 0xd800 && high > 0xdfff) return [...utf8Sequences([low, 0xd7ff]), ...utf8Sequences([0xe000, high])]
  for (const last of lastOfLength) {
    if (low <= last && high > last) return [...utf8Sequences([low, last]), ...utf8Sequences([last + 1, high])]
  }
  // Splits until every byte after the leading ones covers its whole range.
  for (const bits of [6, 12, 18]) {
    const mask = (1 << bits) - 1
    if (high <= 0x7f || low >> bits === high >> bits) break
    if ((low & mask) !== 0) return [...utf8Sequences([low, low | mask]), ...utf8Sequences([(low | mask) + 1, high])]
    if ((high & mask) !== mask) {
      return [...utf8Sequences([low, (high & ~mask) - 1]), ...utf8Sequences([high & ~mask, high])]
    }
  }
  const [first, last] = [utf8(low), utf8(high)]
  return [first.map((byte, index): CodePointRange => [byte, last[index] as number])]
}

const encoder = new TextEncoder()
const utf8 = (codePoint: number): number[] => [...encoder.encode(String.fromCodePoint(codePoint))]

/** All the characters that are not in the ranges. */
export function complement(ranges: readonly CodePointRange[]): CodePointRange[] {
  const result: CodePointRange[] = []
  let next = 0
  for (const [low, high] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (low > next) result.push([next, low - 1])
    next = Math.max(next, high + 1)
  }
  if (next <= 0x10ffff) result.push([next, 0x10ffff])
  return result
}
