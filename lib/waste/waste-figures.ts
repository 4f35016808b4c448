import { type WasteSource, wasteSources } from './waste-fields.ts'
import type { WasteMeasurement } from './waste-measurement.ts'

const dayLength = 86_400_000

/** The days of a period, both ends included; null when it ends before it starts, or a day is missing or wrong. */
export function daysInPeriod(start: string, end: string): number | null {
  const days = (Date.parse(end) - Date.parse(start)) / dayLength + 1
  return Number.isInteger(days) && days > 0 ? days : null
}

/** Grams for one meal of one diner; null when the mass or the meals are missing, or there is no meal. */
export const gramsPerMeal = ({ totalMass, mealCount }: Pick<WasteMeasurement, 'totalMass' | 'mealCount'>) =>
  totalMass === null || !mealCount ? null : (totalMass / mealCount) * 1000

/** Kilograms in a year at the pace of the period; null when one of the three figures is missing or zero. */
export const yearlyEstimation = (totalMass: number | null, mealCount: number | null, yearlyMealCount: number | null) =>
  totalMass && mealCount && yearlyMealCount ? (totalMass / mealCount) * yearlyMealCount : null

/** A part of the waste. */
export interface WasteShare<Part extends string> {
  readonly part: Part
  /** Kilograms; null when it was not weighed. */
  readonly mass: number | null
  /** Of the total mass, not rounded; null without it or without the mass. */
  readonly percentage: number | null
}

const percentOf = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : (part * 100) / whole

const shareOf = <Part extends string>(part: Part, mass: number | null, totalMass: number | null): WasteShare<Part> => ({
  part,
  mass,
  percentage: percentOf(mass, totalMass),
})

const sumOf = (masses: readonly (number | null)[]): number =>
  masses.reduce<number>((sum, mass) => sum + Math.round((mass ?? 0) * 100), 0) / 100

/** What the parts leave of the total mass, so that all of them add up; nothing where that is no more than a rounding. */
function shareOfRest<Part extends string>(
  part: Part,
  parts: readonly (number | null)[],
  totalMass: number | null,
): WasteShare<Part>[] {
  const rest = sumOf([totalMass, ...parts.map(mass => -(mass ?? 0))])
  return totalMass !== null && rest > 0.01 ? [shareOf(part, rest, totalMass)] : []
}

/** What could have been eaten, what could not, and what was not sorted; null unless both were weighed for a source. */
export function edibleShares(measurement: WasteMeasurement): WasteShare<'edible' | 'inedible' | 'unsorted'>[] | null {
  const { totalMass } = measurement
  const edible = wasteSources.map(source => measurement[`${source}EdibleMass`])
  const inedible = wasteSources.map(source => measurement[`${source}InedibleMass`])
  if (![edible, inedible].every(masses => masses.some(mass => mass !== null))) return null
  return [
    shareOf('edible', sumOf(edible), totalMass),
    shareOf('inedible', sumOf(inedible), totalMass),
    ...shareOfRest('unsorted', [...edible, ...inedible], totalMass),
  ]
}

/** Where the waste comes from, and what was given no source; null without a total mass or with no source weighed. */
export function sourceShares(measurement: WasteMeasurement): WasteShare<WasteSource | 'unattributed'>[] | null {
  const { totalMass } = measurement
  const masses = wasteSources.map(source => measurement[`${source}TotalMass`])
  if (!totalMass || !masses.some(mass => mass)) return null
  return [
    ...wasteSources.map((source, index) => shareOf(source, masses[index] ?? null, totalMass)),
    ...shareOfRest('unattributed', masses, totalMass),
  ]
}

/** Kilograms by which the three sources differ from the total mass; null while one of them was not weighed. */
export function gapOfSources(measurement: WasteMeasurement): number | null {
  const masses = wasteSources.map(source => measurement[`${source}TotalMass`])
  if (measurement.totalMass === null || masses.some(mass => mass === null)) return null
  return sumOf([...masses, -measurement.totalMass])
}

/** A measurement on the trend, beside the one before it. */
export interface WasteTrendPoint {
  readonly measurement: WasteMeasurement
  readonly grams: number
  /** Grams per meal more than at the measurement before; null for the first one. */
  readonly change: number | null
  /** The same, in percent of the measurement before, not rounded; null when that one was zero. */
  readonly changePercentage: number | null
}

/** The grams per meal of the measurements that have them, oldest first. */
export function wasteTrend(measurements: readonly WasteMeasurement[]): WasteTrendPoint[] {
  const points: WasteTrendPoint[] = []
  const byDate = [...measurements].sort((a, b) => a.periodStartDate.localeCompare(b.periodStartDate))
  for (const measurement of byDate) {
    const grams = gramsPerMeal(measurement)
    if (grams === null) continue
    const before = points.at(-1)?.grams
    const change = before === undefined ? null : grams - before
    const changePercentage = percentOf(change, before ?? null)
    points.push({ measurement, grams, change, changePercentage })
  }
  return points
}
