import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/**
 * Records that the user accepts the terms of use; a repeated call changes nothing. The version is that of the text the
 * user read: the server refuses any other than the current one.
 */
export const acceptTerms = endpoint({
  method: 'POST',
  path: '/api/v1/acceptTerms/',
  summary: 'Accepte la version en vigueur des conditions générales d’utilisation',
  access: 'user',
  body: z.object({ version: z.iso.date() }),
})
