import type { listPublishedCanteens, PublicCanteenFilters } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import type { z } from 'zod'
import { conditionOf, conditionOfAll, everyFilter, hasQualityBadge } from './public-conditions.ts'
import type { PublicIndex } from './public-index.ts'
import type { PublicEntry } from './read-entries.ts'

type Page = z.input<NonNullable<typeof listPublishedCanteens.answer>>
export type PublicCounts = Omit<Page, 'next' | 'previous' | 'results'>

/** The filters whose values are counted. */
const counted = ['region', 'department', 'management_type', 'production_type', 'badge', 'sectors'] as const
type Counted = (typeof counted)[number]

const others = everyFilter.filter(name => !counted.some(each => each === name))

type Tally = Map<string | number, number>

/** The value of a canteen for a filter, null without one. */
const readValue: Readonly<
  Record<Exclude<Counted, 'sectors'>, (entry: PublicEntry, index: PublicIndex) => string | null>
> = {
  region: ({ region }) => region,
  department: ({ department }) => department,
  management_type: ({ managementType }) => managementType,
  production_type: ({ productionType }) => productionType,
  badge: (entry, index) => (hasQualityBadge(index, entry) ? 'appro' : null),
}

/** Adds a canteen to the counts of a filter. */
function add(index: PublicIndex, tally: Tally, name: Counted, entry: PublicEntry): void {
  if (name === 'sectors') {
    for (const id of entry.sectors) increment(tally, id)
  } else {
    const value = readValue[name](entry, index)
    if (value !== null) increment(tally, value)
  }
}

const increment = (tally: Tally, value: string | number) => tally.set(value, (tally.get(value) ?? 0) + 1)

/**
 * Selects among visible canteens, in their order, and counts what each value of a filter leaves of them, the other filters
 * holding: those that miss one filter alone are left by other values of it.
 */
export function selectCounted(
  index: PublicIndex,
  filters: PublicCanteenFilters,
  entries: readonly PublicEntry[],
): { readonly counts: PublicCounts; readonly selected: readonly PublicEntry[] } {
  const matchesOthers = conditionOfAll(index, filters, others)
  const parts = counted.map(name => ({
    name,
    matches: conditionOf(index, filters, name),
    /** Of the selection, and of what the filter leaves out. */
    within: new Map() as Tally,
    beyond: new Map() as Tally,
  }))
  const asked = parts.filter(({ matches }) => matches !== null)
  const selected: PublicEntry[] = []
  for (const entry of entries) {
    if (!matchesOthers(entry)) continue
    let [missed, only] = [0, parts[0]]
    for (const part of asked) {
      if (part.matches?.(entry)) continue
      missed++
      only = part
    }
    if (missed === 0) {
      selected.push(entry)
      for (const { name, within } of parts) add(index, within, name, entry)
    } else if (missed === 1 && only) add(index, only.beyond, only.name, entry)
  }
  const tallies = Object.fromEntries(parts.map(part => [part.name, part])) as Readonly<
    Record<Counted, (typeof parts)[0]>
  >
  const values = (name: Counted) => [...tallies[name].within.keys()].map(String).sort()
  const counts = (name: Counted): Record<string, number> => {
    const { within, beyond } = tallies[name]
    const sums = new Map(within)
    for (const [value, count] of beyond) sums.set(value, (sums.get(value) ?? 0) + count)
    return Object.fromEntries(sums)
  }
  const sectors = counts('sectors')
  return {
    counts: {
      count: selected.length,
      regions: values('region'),
      departments: values('department'),
      sectors: Object.keys(sectors).map(Number),
      managementTypes: values('management_type') as Page['managementTypes'],
      productionTypes: values('production_type') as Page['productionTypes'],
      counts: {
        region: counts('region'),
        department: counts('department'),
        sectors,
        management_type: counts('management_type'),
        production_type: counts('production_type'),
        badge: { appro: 0, ...counts('badge') },
      },
    },
    selected,
  }
}
