import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'

/** A public key as signed files write it: SPKI in DER, base64. */
export const writePublicKey = (key: KeyObject): string => derOf(createPublicKey(key))

const derOf = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64')

/** Null for what is no Ed25519 key as `writePublicKey` writes it. */
function readPublicKey(text: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    return key.asymmetricKeyType === 'ed25519' && derOf(key) === text ? key : null
  } catch {
    return null
  }
}

/** As ssh writes those of its keys. */
export const fingerprintOf = (publicKey: string): string =>
  `SHA256:${createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('base64').replace(/=+$/, '')}`

export interface Signed {
  readonly publicKey: string
  readonly signature: string
}

/** Whether the signature, in base64, is that of a text by this key. */
export function isSignatureOf(text: string, { publicKey, signature }: Signed): boolean {
  const key = readPublicKey(publicKey)
  return key !== null && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))
}

/** Whether a read value is a signature with one way to write it. */
export const isSignature = (read: unknown): read is string =>
  typeof read === 'string' &&
  /^[A-Za-z0-9+/]{86}==$/.test(read) &&
  Buffer.from(read, 'base64').toString('base64') === read

export const isWrittenKey = (read: unknown): read is string =>
  typeof read === 'string' && /^[A-Za-z0-9+/]{20,200}={0,2}$/.test(read)
