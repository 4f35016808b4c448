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
