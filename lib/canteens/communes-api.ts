import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { withMessage } from '../messages/issue-message.ts'
import { canteenMessages } from './canteen-messages.ts'

/** A municipality with the property names of geo.api.gouv.fr: its INSEE code, and that of its département. */
export const Commune = z.object({ nom: z.string(), code: z.string(), codeDepartement: z.string() })
export type Commune = z.output<typeof Commune>

export const listCommunes = endpoint({
  method: 'GET',
  path: '/api/v1/communes/',
  summary: 'Liste les communes que dessert un code postal',
  access: 'public',
  query: z.object({ postal_code: z.string().regex(/^\d{5}$/, withMessage(canteenMessages('postal-code'))) }),
  answer: z.array(Commune),
})
