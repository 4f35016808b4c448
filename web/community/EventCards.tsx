import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { downloadCommunityEvent } from '@ma-cantine/lib/community/community-api'
import type { CommunityEvent } from '@ma-cantine/lib/community/community-event'
import { formatNamedMoment, formatNumericDay, formatTime } from '@ma-cantine/lib/messages/dates'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { useLocale } from '../app/locale.ts'
import { useWords } from '../words/site-words.ts'
import { useCommunityWords } from './words/community-words.ts'
import './community.css'

const calendarPath = (id: number): string => downloadCommunityEvent.path.replace(':eventId', String(id))

/** The end of a meeting: its hour alone on the day of its start. */
function endOf({ startDate, endDate }: CommunityEvent, locale: Locale): string {
  const isSameDay = formatNumericDay(startDate, locale) === formatNumericDay(endDate, locale)
  return (isSameDay ? formatTime : formatNamedMoment)(endDate, locale)
}

/** The meetings to come, the next one first. */
export function EventCards({ events }: { readonly events: readonly CommunityEvent[] }) {
  const words = useCommunityWords().coming
  const { newTab } = useWords()
  const locale = useLocale()
  return (
    <ul className="mc-event-cards">
      {events.map(event => (
        <li key={event.id}>
          <Badge noIcon small severity="info">
            {words.types[event.type]}
          </Badge>
          <h3 className="fr-h5 fr-mt-1w fr-mb-1w" lang="fr">
            {event.title}
          </h3>
          <p className="fr-mb-1w" lang="fr">
            {event.tagline}
          </p>
          <p className="fr-mb-1w">
            <time dateTime={event.startDate}>
              {words.from(formatNamedMoment(event.startDate, locale), endOf(event, locale))}
            </time>
          </p>
          <p className="fr-mb-2w">{event.address ?? words.online}</p>
          <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--sm">
            <li>
              <a
                className="fr-btn"
                href={event.link}
                target="_blank"
                rel="noopener external"
                title={joinParts(words.register, event.title, newTab)}
              >
                {words.register}
              </a>
            </li>
            <li>
              <a
                className="fr-btn fr-btn--secondary"
                href={calendarPath(event.id)}
                download
                title={joinParts(words.toCalendar, event.title)}
              >
                {words.toCalendar}
              </a>
            </li>
          </ul>
        </li>
      ))}
    </ul>
  )
}
