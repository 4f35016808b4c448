import { addWeights, isSafe, noWeights, withheldParts } from '@ma-cantine/lib/statistics/secrecy'
import { StatisticsSum } from '@ma-cantine/lib/statistics/statistics'
import type { StatisticsSelection } from '@ma-cantine/lib/statistics/statistics-api'
import { departments } from '@ma-cantine/lib/territories/departments'
import { type Condition, type Place, placeCondition, sectorCondition } from './selection-condition.ts'
import type { StatisticsEntry } from './statistics-entries.ts'

type Entries = () => Iterable<StatisticsEntry>

/** Adds up the canteens that match, and what they have declared for a year. */
export function sumOf(entries: Iterable<StatisticsEntry>, year: number, matches: Condition): StatisticsSum {
  const sum = new StatisticsSum()
  for (const entry of entries) if (matches(entry)) addEntry(sum, entry, year)
  return sum
}

/** The same by the values of a key, `null` being no part. */
export function sumsBy(
  entries: Iterable<StatisticsEntry>,
  year: number,
  matches: Condition,
  keyOf: (entry: StatisticsEntry) => string | null,
): ReadonlyMap<string | null, StatisticsSum> {
  const sums = new Map<string | null, StatisticsSum>()
  for (const entry of entries) {
    if (!matches(entry)) continue
    const key = keyOf(entry)
    const sum = sums.get(key) ?? new StatisticsSum()
    if (!sums.has(key)) sums.set(key, sum)
    addEntry(sum, entry, year)
  }
  return sums
}

function addEntry(sum: StatisticsSum, entry: StatisticsEntry, year: number): void {
  if (!entry.isDeleted) sum.addCanteen(entry.sectors)
  const figures = entry.declared.get(year)
  if (figures) sum.addDeclaration(figures, entry.goals)
}

/** The regions and the departments whose shares are withheld, for a year and sectors. */
export interface SecretPlaces {
  readonly regions: ReadonlySet<string>
  readonly departments: ReadonlySet<string>
  readonly isCountrySecret: boolean
}

const regionOfDepartment = new Map<string, string>(departments.map(({ code, region }) => [code, region]))

const weightsOf = (sums: ReadonlyMap<string | null, StatisticsSum>) =>
  new Map([...sums].flatMap(([code, sum]) => (code === null ? [] : [[code, sum.weights] as const])))

/**
 * What must not be told of the country, of its regions and of their departments, so that none can be worked out from the
 * others, nor a sector from what the territory tells of all of them.
 */
export function findSecretPlaces(entries: Entries, year: number, sectors: readonly number[]): SecretPlaces {
  const secret = secretBySubtraction(entries, year, sectorCondition(sectors))
  if (sectors.length === 0) return secret
  // What the other sectors declare can be worked out from all of them, and a sector from two choices.
  const others: Condition[] = [
    entry => !sectorCondition(sectors)(entry),
    ...(sectors.length > 1 ? sectors.map(sector => sectorCondition([sector])) : []),
  ]
  return others.map(matches => secretBySubtraction(entries, year, matches)).reduce(union, secret)
}

const union = (one: SecretPlaces, other: SecretPlaces): SecretPlaces => ({
  regions: new Set([...one.regions, ...other.regions]),
  departments: new Set([...one.departments, ...other.departments]),
  isCountrySecret: one.isCountrySecret || other.isCountrySecret,
})

function secretBySubtraction(entries: Entries, year: number, matches: Condition): SecretPlaces {
  const byRegion = sumsBy(entries(), year, matches, ({ region }) => region)
  const byDepartment = sumsBy(entries(), year, matches, ({ department }) => department)
  const regions = weightsOf(byRegion)
  const all = [...byRegion.values()].reduce((sum, { weights }) => addWeights(sum, weights), noWeights)
  const secretRegions = withheldParts(regions, {
    unlisted: byRegion.get(null)?.weights ?? noWeights,
    isTold: isSafe(all),
    isShield: false,
  })
  const unlisted = sumsBy(
    entries(),
    year,
    entry => matches(entry) && entry.department === null,
    ({ region }) => region,
  )
  const ofRegion = Map.groupBy(weightsOf(byDepartment), ([code]) => regionOfDepartment.get(code) ?? '')
  const secretDepartments = [...ofRegion].flatMap(([region, parts]) => {
    const isOwnSecret = !isSafe(regions.get(region) ?? noWeights)
    return [
      ...withheldParts(new Map(parts), {
        unlisted: unlisted.get(region)?.weights ?? noWeights,
        isTold: !secretRegions.has(region),
        isShield: secretRegions.has(region) && !isOwnSecret,
      }),
    ]
  })
  return { regions: secretRegions, departments: new Set(secretDepartments), isCountrySecret: !isSafe(all) }
}

/** Whether the shares of a selection are withheld: those of one of its territories are, or it tells what is left of one. */
export function isSelectionSecret(
  entries: Entries,
  { year, sectors, ...place }: StatisticsSelection,
  secret: SecretPlaces,
): boolean {
  const { region, department, epci, pat } = place
  if (epci.length + pat.length > 0) return isPartSecret(entries, year, sectors, place)
  if (department.length > 0) return department.some(code => secret.departments.has(code))
  if (region.length > 0) return region.some(code => secret.regions.has(code))
  return secret.isCountrySecret
}

/** An area that departments do not follow: what it takes of each and what it leaves of each must be safe. */
function isPartSecret(entries: Entries, year: number, sectors: readonly number[], place: Place): boolean {
  const isOfSectors = sectorCondition(sectors)
  const each: Place[] = [
    ...place.epci.map(epci => ({ ...place, epci: [epci], pat: [] })),
    ...place.pat.map(pat => ({ ...place, epci: [], pat: [pat] })),
    place,
  ]
  return each.some(one => {
    const isThere = placeCondition(one)
    const inside = sumOf(entries(), year, entry => isOfSectors(entry) && isThere(entry)).weights
    const touched = new Set([...entries()].filter(isThere).map(({ department }) => department))
    const left = sumsBy(
      entries(),
      year,
      entry => isOfSectors(entry) && !isThere(entry) && touched.has(entry.department),
      ({ department }) => department,
    )
    return !isSafe(inside) || [...left.values()].some(({ weights }) => !isSafe(weights))
  })
}
