import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { privateFolder } from '../configuration/private-folder.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** What `login` remembers. */
export interface Credentials {
  /** The server last signed in to. */
  readonly current: string | null
  /** The tokens by server, but those that a keyring holds. */
  readonly tokens: Readonly<Record<string, string>>
  /** The servers whose token is in the keyring of the system. */
  readonly inKeyring?: readonly string[]
}

const noCredentials: Credentials = { current: null, tokens: {} }

export const credentialsPath = (env: NodeJS.ProcessEnv): string => join(privateFolder(env), 'credentials.json')

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

export const writeCredentials = (credentials: Credentials, env: NodeJS.ProcessEnv, words: Words): Promise<string> =>
  writePrivateFile(credentialsPath(env), credentials, words)

/** Writes a file that its owner alone can read. A rename puts it in place whole. */
export async function writePrivateFile(path: string, content: object, words: Words): Promise<string> {
  const draft = `${path}.${process.pid}`
  try {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
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
  const { current, tokens, inKeyring = [] } = stored as Partial<Credentials>
  return (
    (current === null || typeof current === 'string') &&
    typeof tokens === 'object' &&
    tokens !== null &&
    Object.values(tokens).every(token => typeof token === 'string') &&
    Array.isArray(inKeyring) &&
    inKeyring.every(server => typeof server === 'string')
  )
}

const unreadableFailure = (path: string, words: Words) =>
  new Failure(exitCodes.usage, { code: 'credentials-unreadable', ...words.accounts.credentialsUnreadable(path) })
