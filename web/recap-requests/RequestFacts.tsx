import { fillPath } from '@ma-cantine/lib/http/fill-path'
import { downloadRecapProof } from '@ma-cantine/lib/recap-requests/recap-proofs-api'
import type { RecapRequest } from '@ma-cantine/lib/recap-requests/recap-request'
import { RequestedCanteens } from './RequestedCanteens.tsx'
import { useRecapRequestWords } from './words/recap-request-words.ts'
import '../ui/details.css'

/** What was asked, of whom, and the messages that left or will leave. */
export function RequestFacts({ request }: { readonly request: RecapRequest }) {
  const { page: words, kinds, periodCell, day, noDeadline } = useRecapRequestWords()
  const { kind, provider, email, canteens, firstDay, lastDay, deadline, note } = request
  return (
    <section className="fr-mt-6w" aria-labelledby="demande">
      <h2 id="demande" className="fr-h4">
        {words.facts}
      </h2>
      <dl className="mc-details">
        <dt>{words.to}</dt>
        <dd>{provider}</dd>
        <dt>{words.kind}</dt>
        <dd>{kinds[kind]}</dd>
        <dt>{words.address}</dt>
        <dd>{email}</dd>
        <dt>{words.canteens}</dt>
        <dd>
          <RequestedCanteens canteens={canteens} />
        </dd>
        <dt>{words.period}</dt>
        <dd>{periodCell(firstDay, lastDay)}</dd>
        <dt>{words.deadline}</dt>
        <dd>{deadline === null ? noDeadline : day(deadline)}</dd>
        <dt>{words.sentBy}</dt>
        <dd>{words.by(request.creationDate, request.sender)}</dd>
        <dt>{words.messages}</dt>
        <dd>{words.messageCount(request.messageCount, request.messageDate)}</dd>
        <dt>{words.nextReminder}</dt>
        <dd>{request.nextReminderDate === null ? words.noReminder : words.next(request.nextReminderDate)}</dd>
        {note !== null && (
          <>
            <dt>{words.note}</dt>
            <dd className="mc-recap-note">{note}</dd>
          </>
        )}
      </dl>
      <p className="fr-mb-0">
        <a
          className="fr-link fr-icon-download-line fr-link--icon-left"
          href={fillPath(downloadRecapProof.path, { requestId: request.id })}
          download
        >
          {words.proof}
        </a>
      </p>
    </section>
  )
}
