import { z } from 'zod'
import { visibleText } from '../entities/visible-text.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { PathId } from '../http/path-id.ts'
import { Scope, scopes } from '../http/scope.ts'
import { CanteenPreview } from './canteen-preview.ts'

/** A personal access token, without its secret. */
export const AccessToken = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(Scope),
  /** The only canteens it may act on; null for all those of its owner. */
  canteens: z.array(CanteenPreview).nullable(),
  creationDate: z.iso.datetime({ offset: true }),
  /** The instant from which it is refused. */
  expiryDate: z.iso.datetime({ offset: true }),
  lastUseDate: z.iso.datetime({ offset: true }).nullable(),
})
export type AccessToken = z.output<typeof AccessToken>

/**
 * A personal access token to create. Rights are stored in the order of `scopes`, whatever the order in which they are
 * sent.
 */
export const AccessTokenDraft = z.object({
  name: visibleText(100),
  scopes: z
    .array(Scope)
    .min(1)
    .transform(list => scopes.filter(scope => list.includes(scope))),
  /** The only canteens of the token; when left out or null, all those of its owner, future ones included. */
  canteenIds: z.array(Id).min(1).max(1000).nullable().optional(),
  /** Days until it expires, so that a forgotten token does not work for ever. */
  validityDays: z.int().min(1).max(730).default(365),
})
export type AccessTokenDraft = z.output<typeof AccessTokenDraft>

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/v1/tokens/',
  summary: 'Liste les jetons d’accès personnels',
  access: 'user',
  answer: z.array(AccessToken),
})

/** The secret appears in this answer only: the server stores its hash. */
export const createToken = endpoint({
  method: 'POST',
  path: '/api/v1/tokens/',
  summary: 'Crée un jeton d’accès personnel',
  access: 'user',
  body: AccessTokenDraft,
  answer: AccessToken.extend({ token: z.string() }),
  created: true,
})

export const revokeToken = endpoint({
  method: 'DELETE',
  path: '/api/v1/tokens/:tokenId/',
  summary: 'Révoque un jeton d’accès personnel',
  access: 'user',
  params: z.object({ tokenId: PathId }),
})
