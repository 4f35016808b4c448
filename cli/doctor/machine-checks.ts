import { X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, readFile, stat, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import type { Context } from '../app/context.ts'
import { configurationPath } from '../configuration/configuration.ts'
import { privateFolder } from '../configuration/private-folder.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { requireConfiguration } from '../transport/choose-server.ts'
import { credentialsPath, readCredentials } from '../transport/credentials.ts'
import { askKeyring } from '../transport/keyring.ts'
import { chooseProxy } from '../transport/proxy.ts'
import type { Words } from '../words/fr.ts'
import { bad, type Check, failed, good } from './check.ts'

/** What can be told without any network. */
export const machineChecks = (server: string | null, { words, version }: Context): readonly Promise<Check>[] => [
  checkVersions(version, words),
  checkSettings(words),
  checkTokens(words),
  checkKeyring(words),
  checkDisk(words),
  ...(server === null ? [] : [checkProxy(server, words)]),
  checkAuthorities(words),
]

const checkVersions = async (version: string, { doctor }: Words): Promise<Check> =>
  good('versions', doctor.versions(version, process.versions.node))

async function checkSettings(words: Words): Promise<Check> {
  try {
    requireConfiguration(words)
  } catch (error) {
    if (error instanceof Failure) return failed('settings', error)
    throw error
  }
  const path = configurationPath(process.env)
  return good('settings', existsSync(path) ? words.doctor.settings(path) : words.doctor.noSettings)
}

/** A file of tokens that others read is one that they have. */
async function checkTokens(words: Words): Promise<Check> {
  const path = credentialsPath(process.env)
  try {
    await readCredentials(process.env, words)
  } catch (error) {
    if (error instanceof Failure) return failed('tokens', error)
    throw error
  }
  const file = await stat(path).catch(() => null)
  if (!file) return good('tokens', words.doctor.noTokens)
  const isOpen = process.platform !== 'win32' && (file.mode & 0o077) !== 0
  return isOpen
    ? bad('tokens', words.doctor.openTokens(path), exitCodes.usage)
    : good('tokens', words.doctor.tokens(path))
}

/** In milliseconds: a diagnosis waits for no person to unlock it. */
const keyringPatience = 5000

async function checkKeyring({ doctor, accounts }: Words): Promise<Check> {
  const answer = await askKeyring({ action: 'get', account: 'doctor' }, keyringPatience)
  if (!('trouble' in answer)) return good('keyring', doctor.keyring)
  const { trouble } = answer
  const sentence = accounts.keyringTroubles[trouble]
  // Without a keyring, a file is right; one that is there and does not work is to be mended.
  return trouble === 'absent' || trouble === 'no-session'
    ? good('keyring', doctor.noKeyring(sentence))
    : bad('keyring', { message: sentence, advice: doctor.keyringAdvice }, exitCodes.usage)
}

const leastSpace = 50_000_000

async function checkDisk({ doctor }: Words): Promise<Check> {
  const folders = [await nearestFolder(privateFolder(process.env)), tmpdir()]
  for (const folder of folders) {
    const mayWrite = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    )
    if (!mayWrite) return bad('disk', doctor.closedFolder(folder), exitCodes.usage)
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < leastSpace) return bad('disk', doctor.fullDisk(folder), exitCodes.usage)
  }
  return good('disk', doctor.disk(folders))
}

/** The folder, or the one above that is there. */
async function nearestFolder(path: string): Promise<string> {
  const isThere = await stat(path).then(
    found => found.isDirectory(),
    () => false,
  )
  return isThere || dirname(path) === path ? path : nearestFolder(dirname(path))
}

async function checkProxy(server: string, words: Words): Promise<Check> {
  try {
    const proxy = chooseProxy(server, process.env, words)
    // Its name and password stay out.
    return good('proxy', proxy ? words.doctor.proxy(proxy.url.origin, proxy.variable) : words.doctor.noProxy)
  } catch (error) {
    if (error instanceof Failure) return failed('proxy', error)
    throw error
  }
}

/** Node leaves out, with one line at most, a file of authorities that it cannot use. */
async function checkAuthorities({ doctor }: Words): Promise<Check> {
  const { NODE_EXTRA_CA_CERTS: path } = process.env
  if (!path) return good('authorities', doctor.noAuthorities)
  const text = await readFile(path, 'utf8').catch(() => null)
  const blocks = text?.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  const isRight = blocks.length > 0 && blocks.every(isCertificate)
  return isRight
    ? good('authorities', doctor.authorities(path, blocks.length))
    : bad('authorities', doctor.badAuthorities(path), exitCodes.usage)
}

function isCertificate(pem: string): boolean {
  try {
    new X509Certificate(pem)
    return true
  } catch {
    return false
  }
}
