import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateFolder } from '../configuration/private-folder.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { writePrivateFile } from '../transport/credentials.ts'
import type { Words } from '../words/fr.ts'

/** The fingerprints of the keys by which servers sign lists, as they were when a list was first pulled from each. */
export type KnownKeys = Readonly<Record<string, string>>

const pathOf = (env: NodeJS.ProcessEnv): string => join(privateFolder(env), 'refs-keys.json')

/** @throws Failure for a file that cannot be read: trust is not started anew in silence. */
export async function readKnownKeys(env: NodeJS.ProcessEnv, { canteenLists: words }: Words): Promise<KnownKeys> {
  const path = pathOf(env)
  try {
    const { keys } = JSON.parse(await readFile(path, 'utf8')) as { keys?: unknown }
    if (isKnownKeys(keys)) return keys
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return {}
  }
  throw new Failure(exitCodes.usage, { code: 'known-keys-unreadable', ...words.knownKeysUnreadable(path) })
}

const isKnownKeys = (read: unknown): read is KnownKeys =>
  typeof read === 'object' &&
  read !== null &&
  !Array.isArray(read) &&
  Object.values(read).every(value => typeof value === 'string')

export async function rememberKey(server: string, fingerprint: string, words: Words): Promise<void> {
  const keys = await readKnownKeys(process.env, words)
  await writePrivateFile(pathOf(process.env), { keys: { ...keys, [server]: fingerprint } }, words)
}
