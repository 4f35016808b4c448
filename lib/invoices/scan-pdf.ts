import { InvoiceRefusal } from './invoice-problem.ts'

/** What one pass over the bytes of a PDF finds, without its index. */
export interface PdfScan {
  /** The last place of each object, by its number. */
  readonly objects: ReadonlyMap<number, { readonly offset: number; readonly generation: number }>
  /** The numbers of the object streams, in the order of the file. */
  readonly containers: readonly number[]
  /** The reference of the catalog: `3 0 R`. */
  readonly root: string | null
  /** What else an index repeats of the last one: what the file is encrypted by. */
  readonly trailer: string
}

const space = '[\\0\\t\\n\\f\\r ]'
/** The landmarks of a PDF; runs of digits and spaces are bounded, so that the pass is. */
const landmark = new RegExp(
  [
    `(?<!\\d)(?<number>\\d{1,7})${space}{1,9}(?<generation>\\d{1,5})${space}{1,9}obj(?![a-z])`,
    `>>${space}{0,9}(?<stream>stream)(?:\\r?\\n|\\r)`,
    `(?<catalog>/Type${space}{0,9}/Catalog(?![A-Za-z]))`,
    `(?<trailer>trailer)${space}{0,9}<<`,
  ].join('|'),
  'g',
)

/** An index is looked for in this many of the last trailers, and of the letters that follow each. */
const mostTrailers = 50
const trailerLength = 4096

/** Finds the objects of a PDF in one pass; what streams hold is passed over. @throws InvoiceRefusal beyond `most`. */
export function scanPdf(bytes: Uint8Array, most: number): PdfScan {
  const text = new TextDecoder('latin1').decode(bytes)
  const objects = new Map<number, { offset: number; generation: number }>()
  const containers = new Set<number>()
  const trailers: number[] = []
  let catalog: string | null = null
  let current: { number: number; generation: number; start: number } | null = null
  landmark.lastIndex = 0
  for (let found = landmark.exec(text); found; found = landmark.exec(text)) {
    const { number, generation, stream, trailer } = found.groups ?? {}
    if (number !== undefined) {
      current = { number: Number(number), generation: Number(generation), start: landmark.lastIndex }
      objects.set(current.number, { offset: found.index, generation: current.generation })
      if (objects.size > most) throw new InvoiceRefusal('too-complex')
      containers.delete(current.number)
    } else if (trailer !== undefined) {
      trailers.push(found.index)
    } else if (stream === undefined) {
      if (current) catalog = `${current.number} ${current.generation} R`
    } else if (current) {
      const dictionary = text.slice(current.start, found.index)
      if (/\/Type\s*\/ObjStm\b/.test(dictionary)) containers.add(current.number)
      if (/\/Type\s*\/XRef\b/.test(dictionary)) trailers.push(current.start)
      const end = endOfStream(text, landmark.lastIndex, dictionary)
      if (end === -1) break
      landmark.lastIndex = end
      current = null
    }
  }
  return { objects, containers: [...containers], ...readTrailers(text, trailers.slice(-mostTrailers), catalog) }
}

const endMark = 'endstream'

/** Where a stream ends: as its length says if that is so, else at the next end; -1 when it has none. */
function endOfStream(text: string, start: number, dictionary: string): number {
  const [, length] = /\/Length\s+(\d{1,9})(?!\d|\s+\d+\s+R)/.exec(dictionary) ?? []
  const told = start + Number(length ?? Number.NaN)
  return text
    .slice(told, told + endMark.length + 2)
    .trimStart()
    .startsWith(endMark)
    ? told
    : text.indexOf(endMark, start)
}

function readTrailers(text: string, trailers: readonly number[], catalog: string | null) {
  for (const start of trailers.toReversed()) {
    const [window = ''] = text.slice(start, start + trailerLength).split(/startxref|>>\s*stream/, 1)
    const [, root] = /\/Root\s+(\d+\s+\d+\s+R)/.exec(window) ?? []
    if (root === undefined) continue
    const kept = [/\/Encrypt\s+\d+\s+\d+\s+R/, /\/ID\s*\[[\s<>\da-fA-F]*\]/].map(part => part.exec(window)?.[0] ?? '')
    return { root, trailer: kept.join('') }
  }
  return { root: catalog, trailer: '' }
}
