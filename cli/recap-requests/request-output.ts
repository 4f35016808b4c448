import type { RecapRequest } from '@ma-cantine/lib'
import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { formatPeriod } from '@ma-cantine/lib/messages/periods'
import { recapRequestWords } from '@ma-cantine/lib/recap-requests/recap-request-words'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { FileOutput } from '../output/file-output.ts'

const marks = { sent: 'idle', received: 'good', declined: 'bad', closed: 'idle', stored: 'good' } as const

/** A request as the list shows it. */
export function describeRequest(request: RecapRequest, { words, locale }: Context): FileOutput {
  const { id, provider, email, canteens, firstDay, lastDay, state } = request
  const labels = words.requests
  return {
    mark: marks[state],
    file: labels.name(id, makePrintable(provider), makePrintable(email)),
    verdict: recapRequestWords[locale].states[state],
    message: labels.about(
      formatPeriod({ start: firstDay, end: lastDay }, locale),
      makePrintable(canteens[0]?.name ?? ''),
      canteens.length,
    ),
  }
}

/** A request with what came by canteen, and all that happened. */
export function describeRequestDetail(request: RecapRequest, context: Context): FileOutput {
  const { words, locale } = context
  const { canteens, events, nextReminderDate } = request
  const labels = words.requests
  const { events: sentences } = recapRequestWords[locale]
  return {
    ...describeRequest(request, context),
    details: [
      {
        text: labels.byCanteen,
        parts: canteens.map(({ name, totals }) => labels.canteen(makePrintable(name), totals)),
      },
      {
        text: labels.events,
        parts: events.map(event =>
          makePrintable(labels.event(formatMoment(event.date, locale), sentences[event.kind](event))),
        ),
      },
      ...(nextReminderDate === null ? [] : [{ text: labels.nextReminder(nextReminderDate) }]),
    ],
  }
}
