/** A file in a PDF as its bytes are written: one letter a byte. */
export interface RawFile {
  readonly packed: string
  /** `/Filter /FlateDecode`. */
  readonly packing?: string
}

export const latin1 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

const header = '%PDF-1.7\n'

/** A PDF of objects as they are written, numbered from 1, the first being the catalog; its index is lost where asked. */
export function rawPdf(objects: readonly string[], { hasIndex = true } = {}): Uint8Array {
  let text = header
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  if (hasIndex) {
    const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
    const start = text.length
    text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n`
    text += `startxref\n${start}\n%%EOF\n`
  }
  return Buffer.from(text, 'latin1')
}

export const stream = (dictionary: string, data: string): string =>
  `<<${dictionary}/Length ${data.length}>>\nstream\n${data}\nendstream`

/** Where a PDF may name its file, object 4: the entries of its catalog, and those of its page. */
export const filePlaces = {
  names: ['/Names<</EmbeddedFiles<</Names[(factur-x.xml) 4 0 R]>>>>', ''],
  document: ['/AF[4 0 R]', ''],
  page: ['', '/AF 4 0 R'],
  note: ['', '/Annots[<</Type/Annot/Subtype/FileAttachment/FS 4 0 R>>]'],
} as const

/** The objects of a PDF of one page with a file. */
export function objectsWith(
  { packed, packing = '' }: RawFile,
  place: keyof typeof filePlaces = 'names',
  streams = '/F 5 0 R',
): string[] {
  const [ofCatalog, ofPage] = filePlaces[place]
  return [
    `<</Type/Catalog/Pages 2 0 R${ofCatalog}>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]${ofPage}>>`,
    `<</Type/Filespec/UF(factur-x.xml)/EF<<${streams}>>>>`,
    stream(`/Type/EmbeddedFile${packing}`, packed),
  ]
}
