import { sectorsParameter } from '@ma-cantine/lib/canteens/sectors-parameter'
import {
  type ListParameters,
  listAddressFormat,
  oneCode,
  type Parameter,
  repeatedCodes,
  textParameter,
} from '@ma-cantine/lib/lists/list-address'
import { currentYear } from '@ma-cantine/lib/messages/today'
import { departments, findDepartment } from '@ma-cantine/lib/territories/departments'
import { isRegion, type RegionCode, regions } from '@ma-cantine/lib/territories/regions'

/** What the map shows of each territory. */
export const indicators = ['objectifs', 'bio', 'durable', 'bilans'] as const
export type Indicator = (typeof indicators)[number]

/** What a reader chose to see: all of it is in the address. */
export interface StatisticsAddress {
  readonly region: readonly RegionCode[]
  readonly department: readonly string[]
  readonly epci: readonly string[]
  readonly sectors: readonly number[]
  readonly year: number
  /** The territory beside it: `region-84`, `departement-38`, `france`; empty for none. */
  readonly beside: string
  readonly indicator: Indicator
  readonly level: 'regions' | 'departements'
}

/** The years that can be asked for: from the first campaign to last year. */
export const firstYear = 2020
export const latestYear = (): number => currentYear() - 1

const yearParameter: Parameter<number> = {
  name: 'year',
  read: ([text = '']) => (/^\d{4}$/.test(text) && +text >= firstYear && +text <= latestYear() ? +text : latestYear()),
  write: year => (year === latestYear() ? [] : [String(year)]),
}

/** The first parameters are named as in the public service; the others are ours. */
const parameters: ListParameters<StatisticsAddress> = {
  region: repeatedCodes('region', Object.keys(regions) as RegionCode[]),
  department: repeatedCodes(
    'department',
    departments.map(({ code }) => code),
  ),
  epci: {
    name: 'epcis',
    read: texts =>
      [...new Set(texts.flatMap(text => text.split(',')).filter(code => /^\d{9}$/.test(code)))].slice(0, 20),
    write: codes => codes,
  },
  sectors: sectorsParameter('sectors'),
  year: yearParameter,
  beside: textParameter('avec', ([text = '']) => (territoryOf(text) ? text : '')),
  indicator: oneCode('carte', indicators, 'objectifs'),
  level: oneCode('niveau', ['regions', 'departements'], 'regions'),
}

export const statisticsFormat = listAddressFormat(parameters)

export type Territory = Pick<StatisticsAddress, 'region' | 'department' | 'epci'>

/** The finest level that is chosen: the others only narrow the choice of it. */
export function finestOf({ region, department, epci }: Territory): Territory {
  if (epci.length > 0) return { region: [], department: [], epci }
  return department.length > 0 ? { region: [], department, epci: [] } : { region, department: [], epci: [] }
}

/** The territory of the parameter of a comparison; null for what names none. */
export function territoryOf(beside: string): Territory | null {
  const none: Territory = { region: [], department: [], epci: [] }
  if (beside === 'france') return none
  const [, kind, code = ''] = /^(region|departement)-(\w+)$/.exec(beside) ?? []
  if (kind === 'region') return isRegion(code) ? { ...none, region: [code] } : null
  return kind === 'departement' && findDepartment(code) ? { ...none, department: [code] } : null
}
