import { type DrawnPlace, distance, radiusOf } from './drawn-places.ts'
import { type Frame, frameAround } from './frames.ts'
import type { Point } from './projection.ts'
import { towns } from './towns.ts'

export interface TownNamesProps {
  readonly frame: Frame
  readonly pixel: number
  /** Whether to name the largest towns alone. */
  readonly isFar: boolean
  /** Names that one of these would cover are left out. */
  readonly places: readonly DrawnPlace[]
}

const isClear = (point: Point, place: DrawnPlace, pixel: number) =>
  distance(point, place.point) > (radiusOf(place.cluster.count) + 14) * pixel

/** The names of main towns, by which one knows where one is. */
export const TownNames = ({ frame, pixel, isFar, places }: TownNamesProps) => (
  <g className="mc-map__towns">
    {towns
      .filter(town => frameAround(town)?.code === frame.code && (town.isLarge || !isFar || frame.code !== 'metropole'))
      .map(town => ({ name: town.name, point: frame.projection.project(town) }))
      .filter(({ point }) => places.every(place => isClear(point, place, pixel)))
      .map(({ name, point: { x, y } }) => {
        return (
          <g key={name}>
            <circle cx={x} cy={y} r={2 * pixel} />
            <text x={x} y={y - 6 * pixel} fontSize={12 * pixel} strokeWidth={3 * pixel}>
              {name}
            </text>
          </g>
        )
      })}
  </g>
)
