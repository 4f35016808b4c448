import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'

const service = 'ma-cantine'

/** Why the keyring of the system cannot be used: not part of this build, no session to ask, no answer in time, an error. */
export type KeyringTrouble = 'absent' | 'no-session' | 'silent' | 'refused'

export type KeyringAnswer = { readonly value: string | null } | { readonly trouble: KeyringTrouble }

interface KeyringRequest {
  readonly action: 'get' | 'set' | 'delete'
  /** The server whose token it is. */
  readonly account: string
  readonly secret?: string
}

/** In milliseconds: a keyring may ask its owner to unlock it, or never answer. */
const patience = 20_000

/**
 * Asks in a process of its own: where nobody answers, the native library waits without an end. On Linux it would fall back
 * on the keys of the kernel, which end with the session.
 */
const program = `
const { Entry } = require(process.argv[1])
let text = ''
process.stdin.setEncoding('utf8').on('data', part => { text += part }).on('end', () => {
  const { action, service, account, secret } = JSON.parse(text)
  const entry = new Entry(service, account, { linux: { store: 'secret-service' } })
  let value = null
  if (action === 'set') entry.setPassword(secret)
  else if (action === 'delete') { try { entry.deletePassword() } catch {} }
  else value = entry.getPassword() ?? null
  process.stdout.write(JSON.stringify({ value }))
})`

export async function askKeyring(request: KeyringRequest, milliseconds = patience): Promise<KeyringAnswer> {
  const library = libraryPath()
  if (library === null) return { trouble: 'absent' }
  if (!hasSession(process.env)) return { trouble: 'no-session' }
  const child = spawn(process.execPath, ['-e', program, library], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: milliseconds,
    killSignal: 'SIGKILL',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  // The token is written, not an argument, which other users see.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify({ ...request, service }))
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  const signal = await new Promise<NodeJS.Signals | 'failed' | null>(resolve => {
    child.on('error', () => resolve('failed'))
    child.on('close', (_, killedBy) => resolve(killedBy))
  })
  if (signal === 'SIGKILL') return { trouble: 'silent' }
  return readAnswer(text) ?? { trouble: 'refused' }
}

/** The command in one file has no native part. */
function libraryPath(): string | null {
  try {
    return createRequire(import.meta.url).resolve('@napi-rs/keyring')
  } catch {
    return null
  }
}

/** On Linux, keyrings are asked over the D-Bus of a session, which servers and containers do not have. */
function hasSession({ DBUS_SESSION_BUS_ADDRESS: address, XDG_RUNTIME_DIR: folder }: NodeJS.ProcessEnv): boolean {
  if (process.platform !== 'linux') return true
  return Boolean(address) || (folder !== undefined && existsSync(`${folder}/bus`))
}

function readAnswer(text: string): { readonly value: string | null } | null {
  try {
    const { value } = JSON.parse(text) as { value: unknown }
    return value === null || typeof value === 'string' ? { value } : null
  } catch {
    return null
  }
}
