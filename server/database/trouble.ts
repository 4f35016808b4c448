/** The database works, but the request would wait too long: for a lock, in the queue, or for a migration. */
export class DatabaseBusyError extends Error {
  readonly reason: 'lock' | 'queue' | 'migration'

  constructor(reason: DatabaseBusyError['reason'], options?: ErrorOptions) {
    super(`the database is busy: ${reason}`, options)
    this.reason = reason
  }
}

const codeOf = (error: unknown): string => (error as { code?: unknown } | null)?.code as string

/** Error codes of Node and its resolver for a network that does not reach the database. */
const networkErrorCodes = new Set([
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

/** Messages of pg, without a code, for a lost or failed connection; Knex prefixes the query. */
const lostConnectionMessage =
  /(^| - )(Connection terminated( unexpectedly)?|timeout expired|Client .* is not queryable|Query read timeout)$/

/** Codes of PostgreSQL: connection exceptions (class 08), shutdown or start-up, idle transaction ended. */
const serverEndCodes = /^(08...|57P0[1235]|25P0[34])$/

/** Whether the connection can no longer be used. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error) ?? ''
  return networkErrorCodes.has(code) || serverEndCodes.test(code) || lostConnectionMessage.test(error.message)
}

/** Whether the answer of the database timed out. */
export const isAnswerTimeout = (error: unknown): boolean =>
  error instanceof Error && /Query read timeout$/.test(error.message)

/** Recognises `lock_not_available`, and SQLite's code for a file that another process writes. */
export const isLockError = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === '55P03' || codeOf(error) === 'SQLITE_BUSY')

/** Recognises the refusal of a connection by a server that accepts no more of them. */
export const isRefusedConnection = (error: unknown): boolean => error instanceof Error && codeOf(error) === '53300'

/** Code of PostgreSQL for a statement that took too long. */
const statementTimeout = '57014'

/** Whether the same request may succeed soon: the database is away or overloaded. */
export const isTemporary = (error: unknown): boolean =>
  isConnectionLost(error) ||
  isRefusedConnection(error) ||
  (error instanceof Error && (error.name === 'KnexTimeoutError' || codeOf(error) === statementTimeout))

/**
 * Whether a replica failed in a read that the primary may still answer: it is lost, or PostgreSQL refuses, as it does when
 * the log removes rows that a read needs. A statement that takes too long would do so on the primary as well.
 */
export const isReplicaFailure = (error: unknown): boolean =>
  isConnectionLost(error) ||
  (error instanceof Error &&
    (error.name === 'KnexTimeoutError' ||
      (/^[0-9A-Z]{5}$/.test(codeOf(error) ?? '') && codeOf(error) !== statementTimeout)))

/** Recognises a value that must be unique and is stored already. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error &&
  (codeOf(error) === '23505' || (codeOf(error) === 'SQLITE_CONSTRAINT' && error.message.includes('UNIQUE')))
