import { formatMonth } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { formatWholeEuros } from '@ma-cantine/lib/messages/numbers'
import { formatPercent, formatShare } from '@ma-cantine/lib/messages/percentages'
import type { AimFigures } from '@ma-cantine/lib/purchases/month-point'
import type { Email, EmailBlock } from '../emails/email.ts'
import type { MonthNews } from './find-month-news.ts'
import { monthEmailWords } from './month-email-words.ts'
import { monthPointAddress, monthPointStopAddress } from './reminder-links.ts'
import { shortName } from './short-name.ts'
import type { ReminderTarget } from './write-reminder.ts'

/** Cents in euros, to the nearest hundred: a reckoning is no figure to the euro. */
const wholeHundreds = (cents: number): number => Math.round(cents / 10_000) * 100

/** The point of a month. @param target with the secret part of the link that stops it. */
export function monthEmail(
  { stopToken, reader: { address, locale }, firstName, publicUrl, contactEmail }: ReminderTarget,
  { month, point, goals, heaviest, waiting }: MonthNews,
): Email {
  const year = Number(month.slice(0, 4))
  const euros = (amount: number) => formatEuros(amount, locale)
  const totals = {
    month: formatMonth(month, locale),
    ofMonth: euros(point.totalOfMonth),
    total: euros(point.total),
    year,
  }
  const words = monthEmailWords('point', totals).in(locale)
  const shareOf = ({ share, shareBefore, shareOfMonth }: AimFigures, goal: number | null) => ({
    share: formatShare(share, locale, goal),
    before: shareBefore === null ? null : formatShare(shareBefore, locale, goal),
    ofMonth: shareOfMonth === null ? null : formatShare(shareOfMonth, locale, goal),
    goal: goal === null ? null : formatPercent(goal, locale),
  })
  const blocks: EmailBlock[] = [
    {
      text: words.text,
      items: [
        monthEmailWords('quality', shareOf(point.quality, goals?.quality ?? null)).in(locale),
        monthEmailWords('organic', shareOf(point.organic, goals?.organic ?? null)).in(locale),
      ],
    },
    ...(point.pace
      ? [
          monthEmailWords('pace', {
            total: formatWholeEuros(wholeHundreds(point.pace.projectedTotal), locale),
            year,
          }).in(locale),
        ]
      : []),
    ...(heaviest.length > 0
      ? [
          {
            text: monthEmailWords('heaviest').in(locale),
            items: heaviest.map(({ product, total }) =>
              monthEmailWords('product', {
                name: shortName(product) || monthEmailWords('unnamed').in(locale),
                total: euros(total),
              }).in(locale),
            ),
          },
        ]
      : []),
    { text: words.next, button: words.button, address: `${publicUrl}/synthese-achats` },
    ...(waiting
      ? [
          {
            text: monthEmailWords('waiting', waiting).in(locale),
            button: monthEmailWords('waiting-button').in(locale),
            address: `${publicUrl}/actions-en-attente`,
          },
        ]
      : []),
    words.last,
  ]
  const { text, link } = monthEmailWords('stop').in(locale)
  return {
    recipient: address,
    locale,
    replyTo: contactEmail,
    subject: words.subject,
    firstName,
    blocks,
    postscript: { text, link, address: monthPointAddress(publicUrl, stopToken) },
    mailing: { oneClickAddress: monthPointStopAddress(publicUrl, stopToken) },
  }
}
