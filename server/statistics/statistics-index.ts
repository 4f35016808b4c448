import type { CanteenStatistics } from '@ma-cantine/lib/statistics/statistics'
import type { StatisticsSelection } from '@ma-cantine/lib/statistics/statistics-api'
import type { TerritoryStatistics } from '@ma-cantine/lib/statistics/territory-statistics'
import type { Campaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import { FollowedCanteens } from '../canteens/followed-canteens.ts'
import { countedEntries } from './counted-entries.ts'
import { sumOf } from './secret-places.ts'
import { selectionCondition } from './selection-condition.ts'
import { readStatisticsEntries, type StatisticsEntry } from './statistics-entries.ts'
import { tellStatistics } from './territory-statistics.ts'

/** The figures of territories: sums over the canteens and the declarations that count, never older than the last commit. */
export class StatisticsIndex {
  readonly #followed: FollowedCanteens<StatisticsEntry>
  readonly #years: readonly number[]
  #entries = new Map<number, StatisticsEntry>()
  #counted: readonly StatisticsEntry[] | null = null

  constructor(database: Knex, campaigns: readonly Campaign[]) {
    this.#years = campaigns.map(({ year }) => year)
    this.#followed = new FollowedCanteens({
      database,
      read: (connection, _, since) => readStatisticsEntries(connection, campaigns, since),
      replace: (changed, isAfresh) => {
        if (isAfresh) this.#entries = new Map()
        if (changed.size > 0) this.#counted = null
        for (const [id, entry] of changed) {
          if (entry === null) this.#entries.delete(id)
          else this.#entries.set(id, entry)
        }
      },
    })
  }

  /** Compares the figures with the declarations. @returns how many canteens differed; null when nothing was read yet. */
  verify(): Promise<number | null> {
    return this.#followed.verify(() => this.#entries)
  }

  #all(): readonly StatisticsEntry[] {
    this.#counted ??= countedEntries(this.#entries)
    return this.#counted
  }

  /** All figures of a selection, for the API. */
  async sum(selection: StatisticsSelection): Promise<CanteenStatistics> {
    await this.#followed.refresh(null)
    return this.#followed.cached(
      ['sum', selection],
      async () => sumOf(this.#all(), selection.year, selectionCondition(selection)).statistics,
    )
  }

  /**
   * The figures that are told of a selection, for screens.
   *
   * @param lastTold the last year whose shares are told.
   */
  async tell(selection: StatisticsSelection, lastTold: number): Promise<Omit<TerritoryStatistics, 'expected'>> {
    await this.#followed.refresh(null)
    return this.#followed.cached(['tell', selection, lastTold], async () =>
      tellStatistics(() => this.#all(), selection, { years: this.#years, lastTold }),
    )
  }
}

const indexes = new WeakMap<Knex, { readonly campaigns: string; readonly index: StatisticsIndex }>()

/**
 * The index of the figures of a node: its requests and its jobs share it. Each database that they read has one, for a
 * replica may be behind the primary. It is made anew when the dates of a campaign change, for they say what counts.
 */
export function statisticsIndexOf(reader: Knex, campaigns: readonly Campaign[]): StatisticsIndex {
  const key = JSON.stringify(campaigns)
  const known = indexes.get(reader)
  if (known?.campaigns === key) return known.index
  const index = new StatisticsIndex(reader, campaigns)
  indexes.set(reader, { campaigns: key, index })
  return index
}
