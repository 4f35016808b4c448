import { createHash } from 'node:crypto'

/** Hash of a generated secret: 256 random bits need neither salt nor a slow hash. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
