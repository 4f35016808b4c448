import { type PDF, PdfArray, PdfDict, type PdfObject, PdfStream, PdfString } from '@libpdf/core'
import { InvoiceRefusal } from './invoice-problem.ts'

export interface PdfFile {
  readonly name: string
  readonly stream: PdfStream
}

/** Trees of names have two levels or three. */
const deepestNames = 20

/** The files in a PDF, by the places where viewers show them. */
export class PdfFiles {
  private readonly pdf: PDF
  /** How many things may still be looked at: pages may share lists without end. */
  private left: number
  private readonly resolve

  constructor(pdf: PDF, most: number) {
    this.pdf = pdf
    this.left = most
    this.resolve = pdf.getObject.bind(pdf)
  }

  /** Those of the tree of names, where the standard asks for the invoice. */
  *ofNames(): Generator<PdfFile> {
    const names = this.pdf.getCatalog().getDict('Names', this.resolve)
    yield* this.below(names?.getDict('EmbeddedFiles', this.resolve), 0)
  }

  /** Walked here: the library walks what has no names at all without telling, and in a time that grows as its square. */
  private *below(node: PdfObject | undefined, depth: number): Generator<PdfFile> {
    if (!(node instanceof PdfDict) || depth > deepestNames) return
    let key = ''
    let isKey = true
    for (const item of this.items(node, 'Names')) {
      if (isKey) key = item instanceof PdfString ? item.asString() : ''
      else yield* this.read(item, key)
      isKey = !isKey
    }
    for (const kid of this.items(node, 'Kids')) yield* this.below(kid, depth + 1)
  }

  /** The associated files of the document. */
  *ofDocument(): Generator<PdfFile> {
    for (const file of this.items(this.pdf.getCatalog(), 'AF')) yield* this.read(file)
  }

  /** The associated files of pages, and the paper clips on them. */
  *ofPages(): Generator<PdfFile> {
    for (const { dict } of this.pdf.getPages()) {
      for (const file of this.items(dict, 'AF')) yield* this.read(file)
      for (const note of this.items(dict, 'Annots')) {
        if (note instanceof PdfDict) yield* this.read(note.get('FS', this.resolve))
      }
    }
  }

  private *items(dict: PdfDict, key: string): Generator<PdfObject | undefined> {
    const value = dict.get(key, this.resolve)
    if (!(value instanceof PdfArray)) return yield value
    for (let index = 0; index < value.length; index++) {
      this.count()
      yield value.at(index, this.resolve)
    }
  }

  private count(): void {
    if (--this.left < 0) throw new InvoiceRefusal('too-complex')
  }

  /** The file of a specification, under any of the names that its systems have. */
  private *read(specification: PdfObject | undefined, key = ''): Generator<PdfFile> {
    if (!(specification instanceof PdfDict)) return
    const streams = specification.getDict('EF', this.resolve)
    for (const system of ['UF', 'F', 'Unix', 'Mac', 'DOS']) {
      const stream = streams?.get(system, this.resolve)
      if (stream instanceof PdfStream) {
        return yield { name: textOf(specification, 'UF') || textOf(specification, 'F') || key, stream }
      }
    }
  }
}

function textOf(dict: PdfDict, key: string): string {
  const value = dict.get(key)
  return value instanceof PdfString ? value.asString() : ''
}
