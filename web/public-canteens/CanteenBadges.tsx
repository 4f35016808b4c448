import type { CanteenBadges as Badges } from '@ma-cantine/lib/canteens/canteen'
import { keyMeasureOf } from '@ma-cantine/lib/measures/catalogue'
import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { measureIcons } from '../measures/measure-icons.ts'
import { usePublicCanteenWords } from './words/public-canteen-words.ts'

/** The five badges of a canteen, those that it has earned first. */
export function CanteenBadges({ badges }: { readonly badges: Badges }) {
  const words = usePublicCanteenWords()
  const all = measureIds.map(id => {
    const { badgeId } = keyMeasureOf(id)
    return { id, name: words.badges[badgeId], isEarned: badges[badgeId] === true }
  })
  const sorted = [...all.filter(({ isEarned }) => isEarned), ...all.filter(({ isEarned }) => !isEarned)]
  return (
    <ul className="mc-public-badges" aria-label={words.badgesTitle}>
      {sorted.map(({ id, name, isEarned }) => (
        <li key={id} className={isEarned ? 'mc-public-badge mc-public-badge--earned' : 'mc-public-badge'} title={name}>
          <span className={`${measureIcons[id]} fr-icon--sm`} aria-hidden="true" />
          {isEarned && <span className="mc-public-badge__mark fr-icon-check-line" aria-hidden="true" />}
          <span className="fr-sr-only">{isEarned ? words.earned(name) : words.toDo(name)}</span>
        </li>
      ))}
    </ul>
  )
}
