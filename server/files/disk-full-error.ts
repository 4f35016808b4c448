/** Error codes of SQLite, of the system and of PostgreSQL. */
const codes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'])

/** Whether an error, or its cause, is a full disk. */
export function isDiskFullError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.has((error as NodeJS.ErrnoException).code ?? '') || isDiskFullError(error.cause)
}
