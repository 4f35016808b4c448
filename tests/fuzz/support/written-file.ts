import { schemaOf } from '@ma-cantine/lib'
import fc from 'fast-check'
import type { RightTable } from './right-table.ts'

/** A way to write a table down. */
export interface Writing {
  readonly delimiter: string
  readonly lineEnd: string
  readonly endsWithLineEnd: boolean
  /** Quotes around the cells that need them, or around all. */
  readonly quotes: 'needed' | 'all'
  readonly encoding: Writable
}
type Writable = 'utf-8' | 'utf-8 with a mark' | 'utf-16le' | 'utf-16be' | 'windows-1252'

export const anyWriting: fc.Arbitrary<Writing> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  endsWithLineEnd: fc.boolean(),
  quotes: fc.constantFrom('needed', 'all'),
  encoding: fc.constantFrom('utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be', 'windows-1252'),
})

export function write({ kind, rows }: RightTable, { delimiter, lineEnd, endsWithLineEnd, quotes, encoding }: Writing) {
  const cell = (text: string) =>
    quotes === 'all' || text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const labels = schemaOf(kind).fields.map(({ name }) => name)
  const lines = [labels, ...rows].map(cells => cells.map(cell).join(delimiter))
  return encode(lines.join(lineEnd) + (endsWithLineEnd ? lineEnd : ''), encoding)
}

function encode(text: string, encoding: Writable): Uint8Array {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text)
    case 'utf-8 with a mark':
      return Buffer.from(`\ufeff${text}`)
    case 'utf-16le':
      return Buffer.from(`\ufeff${text}`, 'utf16le')
    case 'utf-16be':
      return Buffer.from(`\ufeff${text}`, 'utf16le').swap16()
    case 'windows-1252':
      return Uint8Array.from(text, character => windows1252.get(character) ?? 0x3f)
  }
}

const windows1252 = new Map(
  Array.from({ length: 256 }, (_, byte) => [new TextDecoder('windows-1252').decode(Uint8Array.of(byte)), byte]),
)

/** The table as that encoding can hold it. */
export function representable(table: RightTable, { encoding }: Writing): RightTable {
  if (encoding !== 'windows-1252') return table
  const fields = schemaOf(table.kind).fields
  const name = fields.findIndex(field => field.name === 'description' || field.name === 'nom')
  return {
    ...table,
    rows: table.rows.map(cells =>
      cells.map((cell, index) => {
        const held = [...cell].filter(character => windows1252.has(character)).join('')
        const kept = held.trim() === '' && cell.trim() !== '' ? 'x' : held
        // An accent before an ASCII letter is no UTF-8: without one, the same bytes may well be UTF-8 and mean it.
        return index === name ? `éa${kept}` : kept
      }),
    ),
  }
}
