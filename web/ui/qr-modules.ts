/**
 * QR codes (ISO/IEC 18004) of short texts: byte mode, level M, versions 1 to 6, which need neither version information
 * nor blocks of different sizes. Any mask is valid; the first one is always taken.
 */

/** By version: the bytes of all codewords, and the blocks that they are shared among. */
const versions = [
  { all: 26, corrections: 10, blocks: 1 },
  { all: 44, corrections: 16, blocks: 1 },
  { all: 70, corrections: 26, blocks: 1 },
  { all: 100, corrections: 18, blocks: 2 },
  { all: 134, corrections: 24, blocks: 2 },
  { all: 172, corrections: 16, blocks: 4 },
] as const

/** The product of two elements of GF(256), modulo x⁸ + x⁴ + x³ + x² + 1. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((other >>> bit) & 1) * one
  }
  return product
}

/** The Reed-Solomon code of a block. */
function correctionsOf(block: readonly number[], count: number): number[] {
  let divisor = [...Array<number>(count - 1).fill(0), 1]
  let root = 1
  for (let degree = 0; degree < count; degree++) {
    const factor = root
    divisor = divisor.map((each, index) => multiply(each, factor) ^ (divisor[index + 1] ?? 0))
    root = multiply(root, 2)
  }
  let rest = Array<number>(count).fill(0)
  for (const byte of block) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((each, index) => each ^ multiply(divisor[index] ?? 0, factor))
  }
  return rest
}

/** The codewords of a text, blocks interleaved. */
function codewords(bytes: Uint8Array, { all, corrections, blocks }: (typeof versions)[number]): number[] {
  const room = all - corrections * blocks
  const bits = [4, ...[bytes.length >> 4, bytes.length & 15], ...[...bytes].flatMap(byte => [byte >> 4, byte & 15]), 0]
  const data = Array.from(
    { length: bits.length / 2 },
    (_, index) => ((bits[2 * index] ?? 0) << 4) | (bits[2 * index + 1] ?? 0),
  )
  for (let padding = 0xec; data.length < room; padding ^= 0xec ^ 0x11) data.push(padding)
  const size = room / blocks
  const parts = Array.from({ length: blocks }, (_, index) => data.slice(index * size, (index + 1) * size))
  const codes = parts.map(part => correctionsOf(part, corrections))
  const interleave = (lists: readonly (readonly number[])[]) =>
    (lists[0] ?? []).flatMap((_, index) => lists.map(list => list[index] ?? 0))
  return [...interleave(parts), ...interleave(codes)]
}

/** Level M with the first mask, and its 10 bits of correction. */
const format = 0x5412

/** The modules of a QR code, dark ones true; null for a text that is too long. */
export function qrModules(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text)
  const index = versions.findIndex(({ all, corrections, blocks }) => bytes.length + 2 <= all - corrections * blocks)
  const version = versions[index]
  if (!version) return null
  const size = 21 + 4 * index
  const modules: (boolean | null)[][] = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  const set = (x: number, y: number, isDark: boolean) => {
    const row = modules[y]
    if (row && x >= 0 && x < size) row[x] = isDark
  }
  // Timing patterns, then the finders with their margins over them.
  for (let place = 0; place < size; place++) {
    set(6, place, place % 2 === 0)
    set(place, 6, place % 2 === 0)
  }
  const square = (x: number, y: number, radius: number, isDark: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(x, y, 4, distance => distance !== 2 && distance !== 4)
  }
  if (index > 0) square(size - 7, size - 7, 2, distance => distance !== 1)
  const bit = (place: number) => ((format >>> place) & 1) === 1
  for (let place = 0; place < 15; place++) {
    // Around the first finder, then along the two others.
    if (place < 6) set(8, place, bit(place))
    else if (place < 8) set(8, place + 1, bit(place))
    else if (place === 8) set(7, 8, bit(place))
    else set(14 - place, 8, bit(place))
    if (place < 8) set(size - 1 - place, 8, bit(place))
    else set(8, size - 15 + place, bit(place))
  }
  set(8, size - 8, true)
  const data = codewords(bytes, version)
  let place = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++) {
      const isUpward = ((right + 1) & 2) === 0
      const y = isUpward ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (modules[y]?.[x] !== null) continue
        const isSet = (((data[place >>> 3] ?? 0) >>> (7 - (place & 7))) & 1) === 1
        set(x, y, isSet !== ((x + y) % 2 === 0))
        place++
      }
    }
  }
  return modules.map(row => row.map(each => each === true))
}
