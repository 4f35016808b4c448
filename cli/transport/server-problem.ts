import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  NetworkError,
  RefusedError,
  UnexpectedAnswerError,
  unavailableStatuses,
} from '@ma-cantine/lib/http/api-error'
import { type ExitCode, exitCodes } from '../problems/exit-code.ts'
import type { Problem, Sentences } from '../problems/problem.ts'
import type { Words } from '../words/fr.ts'
import { networkSentences } from './network-sentences.ts'
import { networkTrouble, type Trouble } from './network-trouble.ts'

export interface ServerProblem {
  readonly exitCode: ExitCode
  readonly problem: Problem
}

const problem = (exitCode: ExitCode, code: string, sentences: Sentences): ServerProblem => ({
  exitCode,
  problem: { code, ...sentences },
})

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
  if (error instanceof NetworkError) {
    const trouble = networkTrouble(error)
    const exitCode = trouble === 'proxy-sign-in' ? exitCodes.usage : exitCodes.network
    return problem(exitCode, trouble, networkSentences(trouble, error, { server, timeoutSeconds, words }))
  }
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

const transientTroubles = new Set<Trouble>(['server-unreachable', 'connection-lost', 'proxy-unreachable', 'proxy-lost'])

/** Whether the same request may succeed in a moment: the connection was cut, or the server is restarting. */
export function isTransient(error: unknown): boolean {
  if (error instanceof NetworkError) return transientTroubles.has(networkTrouble(error))
  return error instanceof ApiError && unavailableStatuses.has(error.status)
}

/** Whether the server is still working on this same request, sent before without an answer. */
export const isUnderWay = (error: unknown): boolean => error instanceof RefusedError && error.status === 409
