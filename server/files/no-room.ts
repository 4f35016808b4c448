/** What SQLite, the system and PostgreSQL call it. */
const codes = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'])

/** Whether a failure, or what it comes from, is a disk without room. */
export function isNoRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return codes.has((error as NodeJS.ErrnoException).code ?? '') || isNoRoom(error.cause)
}
