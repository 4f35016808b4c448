import { readSignedId, signedId } from '../security/signed-id.ts'

const purpose = 'recap request links'

/** The page on which a supplier answers. */
const page = '/v2/recapitulatif-demande'

/** The secret part of the link of a request. */
export const recapLinkToken = (sessionSecret: string, requestId: number): string =>
  signedId(sessionSecret, purpose, requestId)

/** @returns the id of the request; null for a token that is not ours. */
export const readRecapLink = (sessionSecret: string, token: string): number | null =>
  readSignedId(sessionSecret, purpose, token)

/** The token stands in the fragment, which browsers send to no server. */
export const recapLinkAddress = (publicUrl: string, token: string): string => `${publicUrl}${page}#${token}`
