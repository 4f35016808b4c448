import { type FileKind, schemaOf } from '@ma-cantine/lib'
import { file } from '../support/files.ts'

/** A file of one format, right or wrong in one way. */
export interface FormatFile {
  readonly name: string
  readonly kind: FileKind
  readonly bytes: Uint8Array
}

export type Cells = Readonly<Record<string, string>>

/** Labels that changes of the header concern: one that others leave alone, and two side by side. */
export interface ChangedLabels {
  readonly label: string
  readonly pair: readonly [string, string]
}

/** Changes of a whole file, most of them of its header. */
const changesOf = ({ label, pair }: ChangedLabels): Readonly<Record<string, (text: string) => string>> => ({
  'sans données': text => text.slice(0, text.indexOf('\n')),
  'points-virgules': text => text.replaceAll(',', ';'),
  tabulations: text => text.replaceAll(',', '\t'),
  'marque et fins de Windows': text => `\ufeff${text.replaceAll('\n', '\r\n')}`,
  'en-tête en capitales': text => text.replace(/^.*/, header => header.toUpperCase()),
  'étiquette mal écrite': text => text.replace(label, label.slice(0, -1)),
  'étiquette vide': text => text.replace(label, ''),
  'étiquette répétée': text => text.replace(label, pair[0]),
  'colonne de trop': text => text.replaceAll(/$/gm, ',x'),
  'colonnes échangées': text => text.replace(pair.join(), pair.toReversed().join()),
  'première colonne perdue': text => text.replaceAll(/^[^,]*,/gm, ''),
  'dernières colonnes perdues': text => text.replaceAll(/,[^,]*,[^,]*$/gm, ''),
  'ligne vide': text => text.replace('\n', '\n\n'),
  'cellules de trop': text => text.replace(/\n(.+)\n/, '\n$1,de,trop\n'),
  'ligne coupée': text => text.replace(/\n(.{30}).*\n/, '\n$1\n'),
  'guillemet ouvert': text => text.replace('\n', '\n"'),
})

/** The files of a kind: a right row before a row with the given cells, or a changed file. */
export function filesOf(
  kind: FileKind,
  cells: readonly Cells[],
  labels: ChangedLabels,
  first: Cells = {},
): FormatFile[] {
  const encode = (text: string) => new TextEncoder().encode(text)
  return [
    ...cells.map((row, index) => ({ name: `${kind} ${index}.csv`, kind, bytes: encode(file(kind, [first, row])) })),
    ...Object.entries(changesOf(labels)).map(([name, change]) => ({
      name: `${kind} ${name}.csv`,
      kind,
      bytes: encode(change(file(kind, [{}]))),
    })),
  ]
}

/** Labels of one format in the header of another. */
export function mixedHeaders(kinds: readonly FileKind[]): FormatFile[] {
  const labels = (kind: FileKind) => schemaOf(kind).fields.map(({ name }) => name)
  return kinds.flatMap(kind =>
    kinds
      .filter(other => other !== kind)
      .map(other => {
        const half = Math.ceil(labels(kind).length / 2)
        const header = [...new Set([...labels(kind).slice(0, half), ...labels(other).slice(half)])]
        const bytes = new TextEncoder().encode(`${header.join(',')}\n${header.map(() => 'x').join(',')}\n`)
        return { name: `${kind} puis ${other}.csv`, kind, bytes }
      }),
  )
}
