import { schemaOfReport } from '../imports/check-file.ts'
import { describeError } from '../imports/describe-error.ts'
import type { Locale } from '../messages/locale.ts'
import { defaultWorkbookLimits } from '../spreadsheets/workbook-limits.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import { columnLetter } from '../table-schema/error.ts'
import type { Severity } from '../table-schema/report.ts'
import type { CheckedFile } from './reported-file.ts'

interface MarkedCell {
  readonly row: number
  readonly column: number
  readonly severity: Severity
  readonly texts: string[]
}

/**
 * Gives an XLSX workbook back with its wrong cells marked, each with a note that says what is wrong and how to mend it. What
 * is about a row is on its first cell, what is about the file on the first one. Null when the file is no XLSX workbook.
 */
export async function annotatedWorkbook(
  bytes: Uint8Array,
  { report, schema }: Pick<CheckedFile, 'report' | 'schema'>,
  locale: Locale,
): Promise<Uint8Array | null> {
  if (report.sheet === undefined) return null
  const marked = markedCells(report, schema ?? schemaOfReport(report), locale)
  const { annotateXlsx } = await import('../spreadsheets/xlsx/annotation/annotate-xlsx.ts')
  const place = ({ row, column }: MarkedCell) => `${columnLetter(column)}${row}`
  const ofSeverity = (severity: Severity) => marked.filter(cell => cell.severity === severity).map(place)
  return annotateXlsx(
    bytes,
    {
      sheet: report.sheet,
      cells: { error: ofSeverity('error'), warning: ofSeverity('warning') },
      notes: marked.map(cell => ({ ...cell, cell: place(cell), text: cell.texts.join('\n\n') })),
      author: 'ma cantine',
    },
    defaultWorkbookLimits,
  )
}

/** The cells in the order of the sheet, each once: its errors come before its warnings. */
function markedCells(
  { errors, warnings }: CheckedFile['report'],
  schema: TableSchema | null,
  locale: Locale,
): MarkedCell[] {
  const cells = new Map<string, MarkedCell>()
  for (const [severity, all] of [
    ['error', errors],
    ['warning', warnings],
  ] as const) {
    for (const error of all) {
      const row = Math.max(1, error.row)
      const column = error.column ?? 1
      const key = `${row} ${column}`
      const cell = cells.get(key) ?? { row, column, severity, texts: [] }
      const { message, advice } = describeError(error, schema, locale)
      cell.texts.push(`${message}\n→ ${advice}`)
      cells.set(key, cell)
    }
  }
  return [...cells.values()].sort((a, b) => a.row - b.row || a.column - b.column)
}
