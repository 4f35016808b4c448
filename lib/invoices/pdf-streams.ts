import { PdfArray, PdfDict, PdfName, PdfNumber, PdfStream } from '@libpdf/core'
import { runLengthSize, unpackedSize } from './bounded-unpacking.ts'
import type { InvoiceLimits } from './invoice-limits.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import type { ReadingTime } from './reading-time.ts'

/** What the reading of a PDF has left of its limits. */
interface Reading {
  bytes: number
  indexEntries: number
  readonly time: ReadingTime
  /** Why it must end. The library goes on after some errors, so the reason is kept here. */
  refusal: InvoiceRefusal | null
}

/** The reading under way, null between two of them. */
let reading: Reading | null = null

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

/** Does a step of the library within the limits of the reading under way. */
function bounded<Result>(step: (reading: Reading) => Result, otherwise: () => Result): Result {
  if (!reading) return otherwise()
  if (reading.refusal) throw reading.refusal
  try {
    return step(reading)
  } catch (error) {
    reading.refusal = error instanceof InvoiceRefusal ? error : new InvoiceRefusal('broken-pdf')
    throw reading.refusal
  }
}

const get = PdfDict.prototype.get

/** Looks at the time whenever the library looks into an object, which it does on all its ways through a PDF. */
PdfDict.prototype.get = function (this: PdfDict, ...asked) {
  if (reading)
    bounded(
      ({ time }) => time.check(),
      () => {},
    )
  return get.apply(this, asked)
}

const unpack = PdfStream.prototype.getDecodedData

/** Bounds the unpacking of streams, which the library does without limit: each step is measured before it is done. */
PdfStream.prototype.getDecodedData = function (this: PdfStream) {
  return bounded(
    reading => {
      const data = unpackInSteps(this, reading)
      if (this.has('W')) boundIndex(this, data.length, reading)
      return data
    },
    () => unpack.call(this),
  )
}

function unpackInSteps(stream: PdfStream, reading: Reading): Uint8Array {
  const filters = itemsOf(stream.get('Filter'))
  const parameters = itemsOf(stream.get('DecodeParms'))
  if (filters.length > mostPackings) throw new InvoiceRefusal('unsupported-packing')
  if (filters.length === 0) spend(stream.data.length, reading)
  return filters.reduce<Uint8Array>((packed, filter, index) => {
    const written = filter instanceof PdfName ? filter.value : ''
    const name = shortNames[written] ?? written
    const sizeOf = packings[name]
    if (!sizeOf) throw new InvoiceRefusal('unsupported-packing')
    spend(sizeOf(packed, reading.bytes), reading)
    const parameter = parameters[index]
    const step = new PdfStream([['Filter', PdfName.of(name)]], packed)
    if (parameter instanceof PdfDict) step.set('DecodeParms', parameter)
    return unpack.call(step)
  }, stream.data)
}

function spend(bytes: number, reading: Reading): void {
  reading.bytes -= bytes
  if (reading.bytes < 0) throw new InvoiceRefusal('unpacked-too-large')
}

/**
 * Bounds the entries of an index, which the library makes as its dictionary says: entries of no width would have no end.
 * @param size the bytes that the index unpacks to.
 */
function boundIndex(index: PdfStream, size: number, reading: Reading): void {
  const widths = itemsOf(index.get('W')).map(numberOf)
  const sections = itemsOf(index.get('Index')).map(numberOf)
  const counts = index.has('Index') ? sections.filter((_, place) => place % 2 === 1) : [numberOf(index.get('Size'))]
  const entries = sumOf(counts.map(count => Math.max(0, count)))
  const width = sumOf(widths.slice(0, 3))
  if (!(width >= 1 && entries * width <= size)) throw new InvoiceRefusal('broken-pdf')
  reading.indexEntries -= entries
  if (reading.indexEntries < 0) throw new InvoiceRefusal('too-complex')
}

const numberOf = (value: unknown): number => (value instanceof PdfNumber ? value.value : 0)

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const itemsOf = (value: unknown): unknown[] => (value instanceof PdfArray ? [...value] : value ? [value] : [])

/** Reads a PDF within limits, one at a time. Rejects with an `InvoiceRefusal` alone. */
export async function withinLimits<Read>(
  { unpackedBytes, pdfObjects }: InvoiceLimits,
  time: ReadingTime,
  read: () => Promise<Read>,
): Promise<Read> {
  const own: Reading = { bytes: unpackedBytes, indexEntries: pdfObjects, time, refusal: null }
  reading = own
  try {
    const result = await read()
    if (own.refusal) throw own.refusal
    return result
  } catch (error) {
    throw own.refusal ?? (error instanceof InvoiceRefusal ? error : new InvoiceRefusal('broken-pdf'))
  } finally {
    reading = null
  }
}
