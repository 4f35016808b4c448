import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { RecapProofCheck } from '@ma-cantine/lib/recap-requests/recap-proofs-api'
import { recapRequestWords } from '@ma-cantine/lib/recap-requests/recap-request-words'
import { useLocale } from '../app/locale.ts'
import { Table } from '../ui/Table.tsx'
import { ProofFacts } from './ProofFacts.tsx'
import { useProofCheckWords } from './words/proof-check-words.ts'
import './proof.css'

/** What was asked of whom, what happened, and what came, to compare with the document. */
export function RequestProofDetails({ proof }: { readonly proof: RecapProofCheck }) {
  const { request: words, compare } = useProofCheckWords()
  const { kinds, states, events } = recapRequestWords[useLocale()]
  const { provider, kind, firstDay, lastDay, deadline, creationDate, messageCount } = proof
  const facts: readonly (readonly [string, string | null])[] = [
    [kinds[kind], provider],
    [words.period, words.days(firstDay, lastDay)],
    [words.asked, compare.moment(creationDate)],
    [words.messages, String(messageCount)],
    [words.deadline, deadline && words.day(deadline)],
    [words.state, states[proof.state]],
  ]
  return (
    <>
      <div role="status">
        <Alert as="h2" severity="success" title={words.title} description={words.text} />
      </div>
      <section className="fr-mt-5w">
        <h2 className="fr-h5 fr-mb-1w">{compare.title}</h2>
        <p>{words.compare}</p>
        <ProofFacts facts={facts} />
        <h3 className="fr-h6">{words.events}</h3>
        <ul>
          {proof.events.map(event => (
            <li key={`${event.kind} ${event.date}`}>{words.event(event.date, events[event.kind](event))}</li>
          ))}
        </ul>
        <Table className="mc-proof__amounts" caption={words.canteens} columns={[compare.canteen, words.amount]}>
          {proof.canteens.map(({ id, name, siret, totals }) => (
            <tr key={id}>
              <th scope="row">{siret === null ? name : `${name} (${siret})`}</th>
              <td>{totals === null ? words.nothing : compare.euros(Number(totals.priceHt))}</td>
            </tr>
          ))}
        </Table>
      </section>
    </>
  )
}
