import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Password } from './account-fields.ts'

const NamedCanteen = z.object({ id: z.int(), name: z.string() })

/** What stops or is left alone once the caller deletes their account. */
export const AccountDeletionPreview = z.object({
  /** They stay with their data until somebody claims them. */
  canteensLeftWithoutManager: z.array(NamedCanteen),
  /** Those with other managers. */
  otherCanteens: z.array(NamedCanteen),
  /** Personal tokens that would stop working. */
  accessTokens: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type AccountDeletionPreview = z.output<typeof AccountDeletionPreview>

export const previewAccountDeletion = endpoint({
  method: 'GET',
  path: '/api/v1/accountDeletion/',
  summary: 'Dit ce que supprimer son compte entraînerait',
  access: 'user',
  answer: AccountDeletionPreview,
})

/** Deleting an account asks for its password again. */
export const AccountDeletion = z.object({ password: Password })

/** Deletes at once and for good. Canteens, purchases and diagnostics stay; their history no longer names the user. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/v1/accountDeletion/',
  summary: 'Supprime son compte',
  access: 'user',
  limit: 'passwordCheck',
  body: AccountDeletion,
})
