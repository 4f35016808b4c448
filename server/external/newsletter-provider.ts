/** Client of the provider that mails the newsletter, with the protocol of Brevo's contacts and campaigns (version 3). */
import { z } from 'zod'
import { type Campaign, CampaignPage, type NewCampaign } from './newsletter-campaign.ts'
import type { OutsideService } from './outside-service.ts'
import { OutsideServiceError } from './outside-service-error.ts'

const badRequest = 400
const campaignsOfPage = 100

export class NewsletterProvider {
  private readonly service: OutsideService
  private readonly listId: number

  constructor(service: OutsideService, listId: number) {
    this.service = service
    this.listId = listId
  }

  /**
   * Adds an address to the list, or does nothing when it is there.
   * @throws OutsideServiceError
   */
  async add(email: string, signal?: AbortSignal): Promise<void> {
    const body = { email, listIds: [this.listId], updateEnabled: true }
    await this.service.text('/v3/contacts', { body, signal })
  }

  /**
   * Removes an address from the list. The provider refuses one that is not on it, which is what was asked.
   * @throws OutsideServiceError
   */
  async remove(email: string, signal?: AbortSignal): Promise<void> {
    try {
      const body = { emails: [email] }
      await this.service.text(`/v3/contacts/lists/${this.listId}/contacts/remove`, { body, signal })
    } catch (error) {
      if (!(error instanceof OutsideServiceError) || error.status !== badRequest) throw error
    }
  }

  /**
   * Sends a mailing to the list, once: it is looked for by its name before it is created, and one that is no draft has
   * left. Several of one name may be there after a lost answer: the first one is that which leaves.
   * @throws OutsideServiceError
   */
  async sendOnce(mailing: NewCampaign, signal?: AbortSignal): Promise<void> {
    if ((await this.findCampaigns(mailing.name, signal)).length === 0) await this.create(mailing, signal)
    const [first, ...others] = await this.findCampaigns(mailing.name, signal)
    if (!first) throw new Error('The provider does not know the mailing that it created')
    if ([first, ...others].some(isLeaving)) return
    try {
      await this.service.text(`/v3/emailCampaigns/${first.id}/sendNow`, { body: {}, signal })
    } catch (error) {
      if ((await this.findCampaigns(mailing.name, signal)).some(isLeaving)) return
      throw error
    }
  }

  private async create(mailing: NewCampaign, signal?: AbortSignal): Promise<void> {
    const { previewText, ...given } = mailing
    const recipients = { listIds: [this.listId] }
    const body = { ...given, ...(previewText ? { previewText } : {}), recipients }
    await this.service.json('/v3/emailCampaigns', z.object({ id: z.int() }), { body, signal })
  }

  /** The mailings of this name, the first one first. */
  private async findCampaigns(name: string, signal?: AbortSignal): Promise<Campaign[]> {
    const found: Campaign[] = []
    for (let offset = 0; ; offset += campaignsOfPage) {
      const query = {
        type: 'classic',
        excludeHtmlContent: 'true',
        limit: String(campaignsOfPage),
        offset: String(offset),
        sort: 'desc',
      }
      const page = await this.service.json('/v3/emailCampaigns', CampaignPage, { query, signal })
      found.push(...page.campaigns.filter(campaign => campaign.name === name))
      if (page.campaigns.length < campaignsOfPage) break
    }
    return found.sort((one, other) => one.id - other.id)
  }
}

const isLeaving = ({ status }: Campaign): boolean => status !== 'draft'
