import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  NetworkError,
  RefusedError,
  UnexpectedAnswerError,
} from '@ma-cantine/lib/http/api-error'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import type { Problem } from '../problems/problem.ts'
import type { Words } from '../words/fr.ts'

export interface ServerProblem {
  readonly exitCode: ExitCode
  readonly problem: Problem
}

/** The problem that an error of the API stands for, or null for any other error, which is a bug. */
export function serverProblem(
  error: unknown,
  server: string,
  timeoutSeconds: number,
  words: Words,
): ServerProblem | null {
  if (!(error instanceof ApiError)) return null
  if (error instanceof AuthenticationError) {
    return problem(exitCodes.signIn, 'sign-in-refused', words.server.signInRefused(server, error.detail))
  }
  if (error instanceof NetworkError) return networkProblem(error, server, timeoutSeconds, words)
  if (error instanceof UnexpectedAnswerError) {
    return problem(exitCodes.network, 'unexpected-answer', words.server.unexpectedAnswer(server))
  }
  if (error instanceof BadRequestError) {
    return problem(exitCodes.refused, 'bad-request', words.server.badRequest(Object.values(error.fields).flat()))
  }
  if (error instanceof RefusedError && error.status === 409) {
    return problem(exitCodes.network, 'under-way', words.imports.underWay(error.detail))
  }
  if (error instanceof RefusedError && error.status === 422) {
    return problem(exitCodes.usage, 'key-used', words.imports.keyUsed(error.detail))
  }
  if (error.status === 401)
    return problem(exitCodes.signIn, 'sign-in-refused', words.server.signInRefused(server, null))
  if (error.status === 413) return problem(exitCodes.refused, 'file-too-large', words.server.fileTooLarge(server))
  if (error.status === 429) return problem(exitCodes.network, 'too-many-requests', words.server.tooManyRequests(server))
  if (error.status >= 500)
    return problem(exitCodes.network, 'server-error', words.server.serverError(server, error.status))
  return problem(exitCodes.network, 'unexpected-answer', words.server.unexpectedAnswer(server))
}

type Trouble = 'server-too-slow' | 'server-unreachable' | 'server-unknown' | 'certificate-refused' | 'connection-lost'

function networkProblem(error: NetworkError, server: string, timeoutSeconds: number, words: Words): ServerProblem {
  const sentences: Record<Trouble, () => { message: string; advice: string }> = {
    'server-too-slow': () => words.server.serverTooSlow(server, timeoutSeconds),
    'server-unreachable': () => words.server.serverUnreachable(server),
    'server-unknown': () => words.server.serverUnknown(server),
    'certificate-refused': () => words.server.certificateRefused(server),
    'connection-lost': () => words.server.connectionLost(server),
  }
  const trouble = networkTrouble(error)
  return problem(exitCodes.network, trouble, sentences[trouble]())
}

function networkTrouble(error: NetworkError): Trouble {
  const codes = new Set(causeCodes(error))
  const is = (...known: string[]) => known.some(code => codes.has(code))
  if (is('UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT')) return 'server-too-slow'
  if (is('ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH')) {
    return 'server-unreachable'
  }
  if (is('ENOTFOUND', 'EAI_AGAIN')) return 'server-unknown'
  return [...codes].some(code => /CERT|SSL|TLS/.test(code)) ? 'certificate-refused' : 'connection-lost'
}

const transientTroubles = new Set<Trouble>(['server-unreachable', 'connection-lost'])
const gatewayStatuses = new Set([502, 503, 504])

/** Whether the same request may succeed in a moment: the connection was cut, or the server is restarting. */
export function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError) return transientTroubles.has(networkTrouble(error))
  return error instanceof ApiError && gatewayStatuses.has(error.status)
}

/** Whether the server is still working on this same request, sent before without an answer. */
export const isUnderWay = (error: unknown): boolean => error instanceof RefusedError && error.status === 409

/** The error codes in the causes of an error. A host with several addresses gives a list of errors. */
function causeCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code } = error as NodeJS.ErrnoException
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [...(code ? [code] : []), ...inner.flatMap(causeCodes)]
}

const problem = (exitCode: ExitCode, code: string, sentences: { message: string; advice: string }): ServerProblem => ({
  exitCode,
  problem: { code, ...sentences },
})
