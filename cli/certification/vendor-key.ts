import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { privateFolder } from '../configuration/private-folder.ts'
import { awaitWrite } from '../files/await-write.ts'
import { writeWhole } from '../files/write-whole.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

export const vendorKeyPath = (env: NodeJS.ProcessEnv): string => join(privateFolder(env), 'certify-key.json')

/** Loads the key that signs certificates, which is made the first time. Its owner alone reads it. */
export async function loadVendorKey(env: NodeJS.ProcessEnv, words: Words): Promise<KeyObject> {
  const path = vendorKeyPath(env)
  const known = await readKey(path, words)
  if (known) return known
  const { privateKey } = generateKeyPairSync('ed25519')
  const content = { algorithm: 'Ed25519', privateKey: privateKey.export({ format: 'pem', type: 'pkcs8' }) }
  await awaitWrite(path, words, writeOnce(path, `${JSON.stringify(content, null, 2)}\n`))
  // Of two commands that make one at the same time, the first has put its own in place.
  return (await readKey(path, words)) ?? privateKey
}

async function writeOnce(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeWhole(path, content, false, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

async function readKey(path: string, words: Words): Promise<KeyObject | null> {
  let text: string
  try {
    const { mode } = await stat(path)
    if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
      throw new Failure(exitCodes.usage, { code: 'readable-key', ...words.certification.readableKey(path) })
    }
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Failure) throw error
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw badKey(path, words)
  }
  try {
    const key = createPrivateKey((JSON.parse(text) as { privateKey: string }).privateKey)
    if (key.asymmetricKeyType !== 'ed25519') throw badKey(path, words)
    return key
  } catch {
    throw badKey(path, words)
  }
}

const badKey = (path: string, words: Words) =>
  new Failure(exitCodes.usage, { code: 'bad-key', ...words.certification.badKey(path) })
