import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  NetworkError,
  UnexpectedAnswerError,
} from '@ma-cantine/lib/http/api-error'
import type { Words } from '../words/fr.ts'
import { type ExitCode, exitCodes } from './exit-code.ts'
import type { Problem } from './problem.ts'

export interface ServerProblem {
  readonly exitCode: ExitCode
  readonly problem: Problem
}

/** What went wrong between us and the server, in words; null when the error is something else: a bug. */
export function serverProblem(
  error: unknown,
  server: string,
  timeoutSeconds: number,
  words: Words,
): ServerProblem | null {
  if (!(error instanceof ApiError)) return null
  if (error instanceof AuthenticationError) {
    return problem(exitCodes.signIn, 'sign-in-refused', words.signInRefused(server, error.detail))
  }
  if (error instanceof NetworkError) return networkProblem(error, server, timeoutSeconds, words)
  if (error instanceof UnexpectedAnswerError) {
    return problem(exitCodes.network, 'unexpected-answer', words.unexpectedAnswer(server))
  }
  if (error instanceof BadRequestError) {
    return problem(exitCodes.refused, 'bad-request', words.badRequest(Object.values(error.fields).flat()))
  }
  if (error.status === 401) return problem(exitCodes.signIn, 'sign-in-refused', words.signInRefused(server, null))
  if (error.status === 413) return problem(exitCodes.refused, 'file-too-large', words.fileTooLarge(server))
  if (error.status === 429) return problem(exitCodes.network, 'too-many-requests', words.tooManyRequests(server))
  if (error.status >= 500) return problem(exitCodes.network, 'server-error', words.serverError(server, error.status))
  return problem(exitCodes.network, 'unexpected-answer', words.unexpectedAnswer(server))
}

function networkProblem(error: NetworkError, server: string, timeoutSeconds: number, words: Words): ServerProblem {
  const codes = new Set(causeCodes(error))
  const is = (...known: string[]) => known.some(code => codes.has(code))
  if (is('UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT')) {
    return problem(exitCodes.network, 'server-too-slow', words.serverTooSlow(server, timeoutSeconds))
  }
  if (is('ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH')) {
    return problem(exitCodes.network, 'server-unreachable', words.serverUnreachable(server))
  }
  if (is('ENOTFOUND', 'EAI_AGAIN')) {
    return problem(exitCodes.network, 'server-unknown', words.serverUnknown(server))
  }
  if ([...codes].some(code => /CERT|SSL|TLS/.test(code))) {
    return problem(exitCodes.network, 'certificate-refused', words.certificateRefused(server))
  }
  return problem(exitCodes.network, 'connection-lost', words.connectionLost(server))
}

/** fetch hides the reason in its causes, and a host with several addresses in a list of errors. */
function causeCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code } = error as NodeJS.ErrnoException
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [...(code ? [code] : []), ...inner.flatMap(causeCodes)]
}

const problem = (exitCode: ExitCode, code: string, said: { message: string; advice: string }): ServerProblem => ({
  exitCode,
  problem: { code, ...said },
})
