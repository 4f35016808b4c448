/** The database works, but what was asked would have to wait too long: for a lock that others hold, or in line. */
export class DatabaseBusy extends Error {
  readonly reason: 'lock' | 'line'

  constructor(reason: DatabaseBusy['reason'], options?: ErrorOptions) {
    super(`the database is busy: ${reason}`, options)
    this.reason = reason
  }
}

const codeOf = (error: unknown): string => (error as { code?: unknown } | null)?.code as string

/** Of Node and its resolver: the line to the database is cut, or leads nowhere. */
const cutLines = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What pg says, without a code, of a connection that ended under a query or never came to be; knex puts the query first. */
const cutLineMessage =
  /(^| - )(Connection terminated( unexpectedly)?|timeout expired|Client .* is not queryable|Query read timeout)$/

/** PostgreSQL: connection exceptions (class 08), shut down or starting, a transaction that was idle too long. */
const endedByServer = /^(08...|57P0[1235]|25P0[34])$/

/** Whether the connection that was used is worth nothing any more. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error) ?? ''
  return cutLines.has(code) || endedByServer.test(code) || cutLineMessage.test(error.message)
}

/** Whether it was lost because no answer came in time. */
export const isSilent = (error: unknown): boolean => error instanceof Error && /Query read timeout$/.test(error.message)

/** `lock_not_available`, and SQLite's word for a file that another process writes. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === '55P03' || codeOf(error) === 'SQLITE_BUSY')

/** No connection was free in time, a statement was cancelled for its length, or PostgreSQL takes no more connections. */
const overloaded = new Set(['57014', '53300'])

/** Whether the same request may well succeed in a moment: the database is away, or has too much to do. */
export const isPassing = (error: unknown): boolean =>
  isConnectionLost(error) ||
  (error instanceof Error && (error.name === 'KnexTimeoutError' || overloaded.has(codeOf(error))))
