import { z } from 'zod'
import { accountMessages } from '../accounts/account-messages.ts'
import { because } from '../messages/issue-message.ts'

const loopbacks: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/**
 * Where an application gets its users back: https, or http on the machine of the user alone (RFC 8252, §8.3). Compared
 * character by character, so neither a fragment nor credentials have a place in it.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#') || text !== text.trim()) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && loopbacks.has(hostname))
}

export const RedirectUri = z
  .string()
  .max(2000)
  .refine(isRedirectUri, because(accountMessages('redirect-uri')))
