import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** What `login` remembers: a token per server, and the server last signed in to. */
export interface Credentials {
  readonly current: string | null
  readonly tokens: Readonly<Record<string, string>>
}

const noCredentials: Credentials = { current: null, tokens: {} }

export function credentialsPath(env: NodeJS.ProcessEnv): string {
  return join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'ma-cantine', 'credentials.json')
}

export async function readCredentials(env: NodeJS.ProcessEnv, words: Words): Promise<Credentials> {
  const path = credentialsPath(env)
  let stored: unknown
  try {
    stored = JSON.parse(await readFile(path, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return noCredentials
    throw unreadableFailure(path, words)
  }
  if (!isCredentials(stored)) throw unreadableFailure(path, words)
  return stored
}

/** Writes a file that its owner alone can read. A rename puts it in place whole. */
export async function writeCredentials(
  credentials: Credentials,
  env: NodeJS.ProcessEnv,
  words: Words,
): Promise<string> {
  const path = credentialsPath(env)
  const draft = `${path}.${process.pid}`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw code ? new Failure(exitCodes.usage, { code: 'cannot-write', ...words.files.cannotWrite(path, code) }) : error
  }
  return path
}

function isCredentials(stored: unknown): stored is Credentials {
  if (typeof stored !== 'object' || stored === null) return false
  const { current, tokens } = stored as Partial<Credentials>
  return (
    (current === null || typeof current === 'string') &&
    typeof tokens === 'object' &&
    tokens !== null &&
    Object.values(tokens).every(token => typeof token === 'string')
  )
}

const unreadableFailure = (path: string, words: Words) =>
  new Failure(exitCodes.usage, { code: 'credentials-unreadable', ...words.accounts.credentialsUnreadable(path) })
