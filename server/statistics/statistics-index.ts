import { type CanteenStatistics, StatisticsSum } from '@ma-cantine/lib/statistics/statistics'
import type { StatisticsSelection } from '@ma-cantine/lib/statistics/statistics-api'
import type { Campaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { FollowedCanteens } from '../canteens/followed-canteens.ts'
import { readStatisticsEntries, type StatisticsEntry } from './statistics-entries.ts'

/** The figures of territories: sums over the canteens and the declarations that count, never older than the last commit. */
export class StatisticsIndex {
  readonly #followed: FollowedCanteens<StatisticsEntry>
  #entries = new Map<number, StatisticsEntry>()

  constructor(database: Knex, campaigns: readonly Campaign[]) {
    this.#followed = new FollowedCanteens({
      read: (_, since) => readStatisticsEntries(database, campaigns, since),
      replace: (changed, isAfresh) => {
        if (isAfresh) this.#entries = new Map()
        for (const [id, entry] of changed) {
          if (entry === null) this.#entries.delete(id)
          else this.#entries.set(id, entry)
        }
      },
    })
  }

  async sum(selection: StatisticsSelection): Promise<CanteenStatistics> {
    await this.#followed.refresh(null)
    return this.#followed.cached([selection], async () => {
      const sum = new StatisticsSum()
      const matches = conditionOf(selection)
      for (const entry of this.#entries.values()) {
        if (!matches(entry)) continue
        if (!entry.isDeleted) sum.addCanteen(entry.sectors)
        const figures = entry.declared.get(selection.year)
        if (figures) sum.addDeclaration(figures, entry.goals)
      }
      return sum.statistics
    })
  }
}

type Condition = (entry: StatisticsEntry) => boolean

/** All filters that are given must match, by one of their values. */
function conditionOf({ region, department, epci, pat, sectors }: StatisticsSelection): Condition {
  const conditions = [
    among(region, entry => (entry.region === null ? [] : [entry.region])),
    among(department, entry => (entry.department === null ? [] : [entry.department])),
    among(epci, entry => (entry.epci === null ? [] : [entry.epci])),
    among(pat, entry => entry.pats),
    among(sectors, entry => entry.sectors),
  ].filter(condition => condition !== null)
  return entry => conditions.every(matches => matches(entry))
}

function among<Value>(
  asked: readonly Value[],
  valuesOf: (entry: StatisticsEntry) => readonly Value[],
): Condition | null {
  const wanted = new Set(asked)
  return wanted.size === 0 ? null : entry => valuesOf(entry).some(value => wanted.has(value))
}
