import type { FileKind } from '../imports/file-kinds.ts'
import { schemaOf } from '../imports/file-kinds.ts'
import type { Cells, Example } from './example.ts'

/** The whole wrong or right file of an example, which can be checked or downloaded. */
export function exampleContent(example: Example, side: 'wrong' | 'right'): string {
  if (example.shows === 'rows') return fileOf(example.kind, [...(example.before ?? []), ...example[side]])
  const content = example[side]
  return side === 'wrong' ? content + content.slice(-1).repeat(example.lastRepeated ?? 0) : content
}

function fileOf(kind: FileKind, rows: readonly Cells[]): string {
  const { fields } = schemaOf(kind)
  const lines = rows.map(cells => fields.map(({ name, example }) => quoteCell(cells[name] ?? example)).join(';'))
  return `${[fields.map(({ name }) => name).join(';'), ...lines].join('\n')}\n`
}

const quoteCell = (cell: string): string => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
