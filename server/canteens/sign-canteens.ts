import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { signedCanteensDays, signedCanteensFormat, signedText } from '@ma-cantine/lib/canteens/signed-canteens'
import { loadKey } from '../oauth/keys.ts'
import type { Services } from '../services/services.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { now, parisTime } from '../time/date-time.ts'

/** A key of its own: that of OAuth2 tokens signs nothing else. All nodes of a database have the same one. */
async function loadSigningKey({ database }: Services): Promise<KeyObject> {
  const pem = await loadKey(database, 'canteen-lists', () =>
    generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }),
  )
  return createPrivateKey(pem)
}

const publicKeyOf = (key: KeyObject): string =>
  createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64')

export const loadPublicKey = async (services: Services): Promise<string> => publicKeyOf(await loadSigningKey(services))

/** The canteens that a caller may act on, by their number. */
export async function signCanteens(services: Services, reach: Reach) {
  const { database, settings } = services
  const key = await loadSigningKey(services)
  const canteens: { id: number; siret: string | null; name: string }[] = await whereManaged(
    database.reader,
    database.reader('canteens'),
    'id',
    reach,
  )
    .orderBy('id')
    .select('id', 'siret', 'name')
  const issueDate = now()
  const expiryDate = new Date(Date.parse(issueDate) + signedCanteensDays * 86_400_000).toISOString()
  const list = {
    format: signedCanteensFormat,
    server: settings.publicUrl,
    issueDate: parisTime(issueDate),
    expiryDate: parisTime(expiryDate),
    canteens,
    publicKey: publicKeyOf(key),
  } as const
  return { ...list, signature: sign(null, Buffer.from(signedText(list)), key).toString('base64') }
}
