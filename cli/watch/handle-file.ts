import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import type { Context } from '../app/context.ts'
import { importFiles } from '../imports/import-files.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Problem } from '../problems/problem.ts'
import { validate } from '../validation/validate-files.ts'
import { moveAway, type Place, type Verdict } from './move-away.ts'
import { type FoundFile, findFile, isSame } from './settled-files.ts'

export interface HandlingOptions {
  /** Sends the right files, instead of checking them only. */
  readonly import?: true
  readonly mapping?: string
  readonly similar: SimilarChoice
  readonly strict?: true
  readonly server?: string
  readonly token?: string
  readonly timeout: number
}

/** What became of a file. */
export type Handling =
  | ({ readonly state: Verdict; readonly result: unknown } & Place)
  /** To try again later: the file stays. */
  | { readonly state: 'delayed'; readonly problem: Problem }
  /** It is gone, or being written again: the next look finds it as it is. */
  | { readonly state: 'changed' }

/**
 * Checks or sends a file, then moves it with its report.
 * @throws Failure when no file could be sent: nobody is signed in, for example.
 */
export async function handleFile(
  folder: string,
  file: FoundFile,
  options: HandlingOptions,
  context: Context,
): Promise<Handling> {
  const path = join(folder, file.name)
  const key = await idempotencyKey(path, file).catch(() => null)
  if (key === null || !(await isUnchanged(folder, file))) return { state: 'changed' }
  const outcome = await run(path, key, options, context)
  if ('problem' in outcome) return { state: 'delayed', problem: outcome.problem }
  const { exitCode, json, text } = outcome
  const [result] = (json as { readonly files: readonly { readonly error?: Problem }[] }).files
  if (exitCode === exitCodes.network && result?.error) return { state: 'delayed', problem: result.error }
  if (exitCode === exitCodes.signIn && result?.error) throw new Failure(exitCode, result.error)
  // What was sent stays sent, whatever came to the file meanwhile: another content gets another key.
  if (!(await isUnchanged(folder, file))) return { state: 'changed' }
  const verdict = exitCode === exitCodes.fine ? 'accepted' : 'refused'
  return { state: verdict, result, ...(await moveAway(folder, file.name, verdict, `${text}\n`, context.words)) }
}

/** The result of the command that a person would have typed, or what delays it. */
async function run(
  path: string,
  key: string,
  { import: sends, mapping, strict, server, token, timeout, similar }: HandlingOptions,
  context: Context,
): Promise<Result | { readonly problem: Problem }> {
  const options = {
    ...(mapping === undefined ? {} : { mapping }),
    ...(strict === undefined ? {} : { strict }),
    ...(server === undefined ? {} : { server }),
    ...(token === undefined ? {} : { token }),
    timeout,
    similar,
    failOn: 'error',
  } as const
  try {
    return sends
      ? await importFiles(context, [path], { ...options, onError: 'refuse', idempotencyKey: key })
      : await validate(context, [path], { ...options, maxErrors: 1000 })
  } catch (error) {
    if (error instanceof Failure && error.exitCode === exitCodes.network) return { problem: error.problem }
    throw error
  }
}

/**
 * The key under which a file is sent once, even if this process dies before it knows the answer. The same content, dropped
 * again later, is another sending, which the server judges.
 */
async function idempotencyKey(path: string, { name, mtimeMs }: FoundFile): Promise<string> {
  const hash = createHash('sha256').update(`${name} ${mtimeMs}\n`)
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return `watch-${hash.digest('hex')}`
}

async function isUnchanged(folder: string, file: FoundFile): Promise<boolean> {
  const now = await findFile(folder, file.name)
  return now !== null && isSame(now, file)
}
