import { SaxesParser } from 'saxes'
import type { Archive } from './archive.ts'
import { WorkbookProblem } from './workbook-problem.ts'

export type Attributes = Readonly<Record<string, string | undefined>>

/** Receives the elements and texts of an XML part as it is read. */
export interface XmlHandler {
  open(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
  /** True when the rest of the part is not needed; read after each chunk. */
  readonly done?: boolean
}

/** No workbook nests its elements deeper. */
const maximumDepth = 200
/** No workbook has so many characters between two tags. */
const longestWithoutTag = 4 * 1024 * 1024

/**
 * Reads an XML part of a workbook as a stream. A document type is refused: no workbook has one, and it could declare
 * entities that expand without end.
 */
export async function readXmlPart(archive: Archive, part: string, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false })
  let decoder: TextDecoder | null = null
  let depth = 0
  let sinceTag = 0
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    if (++depth > maximumDepth) throw brokenWorkbook()
    handler.open(name, attributes)
  })
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    depth--
    handler.close?.(name)
  })
  parser.on('doctype', () => {
    throw brokenWorkbook()
  })
  parser.on('error', () => {
    throw brokenWorkbook()
  })
  const text = (piece: string) => handler.text?.(piece)
  parser.on('text', text)
  parser.on('cdata', text)

  await archive.read(part, bytes => {
    decoder ??= new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8')
    const piece = decoder.decode(bytes, { stream: true })
    sinceTag += piece.length
    parser.write(piece)
    if (sinceTag > longestWithoutTag) throw brokenWorkbook()
    return handler.done ? 'enough' : 'more'
  })
  if (!handler.done) parser.close()
}

const brokenWorkbook = () => WorkbookProblem.flaw('broken-workbook')

const isUtf16 = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xfe

/** The name of an element or attribute without its prefix, which each program chooses. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
