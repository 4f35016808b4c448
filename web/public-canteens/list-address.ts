import { type ManagementType, managementTypes } from '@ma-cantine/lib/canteens/production'
import { sectorsParameter } from '@ma-cantine/lib/canteens/sectors-parameter'
import {
  type ListParameters,
  listAddressFormat,
  oneCode,
  type Parameter,
  pageParameter,
  searchParameter,
  textParameter,
} from '@ma-cantine/lib/lists/list-address'
import { findDepartment } from '@ma-cantine/lib/territories/departments'
import { isRegion } from '@ma-cantine/lib/territories/regions'
import { type TypeFilter, typeFilters } from '../canteens/list-choice.ts'

/** What narrows the canteens down; all of it must match. Empty or null = everything. */
export interface ListFilters {
  readonly search: string
  /** INSEE codes. */
  readonly region: string
  readonly department: string
  readonly city: string
  /** Ids, one of which must match. */
  readonly sectors: readonly number[]
  readonly management: ManagementType | ''
  readonly type: TypeFilter | ''
  /** Whole percents. */
  readonly minBio: number | null
  readonly minQuality: number | null
  readonly minMeals: number | null
  readonly maxMeals: number | null
  readonly badge: 'appro' | ''
  /** A place of the map: west, south, east and north in degrees. */
  readonly zone: string
}

/** What a visitor chose to see: all of it is in the address, save how the map was moved. */
export interface ListAddress extends ListFilters {
  readonly page: number
  readonly order: ListOrder
  /** What a narrow window shows. */
  readonly view: 'liste' | 'carte'
}

export const noFilters: ListFilters = {
  search: '',
  region: '',
  department: '',
  city: '',
  sectors: [],
  management: '',
  type: '',
  minBio: null,
  minQuality: null,
  minMeals: null,
  maxMeals: null,
  badge: '',
  zone: '',
}

/** The orders, by the codes of the addresses of the public service; the first is that of the server. */
export const listOrders = {
  creationDec: '-creationDate',
  creationCro: 'creationDate',
  modificationDec: '-modificationDate',
  modificationCro: 'modificationDate',
  nomCro: 'name',
  nomDec: '-name',
  repasDec: '-dailyMealCount',
  repasCro: 'dailyMealCount',
} as const
export type ListOrder = keyof typeof listOrders

/** A whole number up to a maximum; null for anything else. */
const numberParameter = (name: string, maximum: number): Parameter<number | null> => ({
  name,
  read: ([text = '']) => (/^\d{1,9}$/.test(text) && Number(text) <= maximum ? Number(text) : null),
  write: value => (value === null ? [] : [String(value)]),
})

const typeCodes = Object.keys(typeFilters) as TypeFilter[]
const zonePattern = /^(-?\d{1,3}(\.\d{1,4})?,){3}-?\d{1,3}(\.\d{1,4})?$/
const departmentOf = (text: string) => findDepartment(text.toUpperCase())?.code ?? ''

/** The names of the parameters are those of the public service; `vue` and `zone` are ours. */
const parameters: ListParameters<ListAddress> = {
  search: searchParameter,
  region: textParameter('region', ([text = '']) => (isRegion(text) ? text : '')),
  department: textParameter('departement', ([text = '']) => departmentOf(text)),
  city: textParameter('commune', ([text = '']) => (/^(\d{5}|2[AB]\d{3})$/.test(text) ? text : '')),
  sectors: {
    ...sectorsParameter('secteurs'),
    write: ids => ids.map(String),
  },
  management: oneCode<ManagementType | ''>('modeDeGestion', managementTypes, ''),
  type: {
    name: 'typeEtablissement',
    // The public service writes the types themselves.
    read: ([text]) => typeCodes.find(code => code === text || typeFilters[code] === text) ?? '',
    write: type => (type === '' ? [] : [type]),
  },
  minBio: numberParameter('minBio', 100),
  minQuality: numberParameter('minQualite', 100),
  minMeals: numberParameter('minRepasJour', 999_999_999),
  maxMeals: numberParameter('maxRepasJour', 999_999_999),
  badge: oneCode<'appro' | ''>('badge', ['appro'], ''),
  zone: textParameter('zone', ([text = '']) => (zonePattern.test(text) ? text : '')),
  order: oneCode('trier', Object.keys(listOrders) as ListOrder[], 'creationDec'),
  view: oneCode<ListAddress['view']>('vue', ['liste', 'carte'], 'liste'),
  page: pageParameter(),
}

export const publicListFormat = listAddressFormat(parameters)

/** How the fields of a form that the browser itself sends are called. */
export const parameterNames = Object.fromEntries(
  Object.entries(parameters).map(([property, { name }]) => [property, name]),
) as Readonly<Record<keyof ListAddress, string>>

/** The filters that are active, in the order that the screen shows them. */
export const activeFilters = (filters: ListFilters): (keyof ListFilters)[] =>
  (Object.keys(noFilters) as (keyof ListFilters)[]).filter(name => {
    const value = filters[name]
    return typeof value === 'number' || (value !== null && value.length > 0)
  })

const unlessEmpty = (text: string) => text || undefined
const asShare = (percent: number | null) => (percent === null ? undefined : percent / 100)

/** The filters as the routes of public canteens take them. */
export const selectionOf = (filters: ListFilters) => ({
  search: unlessEmpty(filters.search),
  region: unlessEmpty(filters.region),
  department: unlessEmpty(filters.department),
  city_insee_code: unlessEmpty(filters.city),
  sectors: filters.sectors.length > 0 ? filters.sectors.map(String) : undefined,
  management_type: unlessEmpty(filters.management),
  production_type: filters.type === '' ? undefined : typeFilters[filters.type],
  min_portion_bio: asShare(filters.minBio),
  min_portion_combined: asShare(filters.minQuality),
  min_daily_meal_count: filters.minMeals ?? undefined,
  max_daily_meal_count: filters.maxMeals ?? undefined,
  badge: unlessEmpty(filters.badge),
  bbox: unlessEmpty(filters.zone),
})
