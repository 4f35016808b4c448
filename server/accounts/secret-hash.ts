import { createHash } from 'node:crypto'

/** How a secret that we made is stored: 256 random bits need no salt and no slow hash, nobody can try them all. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex')
