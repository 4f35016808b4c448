import type { FileReport } from '../imports/check-file.ts'
import { type FileKind, tableOf } from '../imports/file-kinds.ts'

/** Errors that end the reading of a file: what follows is not known. */
const lastErrors: ReadonlySet<string> = new Set(['unclosed-quote', 'row-too-long', 'unpacked-too-large'])

/** Whether the errors of a report are all in rows, so that the other rows can be stored without them. */
export const hasOnlyWrongRows = ({ groups }: FileReport): boolean =>
  groups.every(
    ({ severity, code, rows: [first = 0] }) => severity === 'warning' || (first > 1 && !lastErrors.has(code)),
  )

/** Whether each row of a kind stands by itself. Reports are compared with one another, and satellites follow their kitchen. */
export const rowsStandAlone = (kind: FileKind): boolean => tableOf(kind).rowKey === null
