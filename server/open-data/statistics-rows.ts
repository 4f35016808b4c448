import type { StatisticsRow } from '@ma-cantine/lib/open-data/statistics-dataset'
import { departments } from '@ma-cantine/lib/territories/departments'
import { regions } from '@ma-cantine/lib/territories/regions'
import type { StatisticsEntry } from '../statistics/statistics-entries.ts'
import { type ToldYears, tellStatistics } from '../statistics/territory-statistics.ts'

const regionNames: Readonly<Record<string, string>> = regions
const departmentNames = new Map(departments.map(({ code, name }) => [code, name]))

const everywhere = { region: [], department: [], epci: [], pat: [], sectors: [] }

/** The figures of the country, of its regions and of its departments for a year, as screens tell them. */
export function statisticsRows(
  entries: () => Iterable<StatisticsEntry>,
  year: number,
  told: ToldYears,
): StatisticsRow[] {
  const {
    regions: byRegion,
    departments: byDepartment,
    ...country
  } = tellStatistics(entries, { ...everywhere, year }, told)
  return [
    { year, level: 'pays', code: 'FR', name: 'France', figures: country },
    ...byRegion.map(
      ({ code, ...figures }): StatisticsRow => ({
        year,
        level: 'region',
        code,
        name: regionNames[code] ?? code,
        figures,
      }),
    ),
    ...byDepartment.map(
      ({ code, ...figures }): StatisticsRow => ({
        year,
        level: 'departement',
        code,
        name: departmentNames.get(code) ?? code,
        figures,
      }),
    ),
  ]
}
