import type { CanteenCluster } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import { everyFilter, type PublicSelection, publicRows } from './public-conditions.ts'

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
  readonly latitude: number
  readonly longitude: number
  readonly count: number
  readonly id: number
  readonly name: string
}

/** The places of a map at this zoom: canteens that are in one cell are one place, in their middle. One statement. */
export async function clusterPublic(
  database: Knex,
  selection: PublicSelection,
  zoom: number,
): Promise<CanteenCluster[]> {
  const { common, from } = publicRows(database, selection, everyFilter)
  // Cells to a side of the world: that of a canteen is its place on the map by Mercator.
  const cells = 2 ** zoom * (256 / cellSize)
  const onMap = `CASE WHEN canteens.latitude > ${lastLatitude} THEN ${lastLatitude}
    WHEN canteens.latitude < -${lastLatitude} THEN -${lastLatitude} ELSE canteens.latitude END`
  const radians = `((${onMap}) * pi() / 180)`
  const rows = await rawRows<Cell>(
    database,
    `${common} SELECT CAST(floor((canteens.longitude + 180) / 360 * ${cells}) AS integer) AS x,
       CAST(floor((1 - ln(tan(${radians}) + 1 / cos(${radians})) / pi()) / 2 * ${cells}) AS integer) AS y,
       avg(canteens.latitude) AS latitude, avg(canteens.longitude) AS longitude, count(*) AS count,
       min(canteens.id) AS id, min(canteens.name) AS name
     ${from.sql} AND canteens.latitude IS NOT NULL AND canteens.longitude IS NOT NULL GROUP BY 1, 2`,
    from.bindings,
  )
  return fewEnough(rows.map(row => ({ ...row, count: Number(row.count) }))).map(
    ({ latitude, longitude, count, id, name }) => ({
      latitude: rounded(latitude),
      longitude: rounded(longitude),
      count,
      id: count === 1 ? id : null,
      name: count === 1 ? name : null,
    }),
  )
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

function join(one: Cell, other: Cell): Cell {
  const count = one.count + other.count
  const middle = (of: 'latitude' | 'longitude') => (one[of] * one.count + other[of] * other.count) / count
  return { ...one, latitude: middle('latitude'), longitude: middle('longitude'), count }
}

/** A tenth of a metre: further digits depend on the database. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
