import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { signedCanteensFormat } from './signed-canteens.ts'

/** A list that is checked away from the server, by the key of `getSignedCanteensKey`. */
export const SignedCanteens = z.object({
  format: z.literal(signedCanteensFormat),
  server: z.string(),
  issueDate: z.iso.datetime({ offset: true }),
  expiryDate: z.iso.datetime({ offset: true }),
  canteens: z.array(z.object({ id: z.int(), siret: z.string().nullable(), name: z.string() })),
  publicKey: z.string(),
  signature: z.string(),
})

export const getSignedCanteens = endpoint({
  method: 'GET',
  path: '/api/v1/signedCanteens/',
  summary: 'Donne les cantines que l’on gère dans une liste signée, valable trente jours, à vérifier hors ligne',
  access: 'user',
  scope: 'canteen:read',
  answer: SignedCanteens,
})

/** The key that checks the signature of a list of canteens, in base64. */
export const SignedCanteensKey = z.object({ algorithm: z.literal('Ed25519'), publicKey: z.string() })

/** Anybody may check a list, wherever it comes from. */
export const getSignedCanteensKey = endpoint({
  method: 'GET',
  path: '/api/v1/signedCanteens/key/',
  summary: 'Donne la clé publique qui vérifie les listes signées de cantines',
  access: 'public',
  answer: SignedCanteensKey,
})
