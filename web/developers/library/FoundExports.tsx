import type { IndexedExport } from '@ma-cantine/lib/developers/library-export'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { DocText } from './DocText.tsx'
import { useLibraryWords } from './words/library-words.ts'

/** As many as a reader goes through; a longer search finds the others. */
const most = 30

/** The names that a search finds, each with a link to its place. */
export function FoundExports({ found }: { readonly found: readonly IndexedExport[] }) {
  const words = useLibraryWords()
  if (found.length === 0) return null
  return (
    <section className="fr-mb-5w" aria-labelledby="trouves">
      <h2 className="fr-sr-only" id="trouves">
        {words.results}
      </h2>
      <ul className="fr-raw-list">
        {found.slice(0, most).map(({ name, kind, feature, text }) => (
          <li key={name} className="mc-library__found">
            <p className="fr-mb-0">
              <SiteLink className="fr-link" href={`${addressOf('LibraryFeature', { feature })}#${name}`}>
                <code>{name}</code>
              </SiteLink>{' '}
              <span className="fr-text--sm">
                {words.kinds[kind]} · {words.features[feature]}
              </span>
            </p>
            {text !== '' && (
              <p className="fr-text--sm fr-mb-0" lang={kind === 'call' ? 'fr' : 'en'}>
                <DocText text={text} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {found.length > most && <p className="fr-text--sm">{words.more(found.length - most)}</p>}
    </section>
  )
}
