import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'

/**
 * Stops the point of the month of the owner of the link, or takes it up again, without signing in: each message has this
 * link. The answer holds the choice before.
 */
export const chooseMonthPoint = endpoint({
  method: 'POST',
  path: '/api/v1/monthPoint/',
  summary: 'Arrête ou reprend le point du mois par e-mail, avec le lien de l’un d’eux',
  access: 'public',
  limit: 'emailLink',
  body: z.object({
    /** The secret part of the link. */
    token: z.string().min(1).max(200),
    wanted: z.boolean(),
  }),
  answer: z.object({ wanted: z.boolean(), former: z.boolean() }),
})
