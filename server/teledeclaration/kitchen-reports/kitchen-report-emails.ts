import type { KitchenReportVerdict } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { Email } from '../../emails/email.ts'
import { listedNames, oneLine } from '../../emails/one-line.ts'
import type { Reader } from '../../emails/reader.ts'
import type { CanteenName } from '../../teams/team-emails.ts'
import { kitchenReportEmailWords } from './kitchen-report-email-words.ts'

const addressIn = (path: string, { id, name }: CanteenName, year: number, publicUrl: string): string =>
  `${publicUrl}/${path}/${encodeURIComponent(`${id}--${oneLine(name)}`)}/${year}`

interface SentAnswer {
  readonly canteen: CanteenName
  readonly kitchen: CanteenName
  readonly year: number
  readonly verdict: KitchenReportVerdict
  readonly reason: string | null
}

/** The message to a manager of a kitchen about the answer of one of its satellites. */
export function satelliteAnswerEmail(
  { address, locale }: Reader,
  { canteen, kitchen, year, verdict, reason }: SentAnswer,
  publicUrl: string,
): Email {
  const told = { canteen: oneLine(canteen.name), kitchen: oneLine(kitchen.name), year }
  const words = kitchenReportEmailWords(verdict, told).in(locale)
  return {
    recipient: address,
    locale,
    subject: words.subject,
    blocks: [
      words.text,
      ...(reason === null ? [] : [words.reason, { quote: reason }]),
      {
        text: words.next,
        button: words.button,
        address: addressIn('reponses-des-satellites', kitchen, year, publicUrl),
      },
    ],
  }
}

/** What a kitchen did with the declaration that covers its satellites. */
export type DeclaredChange = 'declared' | 'corrected' | 'cancelled'

interface SentDeclaration {
  /** Those of the reader. */
  readonly canteens: readonly CanteenName[]
  readonly kitchen: CanteenName
  readonly year: number
  readonly change: DeclaredChange
}

const nameLimit = 20

/** The message to a manager of satellites, one for all of theirs. */
export function kitchenDeclarationEmail(
  { address, locale }: Reader,
  { canteens, kitchen, year, change }: SentDeclaration,
  publicUrl: string,
): Email {
  const [canteen, second] = canteens
  const names = canteens.map(({ name }) => name)
  const told = { canteen: oneLine(canteen?.name ?? ''), kitchen: oneLine(kitchen.name), year }
  const words = kitchenReportEmailWords(change, told).in(locale)
  return {
    recipient: address,
    locale,
    subject: words.subject,
    blocks: [
      { text: words.text, items: listedNames(names, nameLimit, locale) },
      {
        text: words.next,
        button: words.button,
        address:
          canteen && !second ? addressIn('bilan-de-ma-cuisine', canteen, year, publicUrl) : `${publicUrl}/gestion`,
      },
    ],
  }
}
