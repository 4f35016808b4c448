import type { AskedRecap } from '@ma-cantine/lib/recap-requests/recap-link-api'
import { RequestedCanteens } from '../RequestedCanteens.tsx'
import { useRecapRequestWords } from '../words/recap-request-words.ts'
import { useRecapLinkWords } from './words/recap-link-words.ts'
import '../../ui/details.css'
import '../recap-requests.css'

/** Who asks, for which canteens and days, until when, and in which words. */
export function AskedFacts({ asked }: { readonly asked: AskedRecap }) {
  const { asked: words } = useRecapLinkWords()
  const { page, periodCell, day, noDeadline } = useRecapRequestWords()
  const { kind, sender, provider, canteens, firstDay, lastDay, deadline, note, creationDate } = asked
  return (
    <section aria-labelledby="ce-qui-est-demande">
      <p className="fr-text--lead">{words.lead(sender, provider)}</p>
      <p>{words[kind]}</p>
      <h2 id="ce-qui-est-demande" className="fr-h4">
        {words.title}
      </h2>
      <dl className="mc-details">
        <dt>{page.period}</dt>
        <dd>{periodCell(firstDay, lastDay)}</dd>
        <dt>{page.canteens}</dt>
        <dd>
          <RequestedCanteens canteens={canteens} />
        </dd>
        <dt>{page.deadline}</dt>
        <dd>{deadline === null ? noDeadline : day(deadline)}</dd>
        <dt>{words.date}</dt>
        <dd>{day(creationDate)}</dd>
      </dl>
      {note !== null && (
        <>
          <p className="fr-mb-1w">{words.note(sender)}</p>
          <blockquote className="mc-recap-quote">{note}</blockquote>
        </>
      )}
    </section>
  )
}
