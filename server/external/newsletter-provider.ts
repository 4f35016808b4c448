/** Client of the provider that mails the newsletter, with the protocol of Brevo's contacts (version 3). */
import type { OutsideService } from './outside-service.ts'
import { OutsideServiceError } from './outside-service-error.ts'

const badRequest = 400

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
}
