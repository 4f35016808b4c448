import { addressOf } from '../app/screen-list.ts'
import { useUser } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useContentWords } from './words/content-words.ts'

/** Ways on for who has read the page to its end. */
export function Resources() {
  const { resources } = useContentWords()
  const links = [
    useUser()
      ? (['GeneratePosterPage', resources.poster] as const)
      : (['DiagnosticPage', resources.diagnostic] as const),
    ['CommunityPage', resources.community] as const,
    ['FAQ', resources.questions] as const,
    ['ContactPage', resources.contact] as const,
  ]
  return (
    <section className="fr-mt-8w" aria-labelledby="ressources">
      <h2 id="ressources">{resources.title}</h2>
      <ul className="fr-raw-list">
        {links.map(([name, text]) => (
          <li key={name} className="fr-mb-1w">
            <SiteLink className="fr-link fr-icon-arrow-right-line fr-link--icon-right" href={addressOf(name)}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
