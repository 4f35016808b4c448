import type { IncomingMessage } from 'node:http'
import type { Answer } from './outside-stand-in.ts'

/** The account that the stand-in knows. */
export const newsletterEnvironment = { NEWSLETTER_API_KEY: 'cle-inventee', NEWSLETTER_LIST_ID: '7' } as const
export type NewsletterEnvironment = Record<'NEWSLETTER_API_URL' | keyof typeof newsletterEnvironment, string>

const listId = Number(newsletterEnvironment.NEWSLETTER_LIST_ID)

interface ContactBody {
  readonly email?: string
  readonly listIds?: readonly number[]
  readonly updateEnabled?: boolean
  readonly emails?: readonly string[]
}

/** The contacts of a provider of mailings, with the protocol of Brevo. It refuses addresses that start with `refuse`. */
export class NewsletterStandIn {
  readonly subscribers = new Set<string>()

  answer({ method, headers }: IncomingMessage, path: string, text: string): Answer | null {
    if (headers['api-key'] !== newsletterEnvironment.NEWSLETTER_API_KEY) return refusal(401, 'unauthorized')
    if (method !== 'POST' || headers['content-type'] !== 'application/json') return null
    const body: ContactBody = JSON.parse(text)
    if (path === '/v3/contacts') return this.add(body)
    return path === `/v3/contacts/lists/${listId}/contacts/remove` ? this.remove(body) : null
  }

  private add({ email = '', listIds = [], updateEnabled = false }: ContactBody): Answer {
    if (!email.includes('@') || email.startsWith('refuse')) return refusal(400, 'invalid_parameter')
    if (!listIds.includes(listId)) return refusal(400, 'invalid_parameter')
    const isKnown = this.subscribers.has(email)
    if (isKnown && !updateEnabled) return refusal(400, 'duplicate_parameter')
    this.subscribers.add(email)
    return isKnown ? json(204) : json(201, { id: this.subscribers.size })
  }

  private remove({ emails = [] }: ContactBody): Answer {
    const removed = emails.filter(email => this.subscribers.delete(email))
    return removed.length === 0
      ? refusal(400, 'invalid_parameter')
      : json(201, { contacts: { success: removed, failure: [], total: removed.length } })
  }
}

const json = (status: number, value?: unknown): Answer => ({
  status,
  type: 'application/json',
  text: value === undefined ? '' : JSON.stringify(value),
})
const refusal = (status: number, code: string): Answer => json(status, { code, message: code })
