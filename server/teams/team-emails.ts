import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { User } from '@ma-cantine/lib/accounts/user'
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

/** Who adds people to a team. */
export type TeamSender = Pick<User, 'email' | 'firstName' | 'lastName'>

/** Writes one message a person, however many canteens they were added to: it says by whom. */
export function teamEmails(notices: readonly TeamNotice[], sender: TeamSender, publicUrl: string): Email[] {
  const byPerson = Map.groupBy(notices, ({ recipient, kind }) => `${kind} ${accountKey(recipient)}`)
  return [...byPerson.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const canteens = [first, ...others].map(({ canteen }) => canteen)
    const write = first.kind === 'joined' ? newManagerEmail : invitationEmail
    return write(first, { canteens, sender, publicUrl })
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

interface Addition {
  readonly canteens: readonly CanteenName[]
  readonly sender: TeamSender
  readonly publicUrl: string
}

/** The name and the address of who adds the reader to a team: nobody should have to guess whom to ask. */
function senderBlock({ firstName, lastName, email }: TeamSender, text: string) {
  const name = oneLine(`${firstName} ${lastName}`)
  return { text, items: [...(name === '' ? [] : [name]), email] }
}

function newManagerEmail({ recipient, locale }: TeamNotice, { canteens, sender, publicUrl }: Addition): Email {
  const [canteen, second] = canteens
  const address = canteen && !second ? canteenAddress(canteen, publicUrl) : `${publicUrl}/gestion`
  const { subject, text, by, next, button } = teamEmailWords('joined', canteens.length).in(locale)
  return {
    recipient,
    locale,
    subject,
    blocks: [{ text, items: namesOf(canteens, locale) }, senderBlock(sender, by), { text: next, button, address }],
  }
}

/** The message does not reveal whether the address has an account: an unconfirmed one may be somebody else's. */
function invitationEmail({ recipient, locale }: TeamNotice, { canteens, sender, publicUrl }: Addition): Email {
  const { subject, text } = teamEmailWords('invited', canteens.length).in(locale)
  const { by, next, button, ignore } = teamEmailWords('invitation').in(locale)
  return {
    recipient,
    locale,
    subject,
    blocks: [
      { text, items: namesOf(canteens, locale) },
      senderBlock(sender, by),
      { text: next, button, address: `${publicUrl}/creer-mon-compte` },
      ignore,
    ],
  }
}
