import { PdfArray, PdfDict, PdfName, PdfStream } from '@libpdf/core'
import { runLengthSize, unpackedSize } from './bounded-unpacking.ts'
import { InvoiceRefusal } from './invoice-problem.ts'

/** What is left of the limit on unpacked bytes, while a PDF is read; Infinity between two readings. */
let remainingBytes = Number.POSITIVE_INFINITY
/** Why the reading under way must end. The library goes on after some errors, so the reason is kept here. */
let refusal: InvoiceRefusal | null = null

/** The most bytes that each way of packing can unpack to; LZW is left out, which no program uses for files any more. */
const packings: Readonly<Record<string, (packed: Uint8Array, most: number) => number>> = {
  FlateDecode: unpackedSize,
  RunLengthDecode: runLengthSize,
  ASCIIHexDecode: ({ length }) => Math.ceil(length / 2),
  // Five letters are four bytes, and a single « z » too.
  ASCII85Decode: packed => packed.reduce((size, byte) => size + (byte === 0x7a ? 4 : 1), 0),
}

const shortNames: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
}

/** Programs chain two at most: letters for mail around compressed data. */
const mostPackings = 4

const unpack = PdfStream.prototype.getDecodedData

/** Bounds the unpacking of streams, which the library does without limit: each step is measured before it is done. */
PdfStream.prototype.getDecodedData = function (this: PdfStream) {
  if (remainingBytes === Number.POSITIVE_INFINITY) return unpack.call(this)
  if (refusal) throw refusal
  try {
    return unpackInSteps(this)
  } catch (error) {
    refusal = error instanceof InvoiceRefusal ? error : new InvoiceRefusal('broken-pdf')
    throw refusal
  }
}

function unpackInSteps(stream: PdfStream): Uint8Array {
  const filters = itemsOf(stream.get('Filter'))
  const parameters = itemsOf(stream.get('DecodeParms'))
  if (filters.length > mostPackings) throw new InvoiceRefusal('unsupported-packing')
  if (filters.length === 0) spend(stream.data.length)
  return filters.reduce<Uint8Array>((packed, filter, index) => {
    const written = filter instanceof PdfName ? filter.value : ''
    const name = shortNames[written] ?? written
    const sizeOf = packings[name]
    if (!sizeOf) throw new InvoiceRefusal('unsupported-packing')
    spend(sizeOf(packed, remainingBytes))
    const parameter = parameters[index]
    const step = new PdfStream([['Filter', PdfName.of(name)]], packed)
    if (parameter instanceof PdfDict) step.set('DecodeParms', parameter)
    return unpack.call(step)
  }, stream.data)
}

function spend(bytes: number): void {
  remainingBytes -= bytes
  if (remainingBytes < 0) throw new InvoiceRefusal('unpacked-too-large')
}

const itemsOf = (value: unknown): unknown[] => (value instanceof PdfArray ? [...value] : value ? [value] : [])

/** The reading under way: the next waits for it, for they share the limit. */
let reading: Promise<unknown> = Promise.resolve()

/** Reads a PDF within a limit on the bytes that its streams unpack to. Rejects with an `InvoiceRefusal` alone. */
export function withinLimit<Read>(unpackedBytes: number, read: () => Promise<Read>): Promise<Read> {
  const next = reading.then(async () => {
    remainingBytes = unpackedBytes
    refusal = null
    try {
      const result = await read()
      if (refusal) throw refusal
      return result
    } catch (error) {
      throw refusal ?? (error instanceof InvoiceRefusal ? error : new InvoiceRefusal('broken-pdf'))
    } finally {
      remainingBytes = Number.POSITIVE_INFINITY
    }
  })
  reading = next.catch(() => {})
  return next
}
