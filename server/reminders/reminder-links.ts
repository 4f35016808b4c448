import { createHmac, timingSafeEqual } from 'node:crypto'

const sign = (secret: string, userId: number): Buffer => {
  const key = createHmac('sha256', secret).update('reminder links').digest()
  return createHmac('sha256', key).update(String(userId)).digest().subarray(0, 24)
}

/**
 * The secret part of the links that stop the reminders of a user. It is signed, not stored, and has no end: the link of
 * an old message must work.
 */
export const reminderToken = (sessionSecret: string, userId: number): string =>
  `${userId}-${sign(sessionSecret, userId).toString('base64url')}`

/** @returns the id of the user; null for a token that we did not sign. */
export function readReminderToken(sessionSecret: string, token: string): number | null {
  const [, id, signature = ''] = /^([1-9]\d{0,8})-([\w-]{32})$/.exec(token) ?? []
  if (id === undefined) return null
  const expected = sign(sessionSecret, Number(id))
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
