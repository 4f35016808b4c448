import { departments } from '@ma-cantine/lib/territories/departments'
import type { ChoiceCounts } from '../filters/filter-fields-props.ts'
import type { ListAddress } from '../list-address.ts'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import { undrawnCodes } from './frames.ts'

interface UndrawnProps {
  /** The filter by department, beside which the others have no canteen. */
  readonly department: string
  readonly counts: ChoiceCounts | undefined
  readonly onFilter: (change: Partial<ListAddress>) => void
}

/** The overseas territories that the map does not draw: a press lists their canteens. */
export function Undrawn({ department, counts, onFilter }: UndrawnProps) {
  const { map: words, filters } = usePublicCanteenWords()
  const rows = departments.flatMap(({ code, name }) => {
    const count = counts?.department[code] ?? 0
    const isLeft = count > 0 && (department === '' || department === code)
    return isLeft && undrawnCodes.includes(code) ? [{ code, name, count }] : []
  })
  if (rows.length === 0) return null
  return (
    <div className="mc-map__undrawn fr-mt-2w">
      <p id="sans-carte" className="fr-text--sm fr-mb-0">
        {words.undrawn}
      </p>
      <ul className="mc-map__frames" aria-labelledby="sans-carte">
        {rows.map(({ code, name, count }) => (
          <li key={code}>
            <button
              type="button"
              className="mc-map__frame"
              onClick={() => onFilter({ department: code, city: '', view: 'liste' })}
            >
              {filters.choice(name, count)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
