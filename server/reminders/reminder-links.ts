import { createHmac, timingSafeEqual } from 'node:crypto'

/** The links of one kind of message stop nothing else. */
export type LinkPurpose = 'reminder links' | 'month point links'

const sign = (secret: string, purpose: LinkPurpose, userId: number): Buffer => {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return createHmac('sha256', key).update(String(userId)).digest().subarray(0, 24)
}

/**
 * The secret part of the links that stop messages to a user. It is signed, not stored, and has no end: the link of an
 * old message must work.
 */
export const stopToken = (sessionSecret: string, purpose: LinkPurpose, userId: number): string =>
  `${userId}-${sign(sessionSecret, purpose, userId).toString('base64url')}`

/** @returns the id of the user; null for a token that we did not sign for this purpose. */
export function readStopToken(sessionSecret: string, purpose: LinkPurpose, token: string): number | null {
  const [, id, signature = ''] = /^([1-9]\d{0,8})-([\w-]{32})$/.exec(token) ?? []
  if (id === undefined) return null
  const expected = sign(sessionSecret, purpose, Number(id))
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null
}

/** The page where one chooses. */
export const choicePage = '/v2/rappels/choisir'
export const choiceAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${choicePage}?${new URLSearchParams({ jeton: token })}`

/** Where mail readers stop the reminders in one click. */
export const oneClickPath = '/api/v1/reminderStop/:token'
export const oneClickAddress = (publicUrl: string, token: string): string =>
  publicUrl + oneClickPath.replace(':token', token)

/** The page where one stops the point of the month, and where mail readers do so in one click. */
export const monthPointPage = '/v2/point-du-mois/choisir'
export const monthPointAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${monthPointPage}?${new URLSearchParams({ jeton: token })}`
export const monthPointStopPath = '/api/v1/monthPointStop/:token'
export const monthPointStopAddress = (publicUrl: string, token: string): string =>
  publicUrl + monthPointStopPath.replace(':token', token)
