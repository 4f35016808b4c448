import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { credentialsPath, readCredentials, writeCredentials } from './credentials.ts'
import { askKeyring, type KeyringTrouble } from './keyring.ts'

/** Where a token lies. */
export type TokenPlace = { readonly kind: 'keyring' } | { readonly kind: 'file'; readonly path: string }

export interface StoredToken {
  readonly token: string
  readonly place: TokenPlace
}

const filePlace = (): TokenPlace => ({ kind: 'file', path: credentialsPath(process.env) })

/** @throws Failure when the keyring that holds the token does not give it. */
export async function findStoredToken(server: string, words: Words): Promise<StoredToken | null> {
  const { tokens, inKeyring = [] } = await readCredentials(process.env, words)
  const inFile = Object.hasOwn(tokens, server) ? tokens[server] : undefined
  if (inFile !== undefined) return { token: inFile, place: filePlace() }
  if (!inKeyring.includes(server)) return null
  const answer = await askKeyring({ action: 'get', account: server })
  if ('trouble' in answer) {
    const sentences = words.accounts.keyringClosed(words.accounts.keyringTroubles[answer.trouble])
    throw new Failure(exitCodes.signIn, { code: 'keyring-closed', ...sentences })
  }
  return answer.value === null ? null : { token: answer.value, place: { kind: 'keyring' } }
}

/** Why tokens cannot go to the keyring now; null when they can. */
export async function keyringTrouble(server: string): Promise<KeyringTrouble | null> {
  const answer = await askKeyring({ action: 'get', account: server })
  return 'trouble' in answer ? answer.trouble : null
}

/** A file without tokens in a keyring stays as versions without keyrings read it. */
const keptInKeyring = (servers: readonly string[]) => (servers.length > 0 ? { inKeyring: servers } : {})

/** Stores a token, as that of the server to call from now on. */
export async function storeToken(
  server: string,
  token: string,
  kind: TokenPlace['kind'],
  words: Words,
): Promise<TokenPlace> {
  const { tokens, inKeyring = [] } = await readCredentials(process.env, words)
  const { [server]: _former, ...others } = tokens
  const otherServers = inKeyring.filter(each => each !== server)
  if (kind === 'file') {
    const path = await writeCredentials(
      { current: server, tokens: { ...others, [server]: token }, ...keptInKeyring(otherServers) },
      process.env,
      words,
    )
    if (inKeyring.includes(server)) await askKeyring({ action: 'delete', account: server })
    return { kind, path }
  }
  const answer = await askKeyring({ action: 'set', account: server, secret: token })
  if ('trouble' in answer) {
    const sentences = words.accounts.keyringClosed(words.accounts.keyringTroubles[answer.trouble])
    throw new Failure(exitCodes.usage, { code: 'keyring-closed', ...sentences })
  }
  await writeCredentials({ current: server, tokens: others, inKeyring: [...otherServers, server] }, process.env, words)
  return { kind }
}

/** @returns whether there was one. */
export async function forgetToken(server: string, words: Words): Promise<boolean> {
  const { current, tokens, inKeyring = [] } = await readCredentials(process.env, words)
  const { [server]: inFile, ...others } = tokens
  const isInKeyring = inKeyring.includes(server)
  if (inFile === undefined && !isInKeyring) return false
  if (isInKeyring) await askKeyring({ action: 'delete', account: server })
  const otherServers = inKeyring.filter(each => each !== server)
  await writeCredentials(
    { current: current === server ? null : current, tokens: others, ...keptInKeyring(otherServers) },
    process.env,
    words,
  )
  return true
}
