import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Scope } from '../http/scope.ts'

/** The cookie that ties a request to the browser that brought it goes to this path alone. */
const path = '/api/v1/oauthRequests/:requestId/consent/'
const params = z.object({ requestId: z.string().max(100) })

/** What an application asks of the user, before they answer. */
export const ConsentRequest = z.object({
  applicationName: z.string(),
  scopes: z.array(Scope),
  /** Where the user goes back to, whatever they answer: a host name, with its port. */
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

/** The answer is the path where the browser goes on, to be loaded as a page: it leads back to the application. */
export const answerConsentRequest = endpoint({
  method: 'POST',
  path,
  summary: 'Accepte ou refuse ce qu’une application demande',
  access: 'user',
  params,
  body: z.object({ accepted: z.boolean() }),
  answer: z.object({ next: z.string() }),
})
