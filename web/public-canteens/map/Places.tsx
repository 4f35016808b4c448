import { SiteLink } from '../../app/site-link.tsx'
import { publicCanteenAddress } from '../public-canteen-address.ts'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import { type DrawnPlace, radiusOf } from './drawn-places.ts'
import { landmarkOf } from './towns.ts'

export interface PlacesProps {
  readonly places: readonly DrawnPlace[]
  /** How many units a pixel is. */
  readonly pixel: number
  /** Whether the map can go closer; otherwise a press lists the canteens of a place. */
  readonly opensCloser: boolean
  readonly onOpen: (place: DrawnPlace) => void
}

/** The canteens on the map: a link for one, a button for several that are too near to be told apart. */
export function Places({ places, pixel, opensCloser, onOpen }: PlacesProps) {
  const { map: words } = usePublicCanteenWords()
  return places.map(place => {
    const { cluster, point } = place
    const { id, name, count, latitude, longitude } = cluster
    const radius = radiusOf(count) * pixel
    const at = `${latitude} ${longitude}`
    if (id !== null && name !== null) {
      return (
        <SiteLink key={at} className="mc-map__place" href={publicCanteenAddress({ id, name })} aria-label={name}>
          <title>{name}</title>
          <circle className="mc-map__touch" cx={point.x} cy={point.y} r={radius} />
          <circle className="mc-map__canteen" cx={point.x} cy={point.y} r={7 * pixel} />
        </SiteLink>
      )
    }
    const { town, side } = landmarkOf(cluster)
    const where = words.cluster(count, town.name, side)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a drawing has no element for buttons
      <g
        key={at}
        role="button"
        tabIndex={0}
        className="mc-map__place"
        aria-label={opensCloser ? words.open(where) : words.list(where)}
        onClick={() => onOpen(place)}
        onKeyDown={event => {
          if (event.key !== 'Enter' && event.key !== ' ') return
          event.preventDefault()
          onOpen(place)
        }}
      >
        <circle className="mc-map__cluster" cx={point.x} cy={point.y} r={radius} />
        <text className="mc-map__count" x={point.x} y={point.y} dy="0.35em" fontSize={(count < 1000 ? 13 : 12) * pixel}>
          {words.count(count)}
        </text>
      </g>
    )
  })
}
