import { libraryFeatures } from '@ma-cantine/lib/developers/library-features'
import { useLocale } from '../../app/locale.ts'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { useLibraryWords } from './words/library-words.ts'

/** The parts of the library, in the order of their names for people. */
export function FeatureList() {
  const words = useLibraryWords()
  const locale = useLocale()
  const parts = libraryFeatures
    .map(feature => ({ feature, title: words.features[feature] }))
    .sort((a, b) => a.title.localeCompare(b.title, locale))
  return (
    <section className="fr-mb-5w" aria-labelledby="parties">
      <h2 className="fr-h4" id="parties">
        {words.parts}
      </h2>
      <ul className="mc-library__parts">
        {parts.map(({ feature, title }) => (
          <li key={feature}>
            <SiteLink href={addressOf('LibraryFeature', { feature })}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
