import type { User } from '@ma-cantine/lib/accounts/user'
import type { Email } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { membershipEmailWords } from './membership-email-words.ts'
import { type CanteenName, canteenAddress } from './team-emails.ts'

export interface NumberedCanteen extends CanteenName {
  readonly siret: string | null
  readonly sirenUniteLegale: string | null
}

export interface SentJoinRequest {
  readonly canteen: NumberedCanteen
  readonly asker: Pick<User, 'email' | 'firstName' | 'lastName'>
  readonly message: string | null
  /** Whether the message goes to the team; otherwise to the service, for a canteen that nobody manages. */
  readonly hasTeam: boolean
}

/** A request to join a team: a reply to the message goes to who asks. */
export function joinRequestEmail(
  { address, locale }: Reader,
  { canteen, asker, message, hasTeam }: SentJoinRequest,
  publicUrl: string,
): Email {
  const words = membershipEmailWords('request').in(locale)
  const { subject, text } = hasTeam ? words : membershipEmailWords('request-without-team').in(locale)
  const name = oneLine(`${asker.firstName} ${asker.lastName}`)
  const page = `modifier-ma-cantine/${encodeURIComponent(`${canteen.id}--${oneLine(canteen.name)}`)}/gestionnaires`
  return {
    recipient: address,
    locale,
    replyTo: asker.email,
    subject,
    blocks: [
      { text, items: [oneLine(canteen.name), ...numberOf(canteen)] },
      { text: words.person, items: [...(name === '' ? [] : [name]), asker.email] },
      ...(message ? [words.message, { quote: message }] : []),
      {
        text: words.next,
        button: words.button,
        address: `${publicUrl}/${page}?email=${encodeURIComponent(asker.email)}`,
      },
      words.reply,
    ],
  }
}

function numberOf({ siret, sirenUniteLegale }: NumberedCanteen): string[] {
  if (siret) return [`SIRET : ${siret}`]
  return sirenUniteLegale ? [`SIREN : ${sirenUniteLegale}`] : []
}

export function requestAcceptedEmail({ address, locale }: Reader, canteen: CanteenName, publicUrl: string): Email {
  const { subject, text, next, button } = membershipEmailWords('accepted').in(locale)
  return {
    recipient: address,
    locale,
    subject,
    blocks: [
      { text, items: [oneLine(canteen.name)] },
      { text: next, button, address: canteenAddress(canteen, publicUrl) },
    ],
  }
}

export function requestDeclinedEmail({ address, locale }: Reader, canteen: CanteenName): Email {
  const { subject, text, next } = membershipEmailWords('declined').in(locale)
  return { recipient: address, locale, subject, blocks: [{ text, items: [oneLine(canteen.name)] }, next] }
}

/** For a manager whom another one removed. */
export function removedManagerEmail({ address, locale }: Reader, canteen: CanteenName, publicUrl: string): Email {
  const { subject, text, next, button } = membershipEmailWords('removed').in(locale)
  return {
    recipient: address,
    locale,
    subject,
    blocks: [
      { text, items: [oneLine(canteen.name)] },
      { text: next, button, address: `${publicUrl}/gestion` },
    ],
  }
}
