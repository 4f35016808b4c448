import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { JWKS } from 'oidc-provider'
import type { Database } from '../database/connection.ts'
import { now } from '../time/date-time.ts'

export interface ProviderKeys {
  readonly cookieKeys: readonly string[]
  readonly jwks: JWKS
}

/** Loads the keys, which are generated once and stored for all the servers of a database. */
export async function loadKeys(database: Database): Promise<ProviderKeys> {
  return {
    cookieKeys: await loadKey(database, 'cookies', () => [randomBytes(32).toString('base64url')]),
    jwks: await loadKey<JWKS>(database, 'signatures', () => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      return { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] }
    }),
  }
}

/** Loads a key by its name. */
export async function loadKey<Key>({ reader, writer }: Database, name: string, make: () => Key): Promise<Key> {
  const read = (): Promise<{ content: string } | undefined> => reader('oauthKeys').where({ name }).first('content')
  const known = await read()
  if (known) return JSON.parse(known.content) as Key
  // Another server that starts at the same time may insert its key first, and then this one is ignored.
  await writer('oauthKeys')
    .insert({ name, content: JSON.stringify(make()), creationDate: now() })
    .onConflict('name')
    .ignore()
  return JSON.parse((await read())?.content ?? '') as Key
}
