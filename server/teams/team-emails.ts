import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Email } from '../emails/email.ts'
import { listedNames, oneLine } from '../emails/one-line.ts'
import { teamEmailWords } from './team-email-words.ts'

export interface CanteenName {
  readonly id: number
  readonly name: string
}

/** A notice for a person who was added to a team: somebody with an account has joined it, others are invited. */
export interface TeamNotice {
  readonly recipient: string
  /** French for people without an account. */
  readonly locale: Locale
  readonly kind: 'joined' | 'invited'
  readonly canteen: CanteenName
}

/** Writes one message a person, however many canteens they were added to. */
export function teamEmails(notices: readonly TeamNotice[], publicUrl: string): Email[] {
  const byPerson = Map.groupBy(notices, ({ recipient, kind }) => `${kind} ${accountKey(recipient)}`)
  return [...byPerson.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const canteens = [first, ...others].map(({ canteen }) => canteen)
    const write = first.kind === 'joined' ? newManagerEmail : invitationEmail
    return write(first, canteens, publicUrl)
  })
}

const nameLimit = 20

const namesOf = (canteens: readonly CanteenName[], locale: Locale): string[] =>
  listedNames(
    canteens.map(({ name }) => name),
    nameLimit,
    locale,
  )

/** The address of the page of a canteen. */
export const canteenAddress = ({ id, name }: CanteenName, publicUrl: string): string =>
  `${publicUrl}/dashboard/${encodeURIComponent(`${id}--${oneLine(name)}`)}`

function newManagerEmail(
  { recipient, locale }: TeamNotice,
  canteens: readonly CanteenName[],
  publicUrl: string,
): Email {
  const [canteen, second] = canteens
  const address = canteen && !second ? canteenAddress(canteen, publicUrl) : `${publicUrl}/gestion`
  const { subject, text, next, button } = teamEmailWords('joined', canteens.length).in(locale)
  return {
    recipient,
    locale,
    subject,
    blocks: [
      { text, items: namesOf(canteens, locale) },
      { text: next, button, address },
    ],
  }
}

/** The message does not reveal whether the address has an account: an unconfirmed one may be somebody else's. */
function invitationEmail(
  { recipient, locale }: TeamNotice,
  canteens: readonly CanteenName[],
  publicUrl: string,
): Email {
  const { subject, text } = teamEmailWords('invited', canteens.length).in(locale)
  const { next, button, ignore } = teamEmailWords('invitation').in(locale)
  return {
    recipient,
    locale,
    subject,
    blocks: [
      { text, items: namesOf(canteens, locale) },
      { text: next, button, address: `${publicUrl}/creer-mon-compte` },
      ignore,
    ],
  }
}
