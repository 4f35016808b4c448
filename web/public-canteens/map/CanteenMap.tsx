import { Button } from '@codegouvfr/react-dsfr/Button'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { QueryView } from '../../ui/QueryView.tsx'
import type { ChoiceCounts } from '../filters/filter-fields-props.ts'
import type { ListAddress } from '../list-address.ts'
import { publicCanteensMap } from '../public-canteens-queries.ts'
import { usePublicCanteenWords } from '../words/public-canteen-words.ts'
import { type DrawnPlace, mergeOverlapping } from './drawn-places.ts'
import { type Frame, regionOf } from './frames.ts'
import { MapWindow } from './MapWindow.tsx'
import { Outlines } from './Outlines.tsx'
import { Overseas } from './Overseas.tsx'
import { Places } from './Places.tsx'
import { TownNames } from './TownNames.tsx'
import { Undrawn } from './Undrawn.tsx'
import { useMapView } from './use-map-view.ts'
import { useNearMe } from './use-near-me.ts'
import { boxOf, canZoomIn, canZoomOut, unitsOfPixel, type View, webZoomOf, wholeOf, zoomed } from './view.ts'
import './canteen-map.css'

export interface CanteenMapProps {
  readonly address: ListAddress
  readonly counts: ChoiceCounts | undefined
  readonly onFilter: (change: Partial<ListAddress>) => void
}

/** How far around a place its canteens are listed, in degrees. */
const around = 0.02
const zoneOf = ({ cluster: { latitude, longitude } }: DrawnPlace): string =>
  [longitude - around, latitude - around, longitude + around, latitude + around]
    .map(degrees => degrees.toFixed(4))
    .join(',')

/** The canteens of the selection on a map, all of which the list has too. */
export default function CanteenMap({ address, counts, onFilter }: CanteenMapProps) {
  const { map: words } = usePublicCanteenWords()
  const surface = useRef<HTMLElement>(null)
  const [pixels, setPixels] = useState(500)
  const [view, setView] = useMapView(address)
  const nearMe = useNearMe(setView)
  const { page: _, order: __, view: ___, ...filters } = address
  const { west, south, east, north } = boxOf(view)
  const box = address.zone || [west, south, east, north].join(',')
  const query = publicCanteensMap(filters, box, webZoomOf(view, pixels))
  const { data } = useQuery(query)
  const { frame } = view
  const pixel = unitsOfPixel(view, pixels)
  const places = (data?.clusters ?? [])
    .map(cluster => ({ cluster, point: frame.projection.project(cluster) }))
    .filter(({ point }) => isInside(view, point))
  const visible = mergeOverlapping(places, pixel)
  const opensCloser = canZoomIn(view)

  function open(place: DrawnPlace): void {
    if (opensCloser) setView(zoomed({ ...view, center: place.point }, 3))
    else onFilter({ zone: zoneOf(place), view: 'liste' })
    // The place that was pressed may disappear.
    surface.current?.focus({ preventScroll: true })
  }

  function choose(frame: Frame): void {
    const region = frame.code === 'metropole' ? '' : regionOf(frame.code)
    setView(wholeOf(frame))
    if (region !== address.region || address.department !== '' || address.city !== '')
      onFilter({ region, department: '', city: '' })
  }

  return (
    <div className="mc-map">
      <p id="carte-touches" className="fr-sr-only">
        {words.keys}
      </p>
      <div className="mc-map__frame-of-window">
        <MapWindow
          view={view}
          surface={surface}
          onView={setView}
          onResize={setPixels}
          ground={
            <>
              <Outlines frame={frame} filters={address} counts={counts} onFilter={onFilter} />
              <TownNames frame={frame} pixel={pixel} isFar={view.size > frame.width / 2.5} places={visible} />
              {nearMe.place && <Position point={frame.projection.project(nearMe.place)} pixel={pixel} />}
            </>
          }
        >
          <Places places={visible} pixel={pixel} opensCloser={opensCloser} onOpen={open} />
        </MapWindow>
        <MapButtons view={view} onView={setView} />
      </div>
      <div className="mc-map__below">
        <Button
          type="button"
          priority="secondary"
          size="small"
          iconId="fr-icon-map-pin-user-line"
          nativeButtonProps={{ 'aria-disabled': nearMe.state === 'asking' }}
          onClick={() => nearMe.state !== 'asking' && nearMe.ask()}
        >
          {words.nearMe}
        </Button>
        <p className="fr-hint-text fr-mb-0" role="status">
          {nearMe.state !== 'idle' && words.nearMeStates[nearMe.state]}
        </p>
      </div>
      <QueryView query={query} compact>
        {({ count, located }) => (
          <p className="fr-hint-text fr-mt-1w fr-mb-1w" role="status">
            {words.shown(
              visible.reduce((sum, { cluster }) => sum + cluster.count, 0),
              visible.length,
            )}
            {count > located && ` ${words.unplaced(count - located)}`}
          </p>
        )}
      </QueryView>
      <Overseas shown={frame} counts={counts} onChoose={choose} />
      <Undrawn department={address.department} counts={counts} onFilter={onFilter} />
    </div>
  )
}

const isInside = ({ center, size }: View, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  Math.abs(x - center.x) <= size / 2 && Math.abs(y - center.y) <= size / 2

interface PositionProps {
  readonly point: { readonly x: number; readonly y: number }
  readonly pixel: number
}

/** Where the visitor is. */
const Position = ({ point: { x, y }, pixel }: PositionProps) => (
  <g className="mc-map__position">
    <circle cx={x} cy={y} r={14 * pixel} />
    <circle cx={x} cy={y} r={5 * pixel} />
  </g>
)

interface MapButtonsProps {
  readonly view: View
  readonly onView: (view: View) => void
}

/** A button that cannot be used stays in reach: it would lose the focus otherwise. */
function MapButtons({ view, onView }: MapButtonsProps) {
  const { map: words } = usePublicCanteenWords()
  const button = (
    text: string,
    icon: 'fr-icon-add-line' | 'fr-icon-subtract-line',
    works: boolean,
    next: () => View,
  ) => (
    <button
      type="button"
      className={`fr-btn fr-btn--tertiary fr-btn--sm ${icon}`}
      title={text}
      aria-disabled={!works}
      onClick={() => works && onView(next())}
    >
      {text}
    </button>
  )
  return (
    <div className="mc-map__buttons">
      {button(words.zoomIn, 'fr-icon-add-line', canZoomIn(view), () => zoomed(view, 2))}
      {button(words.zoomOut, 'fr-icon-subtract-line', canZoomOut(view), () => zoomed(view, 0.5))}
    </div>
  )
}
