import { z } from 'zod'
import { accountMessages } from '../accounts/account-messages.ts'
import { withMessage } from '../messages/issue-message.ts'

const loopbacks: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/**
 * Whether an address can be a redirect URI: https, or http on the user's own machine (RFC 8252, §8.3). Such addresses
 * are compared character by character, so fragments and credentials are refused.
 */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#') || text !== text.trim()) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username || password) return false
  return protocol === 'https:' || (protocol === 'http:' && loopbacks.has(hostname))
}

/** An address of at most 2 000 characters that `isRedirectUri` accepts. */
export const RedirectUri = z
  .string()
  .max(2000)
  .refine(isRedirectUri, withMessage(accountMessages('redirect-uri')))
