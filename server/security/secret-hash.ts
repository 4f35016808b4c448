import { createHash, randomBytes } from 'node:crypto'

/** Hash of a generated secret: 256 random bits need neither salt nor a slow hash. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** A secret for a link, and its hash, which alone is stored: reading the database opens nothing. */
export function createLinkSecret(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: secretHash(token) }
}
