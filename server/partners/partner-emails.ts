import type { PartnerType } from '@ma-cantine/lib/canteens/reference-lists'
import { gratuityLabels } from '@ma-cantine/lib/partners/gratuity-options'
import type { NewPartner } from '@ma-cantine/lib/partners/partner-input'
import { partnerNeedLabels } from '@ma-cantine/lib/partners/partner-needs'
import type { Email } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { partnerEmailWords } from './partner-email-words.ts'

export interface Proposal {
  readonly id: number
  readonly partner: NewPartner
  /** All types. */
  readonly types: readonly PartnerType[]
}

/** Tells our team of a proposed actor, and where to read it: a reply goes to its contact. */
export function partnerProposalEmail(
  { address, locale }: Reader,
  { id, partner, types }: Proposal,
  publicUrl: string,
): Email {
  const { contactEmail, contactName, contactPhoneNumber, longDescription, contactMessage, gratuityOption } = partner
  const everywhere = partnerEmailWords('proposal', empty).in(locale).everywhere
  const words = partnerEmailWords('proposal', {
    id,
    name: oneLine(partner.name),
    types: types
      .filter(type => partner.types?.includes(type.id))
      .map(({ name }) => name)
      .join(', '),
    needs: (partner.categories ?? []).map(need => partnerNeedLabels[locale][need]).join(', '),
    place: [...(partner.national ? [everywhere] : []), ...(partner.departments ?? [])].join(', '),
    offer: gratuityOption ? gratuityLabels[locale][gratuityOption] : '',
    website: partner.website ?? '',
    contact: [contactName, contactEmail, contactPhoneNumber]
      .filter(text => text)
      .map(text => oneLine(text ?? ''))
      .join(', '),
  }).in(locale)
  const quoted = (text: string, quote: string | null | undefined) => (quote ? [text, { quote }] : [])
  return {
    recipient: address,
    locale,
    replyTo: contactEmail ?? null,
    subject: words.subject,
    blocks: [
      {
        text: words.text,
        items: [words.name, words.types, words.needs, words.place, words.offer, words.website, words.contact],
      },
      ...quoted(words.short, partner.shortDescription),
      ...quoted(words.long, longDescription),
      ...quoted(words.message, contactMessage),
      { text: words.where, button: words.read, address: `${publicUrl}/redaction/acteurs/${id}` },
    ],
  }
}

const empty = { id: 0, name: '', types: '', needs: '', place: '', offer: '', website: '', contact: '' }
