import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { type StartingPoint, startingPoints } from './starting-points.ts'
import { useLibraryWords } from './words/library-words.ts'

/** What most programs begin with. */
export function StartingPoints() {
  const words = useLibraryWords()
  return (
    <section className="fr-mb-5w" aria-labelledby="commencer">
      <h2 className="fr-h4" id="commencer">
        {words.start}
      </h2>
      <ul>
        {(Object.keys(startingPoints) as StartingPoint[]).map(name => (
          <li key={name}>
            {words.starts[name]}{' '}
            <SiteLink href={`${addressOf('LibraryFeature', { feature: startingPoints[name] })}#${name}`}>
              <code>{name}</code>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
