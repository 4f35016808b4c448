import { type PendingAction, pendingActions, readinessOf } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { addressOf } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { type ActionFilter, actionListFormat } from './action-address.ts'
import { type ActionCounts, countOf } from './action-queries.ts'
import { usePendingWords } from './words/pending-words.ts'

/** The parts of the bar, in order; all actions are in one of them. */
const partNames = ['done', 'ready', 'waiting', 'lacking'] as const
export type ReadinessPart = (typeof partNames)[number]

function partOf(action: PendingAction): ReadinessPart {
  if (action === '90_nothing_satellite') return 'waiting'
  return readinessOf(action)
}
const actionsOf = (part: ReadinessPart) => pendingActions.filter(action => partOf(action) === part)

const filterOf = (part: ReadinessPart, isOpen: boolean): ActionFilter => {
  const filters: Readonly<Record<ReadinessPart, ActionFilter>> = {
    done: 'teledeclarees',
    ready: isOpen ? 'teledeclarer' : 'pretes',
    waiting: 'livreur',
    lacking: 'completer',
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
  const parts = partNames
    .map(part => ({ part, count: countOf(counts, actionsOf(part)) }))
    .filter(({ count }) => count > 0)
  const all = countOf(counts)
  const lacking = countOf(counts, actionsOf('lacking'))
  const isOpen = (counts['40_teledeclare'] ?? 0) > 0
  return (
    <section className="mc-readiness" aria-labelledby="prets">
      <h2 id="prets" className="fr-h5 fr-mb-1w">
        {words.title(all - lacking, all, year)}
      </h2>
      <p className="fr-mb-0">{lacking === 0 ? words.nothingLacking : words.lackingBelow(lacking)}</p>
      <div className="mc-readiness__bar" aria-hidden="true">
        {parts.map(({ part, count }) => (
          <span key={part} className={`mc-readiness__${part}`} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className="mc-readiness__parts">
        {parts.map(({ part, count }) => (
          <li key={part}>
            <span className={`mc-readiness__mark mc-readiness__${part}`} aria-hidden="true" />
            <SiteLink
              className="fr-link fr-link--sm"
              href={`${addressOf('PendingActions')}${actionListFormat.write({ filter: filterOf(part, isOpen) })}`}
            >
              {words.parts[part](count)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
