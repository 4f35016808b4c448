import { type Field, schemaOf } from '@ma-cantine/lib'
import { isFreeText } from '@ma-cantine/lib/table-schema/cell-check'
import { fc } from '../../support/properties.ts'
import type { RightTable } from './right-table.ts'

/** A way to write a table. */
export interface Writing {
  readonly delimiter: string
  readonly lineEnd: string
  readonly endsWithLineEnd: boolean
  /** Whether only the cells that need quotes have them, or all. */
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

/** The table without texts that would not show the encoding. */
export function representable(table: RightTable, { encoding }: Writing): RightTable {
  if (encoding !== 'windows-1252') return table
  const fields = schemaOf(table.kind).fields
  const name = fields.findIndex(field => ['description', 'article', 'nom', 'source_donnees'].includes(field.name))
  return {
    ...table,
    rows: table.rows.map(cells =>
      cells.map((cell, index) => {
        if (!isFreeText(fields[index] as Field)) return cell
        const text = [...cell].filter(character => character < '\x80').join('')
        const filledText = text.trim() === '' && cell.trim() !== '' ? 'x' : text
        // The words of a file tell its encoding, and these are French.
        return index === name ? `Pâté à l’ail, 3 € ${filledText}` : filledText
      }),
    ),
  }
}
