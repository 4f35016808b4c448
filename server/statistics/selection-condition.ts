import type { StatisticsSelection } from '@ma-cantine/lib/statistics/statistics-api'
import type { StatisticsEntry } from './statistics-entries.ts'

export type Condition = (entry: StatisticsEntry) => boolean

export type Place = Pick<StatisticsSelection, 'region' | 'department' | 'epci' | 'pat'>

/** Where a canteen is: each filter that is given matches by one of its values. */
export function placeCondition({ region, department, epci, pat }: Place): Condition {
  const conditions = [
    among(region, entry => (entry.region === null ? [] : [entry.region])),
    among(department, entry => (entry.department === null ? [] : [entry.department])),
    among(epci, entry => (entry.epci === null ? [] : [entry.epci])),
    among(pat, entry => entry.pats),
  ].filter(condition => condition !== null)
  return entry => conditions.every(matches => matches(entry))
}

/** Whether a canteen has one of these sectors; all have without any. */
export const sectorCondition = (sectors: readonly number[]): Condition =>
  among(sectors, entry => entry.sectors) ?? (() => true)

export function selectionCondition(selection: StatisticsSelection): Condition {
  const isThere = placeCondition(selection)
  const isOfSectors = sectorCondition(selection.sectors)
  return entry => isThere(entry) && isOfSectors(entry)
}

function among<Value>(
  asked: readonly Value[],
  valuesOf: (entry: StatisticsEntry) => readonly Value[],
): Condition | null {
  const wanted = new Set(asked)
  return wanted.size === 0 ? null : entry => valuesOf(entry).some(value => wanted.has(value))
}
