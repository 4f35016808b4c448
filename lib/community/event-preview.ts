import { formatMoment } from '../messages/dates.ts'
import type { CommunityEventInput } from './community-event.ts'
import { onlinePlace } from './online-place.ts'

/** When and where a meeting takes place, in Markdown, for the link that shows it before its publication. */
export const eventMarkdown = ({ startDate, endDate, address, link }: CommunityEventInput): string =>
  [
    `Début : ${formatMoment(startDate, 'fr')} (heure de Paris)`,
    `Fin : ${formatMoment(endDate, 'fr')}`,
    `Lieu : ${address ?? onlinePlace}`,
    `Inscription : <${link}>`,
  ]
    .map(line => `- ${line}`)
    .join('\n')
