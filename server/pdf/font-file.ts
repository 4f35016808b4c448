import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

/** Bytes of the header of a WOFF file, and of each row of its table directory. */
const [woffHeader, woffRow] = [44, 20]
/** Bytes of the header of an SFNT file, and of each row of its table directory. */
const [sfntHeader, sfntRow] = [12, 16]

const files = new Map<string, Buffer>()

/**
 * Reads a WOFF file as the SFNT file that it compresses. Each document opens its fonts anew, and would inflate every table in
 * JavaScript: more than half of the time of a short document.
 */
export function readFont(path: string): Buffer {
  const known = files.get(path)
  if (known) return known
  const font = sfntOf(readFileSync(path))
  files.set(path, font)
  return font
}

/** https://www.w3.org/TR/WOFF/ and the table directory of OpenType, whose rows are in the same order. */
function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const widest = 2 ** Math.floor(Math.log2(count))
  const head = Buffer.alloc(sfntHeader + count * sfntRow)
  // The flavour, 0x00010000 or "OTTO".
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(widest * 16, 6)
  head.writeUInt16BE(Math.log2(widest), 8)
  head.writeUInt16BE((count - widest) * 16, 10)
  const parts = [head]
  let position = head.length
  for (let index = 0; index < count; index++) {
    const from = woffHeader + index * woffRow
    const [start, packedLength, length] = [4, 8, 12].map(at => woff.readUInt32BE(from + at)) as [number, number, number]
    const packed = woff.subarray(start, start + packedLength)
    const table = packedLength < length ? inflateSync(packed) : packed
    const to = sfntHeader + index * sfntRow
    woff.copy(head, to, from, from + 4)
    woff.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(position, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    table.copy(padded)
    parts.push(padded)
    position += padded.length
  }
  return Buffer.concat(parts)
}
