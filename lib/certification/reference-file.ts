import type { FileKind } from '../imports/file-kind.ts'
import { schemaOf, tableOf } from '../imports/file-kinds.ts'
import { kindNamedBy } from '../imports/format-names.ts'
import { newCell } from '../table-schema/new-cell.ts'
import type { Table } from '../table-schema/table.ts'
import type { CertificationCase } from './suite.ts'

/** The kind of file that a case asks for. @throws Error for a case of an unknown format, which no suite holds. */
export function kindOfCase({ name, format }: CertificationCase): FileKind {
  const kind = kindNamedBy(format)
  if (!kind) throw new Error(`The case ${name} has the unknown format ${format}`)
  return kind
}

export const tableOfCase = (each: CertificationCase): Table => tableOf(kindOfCase(each))

const dialect = { delimiter: ',', skipInitialSpace: false } as const

/** One right file of a case: commas, UTF-8. */
export function referenceFile(each: CertificationCase): string {
  const columns = schemaOf(kindOfCase(each)).fields.map(({ name }) => name)
  const lines = [columns, ...each.rows.map(row => columns.map(column => row[column] ?? ''))]
  return lines.map(cells => `${cells.map(cell => newCell(cell, dialect)).join(',')}\n`).join('')
}
