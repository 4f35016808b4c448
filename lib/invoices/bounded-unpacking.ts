import { Inflate } from 'pako'
import { InvoiceRefusal } from './invoice-problem.ts'

const pieceBytes = 64 * 1024

/** The bytes that zlib data unpack to, without keeping them. @throws InvoiceRefusal beyond `most`. */
export function unpackedSize(packed: Uint8Array, most: number): number {
  let size = 0
  const inflate = new Inflate({ chunkSize: pieceBytes })
  inflate.onData = piece => {
    size += (piece as Uint8Array).length
    if (size > most) throw new InvoiceRefusal('unpacked-too-large')
  }
  inflate.push(packed, true)
  return size
}

/** The bytes that run-length data unpack to: a length up to 127 copies, one above 128 repeats, 128 ends. */
export function runLengthSize(packed: Uint8Array): number {
  let size = 0
  for (let at = 0; at < packed.length; ) {
    const length = packed[at] ?? 128
    if (length === 128) break
    size += length < 128 ? length + 1 : 257 - length
    at += length < 128 ? length + 2 : 2
  }
  return size
}
