import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { reminderPaces } from './reminder-pace.ts'

/**
 * Chooses how many reminders the owner of the link gets, without signing in: each reminder has this link. The answer
 * holds the pace before, for who changes their mind.
 */
export const chooseReminders = endpoint({
  method: 'POST',
  path: '/api/v1/reminderPace/',
  summary: 'Choisit les rappels à recevoir par e-mail, avec le lien de l’un d’eux',
  access: 'public',
  limit: 'emailLink',
  body: z.object({
    /** The secret part of the link. */
    token: z.string().min(1).max(200),
    pace: z.enum(reminderPaces),
  }),
  answer: z.object({ pace: z.enum(reminderPaces), former: z.enum(reminderPaces) }),
})
