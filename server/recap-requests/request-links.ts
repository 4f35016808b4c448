import { readSignedId, signedId } from '../security/signed-id.ts'

const purpose = 'recap request links'
const ofMailbox = 'recap mailbox links'

/** The pages on which a supplier answers a request, and all those of its mailbox. */
const page = '/v2/recapitulatif-demande'
const mailboxPage = '/v2/recapitulatif-demandes'

/** The secret part of the link of a request. */
export const recapLinkToken = (sessionSecret: string, requestId: number): string =>
  signedId(sessionSecret, purpose, requestId)

/** @returns the id of the request; null for a token that is not ours. */
export const readRecapLink = (sessionSecret: string, token: string): number | null =>
  readSignedId(sessionSecret, purpose, token)

/** The token stands in the fragment, which browsers send to no server. */
export const recapLinkAddress = (publicUrl: string, token: string): string => `${publicUrl}${page}#${token}`

/** The secret part of the link that opens all the open requests of the mailbox of a request. */
export const recapMailboxToken = (sessionSecret: string, requestId: number): string =>
  signedId(sessionSecret, ofMailbox, requestId)

/** @returns the id of a request to the mailbox; null for a token that is not ours. */
export const readRecapMailbox = (sessionSecret: string, token: string): number | null =>
  readSignedId(sessionSecret, ofMailbox, token)

export const recapMailboxAddress = (publicUrl: string, token: string): string => `${publicUrl}${mailboxPage}#${token}`
