import type { User } from '@ma-cantine/lib/accounts/user'
import type { NewPartner } from '@ma-cantine/lib/partners/partner-input'
import { partnerMessages } from '@ma-cantine/lib/partners/partner-messages'
import { loadPartnerTypes } from '../canteens/load-partner-types.ts'
import { allowInquiry } from '../contact/allow-inquiry.ts'
import { teamOf } from '../contact/canteen-messages.ts'
import { insertSubmission } from '../contact/insert-submission.ts'
import { queueEmails } from '../emails/outbox.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import type { Image } from '../http/image.ts'
import { FieldErrors } from '../http/refusal.ts'
import type { Services } from '../services/services.ts'
import { now } from '../time/date-time.ts'
import { partnerProposalEmail } from './partner-emails.ts'
import { writePartnerImage } from './partner-images.ts'
import { partnerColumns, recordedOf } from './write-partner.ts'

/** An actor that somebody proposes, and who does. */
export interface SentPartner {
  readonly partner: NewPartner
  readonly image: Image | null
  /** Null for a visitor. */
  readonly user: User | null
  /** Who makes the change, in the history. */
  readonly origin: Origin
  /** The idempotency key of the request, null without one. */
  readonly key: string | null
}

/**
 * Stores a proposal, which nobody sees yet, and tells our team, in one transaction.
 * @returns false when the same request had already stored it.
 * @throws FieldErrors for an unknown type, Refusal 422 when the key belongs to another request, 429 when too many came.
 */
export function storeProposal({ database, settings }: Services, sent: SentPartner): Promise<boolean> {
  const { partner, image, user, origin, key } = sent
  return database.transaction(async transaction => {
    const types = await loadPartnerTypes(transaction)
    const known = new Set(types.map(({ id }) => id))
    const unknown = partner.types?.find(id => !known.has(id))
    if (unknown !== undefined) throw new FieldErrors({ types: [partnerMessages('unknown-type', unknown)] })

    const columns = { ...partnerColumns(partner), published: false }
    const date = now()
    const row = { ...columns, userId: user?.id ?? null, creationDate: date, modificationDate: date }
    // The picture counts as it was sent, for the same one may be shrunk otherwise by another version.
    const { fax: _, ...content } = partner
    const id = await insertSubmission(transaction, 'partners', row, { key, content: [content] })
    if (id === null) return false
    if (image) await writePartnerImage(transaction, id, image)
    await recordChanges(transaction, origin, 'partners', [{ entityId: id, before: null, after: recordedOf(columns) }])
    await allowInquiry(transaction, settings, user)
    await queueEmails(transaction, [partnerProposalEmail(teamOf(settings), { id, partner, types }, settings.publicUrl)])
    return true
  })
}
