import { z } from 'zod'
import { Recipient } from '../accounts/account-fields.ts'
import { endpoint } from '../http/endpoint.ts'

/** Sends a link that confirms the address. The answer is the same for any address, so that it reveals no subscriber. */
export const subscribeNewsletter = endpoint({
  method: 'POST',
  path: '/api/v1/subscribeNewsletter/',
  summary: 'Demande à recevoir la lettre d’information',
  access: 'public',
  limit: 'newsletter',
  body: Recipient,
  answer: z.object({}),
})

/** The secret part of a link of our messages. */
const Link = z.object({ token: z.string().min(1).max(200) })

/** The link may be used again: its address stays confirmed. */
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/v1/newsletterConfirmation/',
  summary: 'Confirme son abonnement à la lettre d’information avec le lien reçu',
  access: 'public',
  limit: 'emailLink',
  body: Link,
  answer: z.object({ email: z.string() }),
})

/** Forgets the address, confirmed or not. */
export const leaveNewsletter = endpoint({
  method: 'POST',
  path: '/api/v1/newsletterDeparture/',
  summary: 'Cesse de recevoir la lettre d’information avec le lien reçu',
  access: 'public',
  limit: 'emailLink',
  body: Link,
  answer: z.object({}),
})
