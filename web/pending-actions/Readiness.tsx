import {
  type ActionCounts,
  countReadiness,
  type Readiness as ReadinessPart,
  readinesses,
} from '@ma-cantine/lib/teledeclaration/pending-actions'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { useIsDeclarationOver } from '../teledeclaration/use-is-declaration-over.ts'
import { type ActionFilter, actionListFormat } from './action-address.ts'
import { usePendingWords } from './words/pending-words.ts'

const filterOf = (part: ReadinessPart, isOpen: boolean): ActionFilter => {
  const filters: Readonly<Record<ReadinessPart, ActionFilter>> = {
    done: 'teledeclarees',
    ready: isOpen ? 'teledeclarer' : 'pretes',
    waiting: 'livreur',
    lacking: 'completer',
    'too-late': 'trop-tard',
  }
  return filters[part]
}

interface ReadinessProps {
  readonly year: number
  readonly counts: ActionCounts
}

/** How many canteens are ready to be declared, at any time of the year, with the way to those that are not. */
export function Readiness({ year, counts }: ReadinessProps) {
  const words = usePendingWords().readiness
  const sums = countReadiness(counts, useIsDeclarationOver(year))
  const parts = readinesses.filter(part => sums[part] > 0)
  const isOpen = (counts['40_teledeclare'] ?? 0) > 0
  return (
    <section className="mc-readiness" aria-labelledby="prets">
      <h2 id="prets" className="fr-h5 fr-mb-1w">
        {words.title(sums, year)}
      </h2>
      {sums.lacking > 0 && <p className="fr-mb-0">{words.lackingBelow(sums.lacking)}</p>}
      {sums['too-late'] > 0 && <p className="fr-mb-0">{words.tooLate(sums['too-late'], year)}</p>}
      <div className="mc-readiness__bar" aria-hidden="true">
        {parts.map(part => (
          <span key={part} className={`mc-readiness__${part}`} style={{ flexGrow: sums[part] }} />
        ))}
      </div>
      <ul className="mc-readiness__parts">
        {parts.map(part => (
          <li key={part}>
            <span className={`mc-readiness__mark mc-readiness__${part}`} aria-hidden="true" />
            <SiteLink
              className="fr-link fr-link--sm"
              href={`${addressOf('PendingActions')}${actionListFormat.write({ filter: filterOf(part, isOpen) })}`}
            >
              {words.parts[part](sums[part])}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
