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

interface CampaignBody {
  readonly name?: string
  readonly subject?: string
  readonly previewText?: string
  readonly htmlContent?: string
  readonly sender?: { readonly name?: string; readonly email?: string }
  readonly recipients?: { readonly listIds?: readonly number[] }
}

/** A mailing, which leaves at once when it is sent. */
export interface ReceivedCampaign extends CampaignBody {
  readonly id: number
  status: 'draft' | 'sent'
}

/** The contacts and mailings of a provider of newsletters, with the protocol of Brevo. It refuses addresses that start with `refuse`. */
export class NewsletterStandIn {
  readonly subscribers = new Set<string>()
  readonly campaigns: ReceivedCampaign[] = []

  answer({ method, url = '', headers }: IncomingMessage, path: string, text: string): Answer | null {
    if (headers['api-key'] !== newsletterEnvironment.NEWSLETTER_API_KEY) return refusal(401, 'unauthorized')
    if (method === 'GET') return path === '/v3/emailCampaigns' ? this.list(new URL(url, 'http://stand-in')) : null
    if (method !== 'POST' || headers['content-type'] !== 'application/json') return null
    if (path === '/v3/emailCampaigns') return this.create(JSON.parse(text))
    const sent = /^\/v3\/emailCampaigns\/(\d+)\/sendNow$/.exec(path)?.[1]
    if (sent !== undefined) return this.send(Number(sent))
    const body: ContactBody = JSON.parse(text)
    if (path === '/v3/contacts') return this.add(body)
    return path === `/v3/contacts/lists/${listId}/contacts/remove` ? this.remove(body) : null
  }

  private create(body: CampaignBody): Answer {
    const { name, subject, htmlContent = '', sender, recipients } = body
    const isWhole = name && subject && htmlContent.length >= 10 && sender?.email?.includes('@')
    if (!isWhole || !recipients?.listIds?.includes(listId)) return refusal(400, 'missing_parameter')
    const campaign: ReceivedCampaign = { ...body, id: this.campaigns.length + 1, status: 'draft' }
    this.campaigns.push(campaign)
    return json(201, { id: campaign.id })
  }

  private list({ searchParams }: URL): Answer {
    const offset = Number(searchParams.get('offset') ?? 0)
    const limit = Number(searchParams.get('limit') ?? 50)
    const page = this.campaigns.toReversed().slice(offset, offset + limit)
    const campaigns = page.map(({ htmlContent: _, ...campaign }) => campaign)
    return json(200, { count: this.campaigns.length, ...(page.length > 0 ? { campaigns } : {}) })
  }

  private send(id: number): Answer {
    const campaign = this.campaigns.find(each => each.id === id)
    if (campaign?.status !== 'draft') return refusal(400, 'invalid_parameter')
    campaign.status = 'sent'
    return json(204)
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
