import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Mapping } from '@ma-cantine/lib/mapping/mapping'
import type { ImportMapping } from '@ma-cantine/lib/mapping/mappings-api'
import type { Context } from '../app/context.ts'
import { readingProblem } from '../files/read-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer } from '../transport/call-server.ts'

/** How the server that keeps mappings is called; `validate` takes it from the environment and from `login`. */
export interface MappingServerOptions {
  readonly server?: string
  readonly token?: string
  readonly timeout?: number
}

/** A mapping in a JSON file, or one that the server keeps under a name. @throws Failure when there is none. */
export async function loadMapping(text: string, options: MappingServerOptions, context: Context): Promise<Mapping> {
  if (/[/\\]|\.json$/i.test(text) || existsSync(text)) return readMappingFile(text, context)
  return (await findMapping(text, options, context)).mapping
}

export async function readMappingFile(path: string, { words }: Context): Promise<Mapping> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    const problem = readingProblem(error, path, words)
    if (!problem) throw error
    throw new Failure(exitCodes.usage, problem)
  }
  const { Mapping: MappingFile } = await import('@ma-cantine/lib/mapping/mapping')
  const parsed = MappingFile.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  const places = parsed.error.issues.slice(0, 3).map(({ path: keys }) => keys.join('.') || '{}')
  throw new Failure(exitCodes.usage, { code: 'bad-mapping', ...words.mappings.bad(path, places) })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

/** One's own mapping of a name, else one that a team shares; by its number too. */
export async function findMapping(
  text: string,
  { timeout = 120, ...options }: MappingServerOptions,
  context: Context,
): Promise<ImportMapping & { readonly server: string }> {
  const { listImportMappings } = await import('@ma-cantine/lib/mapping/mappings-api')
  const { server, answer } = await callServer(
    context,
    { ...options, timeout },
    () => null,
    client => client.call(listImportMappings),
  )
  const found =
    answer.find(({ name, author }) => name === text && author === null) ??
    answer.find(({ name, id }) => name === text || String(id) === text)
  if (found) return { ...found, server }
  throw new Failure(exitCodes.usage, { code: 'unknown-mapping', ...context.words.mappings.unknown(text) })
}
