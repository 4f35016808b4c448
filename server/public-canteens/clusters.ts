import type { CanteenCluster, PublicCanteenFilters } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import { conditionOf, conditionOfAll, everyFilter } from './public-conditions.ts'
import type { PublicIndex } from './public-index.ts'
import type { PublicEntry } from './read-entries.ts'

/** The most places of a map. */
const mostPlaces = 400
/** The side of a cell of the map, in pixels of 256 to the world at zoom 0: two fingers wide. */
const cellSize = 64
/** Where the map of the world by Mercator ends. */
const lastLatitude = 85.051_128_78

/** The canteens of a cell of the map. */
interface Cell {
  readonly x: number
  readonly y: number
  /** Sums of the degrees of its canteens. */
  latitude: number
  longitude: number
  count: number
  /** One of its canteens. */
  readonly entry: PublicEntry
}

export interface PublicMap {
  readonly count: number
  readonly located: number
  readonly clusters: CanteenCluster[]
}

/**
 * The places of a map at this zoom: canteens that are in one cell are one place, in their middle. The canteens of the
 * selection, and those that a map can show, are counted wherever it looks.
 */
export function mapSelection(
  index: PublicIndex,
  filters: PublicCanteenFilters,
  entries: readonly PublicEntry[],
  zoom: number,
): PublicMap {
  const matches = conditionOfAll(
    index,
    filters,
    everyFilter.filter(name => name !== 'bbox'),
  )
  const isInBox = conditionOf(index, filters, 'bbox') ?? (() => true)
  const cells = new Cells(2 ** zoom * (256 / cellSize))
  let [count, located] = [0, 0]
  for (const entry of entries) {
    if (!matches(entry)) continue
    count++
    const { latitude, longitude } = entry
    if (latitude === null || longitude === null) continue
    located++
    if (isInBox(entry)) cells.add(entry, latitude, longitude)
  }
  const clusters = fewEnough(cells.all()).map(({ latitude, longitude, count, entry }) => ({
    latitude: rounded(latitude / count),
    longitude: rounded(longitude / count),
    count,
    id: count === 1 ? entry.id : null,
    name: count === 1 ? entry.name : null,
  }))
  return { count, located, clusters }
}

class Cells {
  readonly #side: number
  readonly #cells = new Map<number, Cell>()

  /** @param side cells to a side of the world. */
  constructor(side: number) {
    this.#side = side
  }

  /** The cell of a canteen is its place on the map by Mercator. */
  add(entry: PublicEntry, latitude: number, longitude: number): void {
    const radians = (Math.min(Math.max(latitude, -lastLatitude), lastLatitude) * Math.PI) / 180
    const x = Math.floor(((longitude + 180) / 360) * this.#side)
    const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * this.#side)
    const key = x * (this.#side + 1) + y
    const cell = this.#cells.get(key)
    if (!cell) {
      this.#cells.set(key, { x, y, latitude, longitude, count: 1, entry })
      return
    }
    cell.latitude += latitude
    cell.longitude += longitude
    cell.count++
  }

  all(): readonly Cell[] {
    return [...this.#cells.values()]
  }
}

/** The same canteens in as many places as a map has: cells are joined four by four until they are. */
function fewEnough(cells: readonly Cell[]): readonly Cell[] {
  if (cells.length <= mostPlaces) return cells
  const larger = new Map<string, Cell>()
  for (const cell of cells) {
    const [x, y] = [cell.x >> 1, cell.y >> 1]
    const key = `${x} ${y}`
    const joined = larger.get(key)
    larger.set(key, joined ? join(joined, cell) : { ...cell, x, y })
  }
  return fewEnough([...larger.values()])
}

const join = (one: Cell, other: Cell): Cell => ({
  ...one,
  latitude: one.latitude + other.latitude,
  longitude: one.longitude + other.longitude,
  count: one.count + other.count,
})

/** A tenth of a metre: further digits depend on the order of the sum. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
