import { createHmac, timingSafeEqual } from 'node:crypto'

/** What links are for: those of one purpose open nothing of another. */
export type LinkPurpose = 'reminder links' | 'month point links' | 'recap request links' | 'recap mailbox links'

const sign = (secret: string, purpose: LinkPurpose, id: number): Buffer => {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return createHmac('sha256', key).update(String(id)).digest().subarray(0, 24)
}

/** The secret part of a link about a stored row. It is signed, not stored, and has no end of its own. */
export const signedId = (secret: string, purpose: LinkPurpose, id: number): string =>
  `${id}-${sign(secret, purpose, id).toString('base64url')}`

/** @returns the id; null for a token that we did not sign for this purpose. */
export function readSignedId(secret: string, purpose: LinkPurpose, token: string): number | null {
  const [, id, signature = ''] = /^([1-9]\d{0,8})-([\w-]{32})$/.exec(token) ?? []
  if (id === undefined) return null
  const expected = sign(secret, purpose, Number(id))
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null
}
