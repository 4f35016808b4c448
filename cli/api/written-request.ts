import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import type { WrittenRequest } from '@ma-cantine/lib/http/client'
import { readInput, readingProblem, standardInput } from '../files/read-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Sentences } from '../problems/problem.ts'
import type { Words } from '../words/fr.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly WrittenRequest['method'][]

export interface RequestOptions {
  readonly query?: readonly string[]
  readonly body?: string
  readonly file?: string
  readonly dryRun?: true
  readonly idempotencyKey?: string
  readonly ifMatch?: string
}

/** Reads the request that a command line writes. @throws Failure */
export async function writtenRequest(
  [method = '', path = '']: readonly string[],
  { query = [], body, file, dryRun, idempotencyKey, ifMatch }: RequestOptions,
  words: Words,
): Promise<WrittenRequest> {
  const verb = methods.find(name => name === method.toUpperCase())
  if (!verb) throw misuse('bad-method', words.api.badMethod(method, methods))
  if (body !== undefined && file !== undefined) throw misuse('two-contents', words.api.twoContents)
  return {
    method: verb,
    path: pathWith(path, [...query, ...(dryRun ? ['dryRun=true'] : [])], words),
    ...(body === undefined ? {} : { body: await readJson(body, words) }),
    ...(file === undefined ? {} : { file: await openFile(file, words) }),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    ...(ifMatch === undefined ? {} : { version: ifMatch }),
  }
}

/** The token goes to the chosen server alone: an address of another one is no path. */
function pathWith(path: string, parameters: readonly string[], words: Words): `/${string}` {
  const root = 'http://server.invalid'
  const url = path.startsWith('/') ? URL.parse(path, root) : null
  if (url?.origin !== root) throw misuse('bad-path', words.api.badPath(path))
  for (const parameter of parameters) {
    const equals = parameter.indexOf('=')
    if (equals < 1) throw misuse('bad-parameter', words.api.badParameter(parameter))
    url.searchParams.append(parameter.slice(0, equals), parameter.slice(equals + 1))
  }
  return `/${url.pathname.slice(1)}${url.search}`
}

async function readJson(file: string, words: Words): Promise<unknown> {
  const text = await readAll(readInput(file, () => {})).catch((error: unknown) => {
    throw readingFailure(error, file, words)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw misuse('not-json', words.api.notJson(file === standardInput ? words.files.standardInput : file))
  }
}

async function openFile(file: string, words: Words): Promise<NonNullable<WrittenRequest['file']>> {
  try {
    return { name: basename(file), content: await openAsBlob(file) }
  } catch (error) {
    throw readingFailure(error, file, words)
  }
}

function readingFailure(error: unknown, file: string, words: Words): unknown {
  const problem = readingProblem(error, file, words)
  return problem ? new Failure(exitCodes.usage, problem) : error
}

const misuse = (code: string, sentences: Sentences) => new Failure(exitCodes.usage, { code, ...sentences })
