import { PDF, PdfRef, PdfStream } from '@libpdf/core'
import { joinChunks } from '../table-schema/join-chunks.ts'
import type { InvoiceLimits } from './invoice-limits.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import { type PdfScan, scanPdf } from './scan-pdf.ts'

/** Where an object is: at an offset of the file, or at a place of an object stream. */
type IndexEntry =
  | { readonly offset: number; readonly generation: number }
  | { readonly container: number; readonly place: number; readonly offset: number }

type PdfIndex = Map<number, IndexEntry>

/**
 * The PDF with an index of its own at its end, made of the objects that one pass finds in it: its offsets may have moved.
 * @throws InvoiceRefusal when there is nothing to begin with, or more objects than a limit.
 */
export async function withOwnIndex(bytes: Uint8Array, limits: InvoiceLimits): Promise<Uint8Array> {
  const scan = scanPdf(bytes, limits.pdfObjects)
  const index: PdfIndex = new Map(scan.objects)
  const [container] = scan.containers
  if (container !== undefined) {
    // What an object stream holds is known once it is unpacked: any object of the file is enough to open it.
    const pdf = await PDF.load(append(bytes, index, scan, `${container} 0 R`), { lenient: false })
    for (const number of scan.containers) addContained(index, number, pdf, limits.pdfObjects)
  }
  if (scan.root === null) throw new InvoiceRefusal('broken-pdf')
  return append(bytes, index, scan, scan.root)
}

/** Letters of the number of an object and of its place, with the spaces that follow them. */
const longestPair = 22

/** Adds the objects of an object stream, which begins by their numbers, but for those that come again after it. */
function addContained(index: PdfIndex, container: number, pdf: PDF, most: number): void {
  const entry = index.get(container)
  const stream = pdf.getObject(PdfRef.of(container, 0))
  if (!entry || !(stream instanceof PdfStream)) return
  const size = Math.min(stream.getNumber('First')?.value ?? 0, most * longestPair)
  const header = stream.getDecodedData().subarray(0, size)
  const numbers = new TextDecoder('latin1').decode(header).match(/\d{1,10}/g) ?? []
  for (let place = 0; place * 2 < numbers.length; place++) {
    const number = Number(numbers[place * 2])
    if ((index.get(number)?.offset ?? -1) < entry.offset) index.set(number, { container, place, offset: entry.offset })
    if (index.size > most) throw new InvoiceRefusal('too-complex')
  }
}

const asciiBytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const bytesPerEntry = 7

/** Writes the index as a cross-reference stream (ISO 32000-1, 7.5.8). */
function append(bytes: Uint8Array, index: PdfIndex, { trailer }: PdfScan, root: string): Uint8Array {
  const numbers = [...index.keys()]
  const own = numbers.reduce((largest, number) => Math.max(largest, number), 0) + 1
  const data = new Uint8Array(index.size * bytesPerEntry)
  const view = new DataView(data.buffer)
  let at = 0
  for (const entry of index.values()) {
    const isContained = 'container' in entry
    view.setUint8(at, isContained ? 2 : 1)
    view.setUint32(at + 1, isContained ? entry.container : entry.offset)
    view.setUint16(at + 5, isContained ? entry.place : entry.generation)
    at += bytesPerEntry
  }
  const sections = numbers.map(number => `${number} 1`).join(' ')
  const dictionary = `/Type/XRef/Size ${own + 1}/W[1 4 2]/Index[${sections}]/Root ${root}${trailer}/Length ${data.length}`
  const start = asciiBytes(`\n${own} 0 obj\n<<${dictionary}>>\nstream\n`)
  const end = asciiBytes(`\nendstream\nendobj\nstartxref\n${bytes.length + 1}\n%%EOF\n`)
  return joinChunks([bytes, start, data, end])
}
