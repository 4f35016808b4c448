import { createHmac } from 'node:crypto'

/** Keys of counts, in which names and addresses leave no trace: only who has the secret could try them all again. */
export function hiddenKeys(secret: string): (parts: readonly string[]) => string {
  const key = createHmac('sha256', secret).update('rate limits').digest()
  return parts => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url')
}
