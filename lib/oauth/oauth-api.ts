import { z } from 'zod'
import { visibleText } from '../entities/visible-text.ts'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { Scope } from '../http/scope.ts'
import { RedirectUri } from './redirect-uri.ts'

const name = visibleText(100)
const redirectUris = z.array(RedirectUri).min(1).max(10)

/** A program to register, with the one to ten addresses that it may send users back to. */
export const ApplicationDraft = z.object({
  name,
  /** Whether it can keep a secret: a server can, a program on the user's machine cannot. It never changes. */
  confidential: z.boolean(),
  redirectUris,
})
export type ApplicationDraft = z.output<typeof ApplicationDraft>

/** Properties that are left out stay as they are. */
export const ApplicationChanges = z.object({ name: name.optional(), redirectUris: redirectUris.optional() })
export type ApplicationChanges = z.output<typeof ApplicationChanges>

/** A program that asks users for rights, without its secret. */
export const Application = z.object({
  id: z.int(),
  name: z.string(),
  clientId: z.string(),
  confidential: z.boolean(),
  redirectUris: z.array(z.string()),
  creationDate: z.iso.datetime({ offset: true }),
})
export type Application = z.output<typeof Application>

/** The secret appears in this answer only: the server stores its hash. Null for an application that cannot keep one. */
export const ApplicationWithSecret = Application.extend({ clientSecret: z.string().nullable() })
export type ApplicationWithSecret = z.output<typeof ApplicationWithSecret>

/** The application of a path, by its id. */
export const ApplicationParams = z.object({ applicationId: PathId })

/** The rights that a user gave an application, until they revoke them or, for a terminal, until they end. */
export const ApplicationGrant = z.object({
  id: z.string(),
  applicationName: z.string(),
  scopes: z.array(Scope),
  creationDate: z.iso.datetime({ offset: true }),
  lastUseDate: z.iso.datetime({ offset: true }).nullable(),
  /** The machine of a terminal, as it calls itself; null for other applications. */
  deviceName: z.string().nullable(),
  /** When it ends; null when it lasts until it is revoked. */
  expiryDate: z.iso.datetime({ offset: true }).nullable(),
})
export type ApplicationGrant = z.output<typeof ApplicationGrant>

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/v1/oauthApplications/',
  summary: 'Liste les applications que l’on a déclarées',
  access: 'user',
  answer: z.array(Application),
})

export const registerApplication = endpoint({
  method: 'POST',
  path: '/api/v1/oauthApplications/',
  summary: 'Déclare une application',
  access: 'user',
  body: ApplicationDraft,
  answer: ApplicationWithSecret,
  created: true,
})

export const updateApplication = endpoint({
  method: 'PATCH',
  path: '/api/v1/oauthApplications/:applicationId',
  summary: 'Modifie une application',
  access: 'user',
  params: ApplicationParams,
  body: ApplicationChanges,
  answer: Application,
})

export const deleteApplication = endpoint({
  method: 'DELETE',
  path: '/api/v1/oauthApplications/:applicationId',
  summary: 'Supprime une application et tous les accès qu’elle a reçus',
  access: 'user',
  params: ApplicationParams,
})

export const renewApplicationSecret = endpoint({
  method: 'POST',
  path: '/api/v1/oauthApplications/:applicationId/secret/',
  summary: 'Donne un nouveau secret à une application : l’ancien n’est plus valable',
  access: 'user',
  params: ApplicationParams,
  answer: ApplicationWithSecret,
})

export const listApplicationGrants = endpoint({
  method: 'GET',
  path: '/api/v1/oauthGrants/',
  summary: 'Liste les accès que l’on a donnés à des applications',
  access: 'user',
  answer: z.array(ApplicationGrant),
})

export const revokeApplicationGrant = endpoint({
  method: 'DELETE',
  path: '/api/v1/oauthGrants/:grantId',
  summary: 'Retire l’accès donné à une application',
  access: 'user',
  params: z.object({ grantId: z.string().max(100) }),
})
