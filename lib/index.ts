/** The public face of the library: check import files, put verdicts into words, talk to the API. */
export * from './accounts/accounts-api.ts'
export { type Scope, scopes } from './accounts/scope.ts'
export { User } from './accounts/user.ts'
export { Canteen } from './canteens/canteen.ts'
export * from './canteens/canteens-api.ts'
export { getInitialData } from './canteens/initial-data-api.ts'
export { Diagnostic } from './diagnostics/diagnostic.ts'
export { type ExplanationPage, explain, type ShownExample } from './explanations/explain.ts'
export { errorCodes, type Family, families, familyOf } from './explanations/families.ts'
export { explanationWords } from './explanations/words.ts'
export {
  ApiError,
  AuthenticationError,
  BadRequestError,
  NetworkError,
  UnexpectedAnswerError,
} from './http/api-error.ts'
export { type Client, type ClientOptions, createClient } from './http/client.ts'
export type { Endpoint } from './http/endpoint.ts'
export type { ByteSource } from './imports/byte-source.ts'
export { type CheckOptions, checkFile, type FileReport, schemaOfReport } from './imports/check-file.ts'
export { type FileKind, fileKinds, kindOfSchema, schemaOf } from './imports/file-kinds.ts'
export { checkFolder, type FileOfFolder } from './imports/folder-check.ts'
export type {
  CanteensImportAnswer,
  DiagnosticsImportAnswer,
  ImportAnswer,
  ImportError,
} from './imports/import-answer.ts'
export * from './imports/imports-api.ts'
export { SiretCollector } from './imports/siret-collector.ts'
export { emptyFile } from './imports/template.ts'
export { type Description, describeError, errorTitle, type Locale, locales } from './messages/describe.ts'
export { describeSchemaProblem } from './messages/describe-schema-problem.ts'
export type { ErrorCode } from './messages/error-code.ts'
export type { Change, FixName } from './repair/change.ts'
export type { FixGroup } from './repair/change-log.ts'
export { describeFixes, fixWords } from './repair/fix-words.ts'
export { type Repair, type RepairOptions, repairFile } from './repair/repair-file.ts'
export { jsonReport } from './reports/json.ts'
export type { WorkbookLimits } from './spreadsheets/workbook-limits.ts'
export type { Field, TableSchema } from './table-schema/descriptor.ts'
export { columnLetter, type TableError } from './table-schema/error.ts'
export type { ErrorGroup, Report } from './table-schema/report.ts'
export type { SchemaProblem } from './table-schema/schema-problem.ts'
export type { Table } from './table-schema/table.ts'
