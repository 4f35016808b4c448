import { outlines } from 'virtual:france-outlines'
import { findDepartment } from '@ma-cantine/lib/territories/departments'
import { isRegion, regions } from '@ma-cantine/lib/territories/regions'
import type { ChoiceCounts } from '../filters/filter-fields-props.ts'
import type { ListFilters } from '../list-address.ts'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import type { Frame } from './frames.ts'
import { corsicaShift } from './projection.ts'
import { isCorsican } from './use-map-view.ts'

export interface OutlinesProps {
  readonly frame: Frame
  readonly filters: Pick<ListFilters, 'region' | 'department'>
  readonly counts: ChoiceCounts | undefined
  readonly onFilter: (change: Pick<ListFilters, 'region' | 'department' | 'city'>) => void
}

const shiftOf = (code: string) =>
  isCorsican(code) ? { transform: `translate(${corsicaShift.x} ${corsicaShift.y})` } : {}

/** Departments and regions; a press on one filters by it, as the filters beside the list do for the keyboard. */
export function Outlines({ frame, filters, counts, onFilter }: OutlinesProps) {
  const { filters: words } = usePublicCanteenWords()
  if (frame.code !== 'metropole') {
    return <path className="mc-map__area mc-map__area--chosen" d={outlines.departments[frame.code]?.path} />
  }
  const regionOf = (code: string) => findDepartment(code)?.region ?? ''
  const chosenRegion = filters.region || regionOf(filters.department)
  return (
    <g>
      {Object.entries(outlines.departments).map(([code, { path }]) => {
        const region = regionOf(code)
        // A region first, then one of its departments.
        const isOfChosen = region === chosenRegion
        const isChosen = filters.department === '' ? isOfChosen : filters.department === code
        const name = isOfChosen ? findDepartment(code)?.name : isRegion(region) ? regions[region] : undefined
        const count = isOfChosen ? counts?.department[code] : counts?.region[region]
        if (code.length > 2) return null
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: hidden from screen readers, which have these filters
          <path
            key={code}
            className={isChosen ? 'mc-map__area mc-map__area--chosen' : 'mc-map__area'}
            d={path}
            {...shiftOf(code)}
            onClick={() => onFilter({ region, department: isOfChosen ? code : '', city: '' })}
          >
            <title>{words.choice(name ?? '', counts && (count ?? 0))}</title>
          </path>
        )
      })}
      {Object.entries(outlines.regions).map(([code, { path }]) => (
        <path key={code} className="mc-map__border" d={path} {...shiftOf(code)} />
      ))}
    </g>
  )
}
