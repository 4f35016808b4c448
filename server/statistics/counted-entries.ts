import type { DeclaredFigures } from '@ma-cantine/lib/statistics/declared-figures'
import { countsWhereItIs, siteFigures } from '@ma-cantine/lib/statistics/site-figures'
import type { StatisticsEntry } from './statistics-entries.ts'

/**
 * The entries that figures add up: what a group declared is that of its canteens, each in its part, in the place of what
 * they declared themselves.
 */
export function countedEntries(entries: ReadonlyMap<number, StatisticsEntry>): readonly StatisticsEntry[] {
  const declared = new Map<number, Map<number, DeclaredFigures>>()
  const declaredBy = (id: number, entry: StatisticsEntry): Map<number, DeclaredFigures> => {
    const own = declared.get(id) ?? new Map(entry.declared)
    declared.set(id, own)
    return own
  }
  const elsewhere: StatisticsEntry[] = []
  for (const [groupId, group] of entries) {
    for (const [year, sites] of group.sites) {
      const figures = group.declared.get(year)
      if (!figures) continue
      declaredBy(groupId, group).delete(year)
      for (const [id, part] of siteFigures(figures, sites, year)) {
        const site = entries.get(id)
        if (site) declaredBy(id, site).delete(year)
        if (site && countsWhereItIs(year)) declaredBy(id, site).set(year, part)
        // A part, and no canteen more.
        else elsewhere.push({ ...group, isDeleted: true, declared: new Map([[year, part]]) })
      }
    }
  }
  const own = [...entries].map(([id, entry]) => {
    const replaced = declared.get(id)
    return replaced ? { ...entry, declared: replaced } : entry
  })
  return [...own, ...elsewhere]
}
