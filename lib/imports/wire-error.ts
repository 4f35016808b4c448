import type { Locale } from '../messages/locale.ts'
import type { Encoding } from '../table-schema/encoding.ts'
import type { TableError } from '../table-schema/error.ts'
import { type FileReport, schemaOfReport } from './check-file.ts'
import { describeError, errorTitle } from './describe-error.ts'
import type { ErrorCode } from './error-code.ts'
import type { ImportError } from './import-answer.ts'
import { importErrorStatus } from './import-error.ts'

/** The part of an import answer that a report fills. */
export function reportAnswer(report: FileReport, locale: Locale) {
  const schema = schemaOfReport(report)
  const toWireError = (error: TableError<ErrorCode>) => wireError(error, describeError(error, schema, locale))
  return {
    errorCount: report.errorCount,
    errors: report.errors.map(toWireError),
    warningCount: report.warningCount,
    warnings: report.warnings.map(toWireError),
    groups: report.groups.map(group => ({ ...group, rows: [...group.rows], title: errorTitle(group.code, locale) })),
    encoding: report.encoding && wireEncoding(report.encoding, report.bom),
    digest: report.digest,
  }
}

function wireError(
  { row, column, field, value, code }: TableError<ErrorCode>,
  { title, message, advice }: ReturnType<typeof describeError>,
): ImportError {
  return {
    row,
    column,
    field,
    cell: value,
    code,
    type: wireTypes[code] ?? code,
    title: titleForClients(row, code, { title, message, advice }),
    message,
    advice,
    tags: row === 0 ? ['#file'] : column === null ? ['#table', '#row'] : ['#table', '#row', '#cell'],
    status: importErrorStatus(code),
    has_doc: field !== null,
  }
}

/**
 * Existing clients show a title in place of the message, beside the column: it is enough for a cell that its column
 * refuses. For any other error, the title says all.
 */
function titleForClients(row: number, code: ErrorCode, { title, message, advice }: ReturnType<typeof describeError>) {
  if (row === 0) return `${message} ${advice}`
  return code in wireTypes || cellTitles.has(code) ? title : message
}

/** The other errors to which the validator of the public service gives a short title. */
const cellTitles: ReadonlySet<ErrorCode> = new Set([
  'type-error',
  'missing-cell',
  'extra-cell',
  'blank-row',
  'formula-without-result',
])

const wireTypes: Partial<Record<ErrorCode, string>> = {
  required: 'constraint-error',
  pattern: 'constraint-error',
  enum: 'constraint-error',
  'min-length': 'constraint-error',
  'max-length': 'constraint-error',
  minimum: 'constraint-error',
  maximum: 'constraint-error',
  'total-digits': 'constraint-error',
  'fraction-digits': 'constraint-error',
  unique: 'unique-error',
  'repeated-diagnostic': 'unique-error',
}

function wireEncoding(encoding: Encoding, bom: boolean): string {
  switch (encoding) {
    case 'utf-8':
      return bom ? 'UTF-8-SIG' : 'utf-8'
    case 'utf-16le':
    case 'utf-16be':
      return 'UTF-16'
    case 'iso-8859-1':
      return 'ISO-8859-1'
    case 'windows-1252':
      return 'Windows-1252'
    case 'macintosh':
      return 'MacRoman'
    case 'ibm850':
      return 'cp850'
  }
}
