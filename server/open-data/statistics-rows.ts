import type { StatisticsRow } from '@ma-cantine/lib/open-data/statistics-dataset'
import type { ExpectedTerritories } from '@ma-cantine/lib/statistics/expected-territories'
import type { PlacedFigures } from '@ma-cantine/lib/statistics/territory-statistics'
import { findDepartment } from '@ma-cantine/lib/territories/departments'
import { regions } from '@ma-cantine/lib/territories/regions'
import type { StatisticsEntry } from '../statistics/statistics-entries.ts'
import { type ToldYears, tellStatistics } from '../statistics/territory-statistics.ts'

const regionNames: Readonly<Record<string, string>> = regions

const everywhere = { region: [], department: [], epci: [], pat: [], sectors: [] }

/** The figures of the country, of its regions and of its departments for a year, as screens tell them. */
export function statisticsRows(
  entries: () => Iterable<StatisticsEntry>,
  expected: ExpectedTerritories,
  year: number,
  told: ToldYears,
): StatisticsRow[] {
  const {
    regions: byRegion,
    departments: byDepartment,
    ...country
  } = tellStatistics(entries, { ...everywhere, year }, told)
  const placed = (
    level: 'region' | 'departement',
    names: (code: string) => string | undefined,
    figures: readonly PlacedFigures[],
  ): StatisticsRow[] =>
    figures.map(({ code, ...own }) => ({
      year,
      level,
      code,
      name: names(code) ?? code,
      figures: own,
      expected: expected.of({ ...everywhere, [level === 'region' ? 'region' : 'department']: [code] }),
    }))
  return [
    { year, level: 'pays', code: 'FR', name: 'France', figures: country, expected: expected.of(everywhere) },
    ...placed('region', code => regionNames[code], byRegion),
    ...placed('departement', code => findDepartment(code)?.name, byDepartment),
  ]
}
