import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Scope } from '../http/scope.ts'

/** Browsers send the cookie that ties an authorisation request to them to this path only. */
const path = '/api/v1/oauthRequests/:requestId/consent/'
const params = z.object({ requestId: z.string().max(100) })

/** The rights that an application asks its user for. */
export const ConsentRequest = z.object({
  applicationName: z.string(),
  scopes: z.array(Scope),
  /** The host name, with its port, where the user returns whatever they answer. */
  returnHost: z.string(),
})
export type ConsentRequest = z.output<typeof ConsentRequest>

export const getConsentRequest = endpoint({
  method: 'GET',
  path,
  summary: 'Dit ce qu’une application demande à l’utilisateur',
  access: 'user',
  params,
  answer: ConsentRequest,
})

/** `next` is a path that the browser must load as a page: it leads back to the application. */
export const answerConsentRequest = endpoint({
  method: 'POST',
  path,
  summary: 'Accepte ou refuse ce qu’une application demande',
  access: 'user',
  params,
  body: z.object({ accepted: z.boolean() }),
  answer: z.object({ next: z.string() }),
})
