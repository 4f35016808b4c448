import { type FileReport, schemaOfReport } from '../imports/check-file.ts'
import { describeError, errorTitle } from '../imports/describe-error.ts'
import { kindOfSchema } from '../imports/file-kinds.ts'
import { formatNameOf } from '../imports/format-names.ts'
import type { Locale } from '../messages/locale.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import { jsonProblem } from './json-problem.ts'
import type { ReportedFile } from './reported-file.ts'

/**
 * The verdict on one file, as `validate --json` prints it.
 *
 * @param schema needed when the file was checked against a user's schema.
 */
export function jsonReport(
  file: string,
  report: FileReport,
  locale: Locale,
  schema: TableSchema | null = schemaOfReport(report),
) {
  const described = ({ wording, ...error }: FileReport['errors'][number]) => ({
    ...error,
    ...(wording ?? describeError(error, schema, locale)),
  })
  return {
    file,
    valid: report.valid,
    rows: report.rows,
    errorCount: report.errorCount,
    warningCount: report.warningCount,
    encoding: report.encoding,
    bom: report.bom,
    delimiter: report.delimiter,
    ...(report.sheet === undefined ? {} : { sheet: report.sheet }),
    schema: withFormat(report.schema),
    digest: report.digest,
    groups: report.groups.map(group => ({ ...group, title: errorTitle(group.code, locale) })),
    errors: report.errors.map(described),
    warnings: report.warnings.map(described),
  }
}
/** Adds the name of the data and their format, for a schema of ours: `achats@2026-id`. */
function withFormat(schema: FileReport['schema']) {
  const kind = schema && kindOfSchema(schema.name)
  return schema && kind ? { ...schema, format: formatNameOf(kind) } : schema
}

export type JsonReport = ReturnType<typeof jsonReport>

/** The whole output of `validate --json`, described by schemas/reports/validate.schema.json. */
export function jsonDocument(files: readonly ReportedFile[], locale: Locale) {
  return {
    valid: files.every(reported => 'report' in reported && reported.report.valid),
    files: files.map(reported =>
      'report' in reported
        ? jsonReport(reported.file, reported.report, locale, reported.schema)
        : { file: reported.file, valid: false, error: jsonProblem(reported.problem) },
    ),
  }
}
