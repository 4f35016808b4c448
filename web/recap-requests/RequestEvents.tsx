import type { RecapRequestEvent } from '@ma-cantine/lib/recap-requests/recap-request'
import { recapRequestWords } from '@ma-cantine/lib/recap-requests/recap-request-words'
import { useLocale } from '../app/locale.ts'
import { useRecapRequestWords } from './words/recap-request-words.ts'

/** What happened to a request, in order, as its proof tells it. */
export function RequestEvents({ events }: { readonly events: readonly RecapRequestEvent[] }) {
  const { page: words } = useRecapRequestWords()
  const sentences = recapRequestWords[useLocale()].events
  return (
    <section className="fr-mt-4w" aria-labelledby="ce-qui-s-est-passe">
      <h2 id="ce-qui-s-est-passe" className="fr-h4">
        {words.events}
      </h2>
      <ul className="mc-recap-file">
        {events.map(event => (
          <li key={`${event.kind} ${event.date}`}>{words.event(event.date, sentences[event.kind](event))}</li>
        ))}
      </ul>
    </section>
  )
}
