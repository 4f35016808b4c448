import { createHmac } from 'node:crypto'

/** Creates a hash for keys of counts, which hides names and addresses from anybody without the secret. */
export function createKeyHash(secret: string): (parts: readonly string[]) => string {
  const key = createHmac('sha256', secret).update('rate limits').digest()
  return parts => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
