import type { RequestedCanteen } from '@ma-cantine/lib/recap-requests/recap-request'
import type { Email, EmailBlock } from '../emails/email.ts'
import { oneLine } from '../emails/one-line.ts'
import type { Reader } from '../emails/reader.ts'
import { requestEmailWords } from './request-email-words.ts'
import { recapLinkAddress, recapMailboxAddress } from './request-links.ts'
import type { RequestRow } from './request-rows.ts'

/** Canteens that a message names: the page names all. */
const namedCanteens = 20

/** What messages say of a request. */
export interface ToldRequest {
  readonly row: Pick<
    RequestRow,
    'id' | 'kind' | 'provider' | 'email' | 'firstDay' | 'lastDay' | 'note' | 'deadline' | 'rowCount' | 'declineReason'
  >
  readonly canteens: readonly Pick<RequestedCanteen, 'name' | 'siret'>[]
  readonly publicUrl: string
}

interface Sender {
  readonly name: string
  readonly email: string
}

const named = ({ name, siret }: Pick<RequestedCanteen, 'name' | 'siret'>): string =>
  siret === null ? oneLine(name) : `${oneLine(name)} (${siret})`

const facts = ({ row, canteens }: ToldRequest) => ({
  provider: oneLine(row.provider),
  canteen: oneLine(canteens[0]?.name ?? ''),
  count: canteens.length,
})

/** The message to a supplier or a contractor. A reply goes to who asks. */
export function requestEmail(
  { address: recipient, locale }: Reader,
  request: ToldRequest,
  sender: Sender,
  token: string,
  isReminder = false,
): Email {
  const { row, canteens, publicUrl } = request
  const unnamedCount = Math.max(0, canteens.length - namedCanteens)
  const asked = {
    ...facts(request),
    unnamedCount,
    deadline: row.deadline ?? '',
    sender: oneLine(sender.name),
    senderEmail: sender.email,
    period: { start: row.firstDay, end: row.lastDay },
  }
  const words = requestEmailWords('asked', asked).in(locale)
  const address = recapLinkAddress(publicUrl, token)
  const items = [...canteens.slice(0, namedCanteens).map(named), ...(unnamedCount > 0 ? [words.others] : [])]
  const ofNote: EmailBlock[] = row.note === null ? [] : [words.note, { quote: row.note }]
  return {
    recipient,
    locale,
    replyTo: sender.email,
    subject: isReminder ? words.reminderSubject : words.subject,
    blocks: [
      { text: words.text, items },
      ...ofNote,
      row.kind === 'contractor' ? words.ground : words.why,
      ...(row.deadline === null ? [] : [words.deadline]),
      { text: words.how, button: words.button, address },
    ],
    postscript: { text: words.stop, link: words.stopLink, address },
  }
}

const requestAddress = ({ row, publicUrl }: ToldRequest): string =>
  `${publicUrl}/v2/demandes-de-recapitulatif/${row.id}`

/** The message to a mailbox with the link that opens all of its open requests. */
export function mailboxEmail(
  { address: recipient, locale }: Reader,
  count: number,
  token: string,
  publicUrl: string,
): Email {
  const words = requestEmailWords('mailbox', { count }).in(locale)
  return {
    recipient,
    locale,
    subject: words.subject,
    blocks: [{ text: words.text, button: words.button, address: recapMailboxAddress(publicUrl, token) }, words.warning],
  }
}

/** Tells a manager that a file came. */
export function receivedEmail({ address, locale }: Reader, request: ToldRequest): Email {
  const words = requestEmailWords('received', { ...facts(request), rowCount: request.row.rowCount ?? 0 }).in(locale)
  return {
    recipient: address,
    locale,
    subject: words.subject,
    blocks: [{ text: words.text, button: words.button, address: requestAddress(request) }],
  }
}

/** Tells a manager that the answer is no. */
export function declinedEmail({ address, locale }: Reader, request: ToldRequest): Email {
  const words = requestEmailWords('declined', facts(request)).in(locale)
  const { declineReason } = request.row
  const ofReason: EmailBlock[] = declineReason === null ? [] : [words.reason, { quote: declineReason }]
  return {
    recipient: address,
    locale,
    subject: words.subject,
    blocks: [words.text, ...ofReason, { text: words.next, button: words.button, address: requestAddress(request) }],
  }
}
