import type { Commune, Department, Territories, Territory } from './territories.ts'

/** The place of a canteen in its stored form: codes, and names in `…Lib`. */
export interface Place {
  readonly city: string | null
  readonly cityInseeCode: string | null
  readonly postalCode: string | null
  readonly epci: string | null
  readonly epciLib: string | null
  readonly department: string | null
  readonly departmentLib: string | null
  readonly region: string | null
  readonly regionLib: string | null
}

export type Codes = Pick<Place, 'city' | 'cityInseeCode' | 'postalCode'>

/**
 * The place that codes determine with certainty; other values are null. When a postal code serves several communes, the
 * name of the city must select one.
 */
export function certainPlace(territories: Territories, { city, cityInseeCode, postalCode }: Codes): Place {
  if (cityInseeCode) {
    const commune = territories.communeOf(cityInseeCode)
    if (commune) return placeOfCommune(commune, postalCode)
    return {
      ...emptyPlace,
      cityInseeCode,
      postalCode,
      ...territoryOf(territories.departmentOfInseeCode(cityInseeCode)),
    }
  }
  const served = postalCode ? territories.communesServedBy(postalCode) : []
  const named = served.length > 1 && city ? served.filter(({ name }) => isSameName(name, city)) : served
  const [commune, other] = named
  if (commune && !other) return placeOfCommune(commune, postalCode)
  const department = singleValue(served.map(commune => commune.department))
  const region = singleValue(served.map(commune => commune.department.region))
  return { ...emptyPlace, postalCode, ...territoryOf(department), ...regionOf(region) }
}

/** Whether the packaged data does not know these codes, so that another service may. */
export function areCodesUnknown(territories: Territories, { cityInseeCode, postalCode }: Codes): boolean {
  if (cityInseeCode) return territories.communeOf(cityInseeCode) === null
  return postalCode !== null && territories.communesServedBy(postalCode).length === 0
}

export const emptyPlace: Place = {
  city: null,
  cityInseeCode: null,
  postalCode: null,
  epci: null,
  epciLib: null,
  department: null,
  departmentLib: null,
  region: null,
  regionLib: null,
}

function placeOfCommune(commune: Commune, postalCode: string | null): Place {
  return {
    city: commune.name,
    cityInseeCode: commune.code,
    postalCode: postalCode || singleValue(commune.postalCodes),
    epci: commune.epci?.code ?? null,
    epciLib: commune.epci?.name ?? null,
    ...territoryOf(commune.department),
  }
}

export const territoryOf = (department: Department | null) => ({
  department: department?.code ?? null,
  departmentLib: department?.name ?? null,
  ...regionOf(department?.region ?? null),
})

const regionOf = (region: Territory | null) => ({ region: region?.code ?? null, regionLib: region?.name ?? null })

function singleValue<Item>(items: readonly Item[]): Item | null {
  const [first] = items
  return first !== undefined && items.every(item => item === first) ? first : null
}

/** Compares names across the spellings of different sources: L’Haÿ-les-Roses, L HAY LES ROSES. */
const isSameName = (a: string, b: string): boolean => plainName(a) === plainName(b)
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
