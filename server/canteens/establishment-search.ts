import type { CanteenStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import type { RegisteredEstablishment } from '@ma-cantine/lib/canteens/establishment-search-api'
import { isValidSiret, removeSpaces } from '@ma-cantine/lib/canteens/siret'
import { searchKey } from '@ma-cantine/lib/lists/search-key'
import { inList } from '../database/in-list.ts'
import type { Establishment, NameSearch } from '../external/company-register.ts'
import type { Services } from '../services/services.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { askRegister, findStatuses, placeOfAddress } from './canteen-status.ts'

/** The establishments of the register with this name, each with its canteen here; none when the register is unreachable. */
export async function searchByName(
  { database, outside }: Services,
  reach: Reach,
  search: NameSearch,
): Promise<{ registerAnswered: boolean; results: RegisteredEstablishment[] }> {
  const found = await askRegister(outside.register, register => register.findEstablishments(search))
  if (found === undefined) return { registerAnswered: false, results: [] }
  const sirets = found.map(({ siret }) => siret)
  const statuses = await findStatuses(database.reader, reach, inList(database.reader, 'siret', sirets, 'text'))
  const canteens = new Map(statuses.map(status => [status.siret, status]))
  const results = found.map(establishment => describe(establishment, canteens.get(establishment.siret) ?? null))
  return { registerAnswered: true, results: await Promise.all(results) }
}

/** The establishment of the register with this SIRET, open or closed. */
export async function findRegistered(
  { database, outside }: Services,
  reach: Reach,
  number: string,
): Promise<{ registerAnswered: boolean; establishment: RegisteredEstablishment | null }> {
  const siret = removeSpaces(number)
  // No establishment has such a number: there is nothing to ask.
  if (!isValidSiret(siret)) return { registerAnswered: true, establishment: null }
  const found = await askRegister(outside.register, register => register.findEstablishment(siret, { ceased: true }))
  if (!found) return { registerAnswered: found !== undefined, establishment: null }
  const [canteen = null] = await findStatuses(database.reader, reach, { siret })
  return { registerAnswered: true, establishment: await describe(found, canteen) }
}

/** The canteens of a town whose name differs at most by case, accents and spaces. */
export async function findTwins(
  { database }: Services,
  reach: Reach,
  name: string,
  cityInseeCode: string,
): Promise<CanteenStatus[]> {
  const key = nameKey(name)
  const neighbours = await findStatuses(database.reader, reach, { cityInseeCode })
  return neighbours.filter(canteen => nameKey(canteen.name) === key)
}

const nameKey = (name: string): string =>
  searchKey(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

async function describe(found: Establishment, canteen: CanteenStatus | null): Promise<RegisteredEstablishment> {
  const { siret, name, open, closingDate } = found
  const { city, cityInseeCode, postalCode, department } = await placeOfAddress(found)
  return {
    siret,
    name,
    street: streetOf(found),
    postalCode,
    city,
    cityInseeCode,
    department,
    isOpen: open,
    closingDate,
    canteen,
  }
}

/** The register writes an address on one line; postal code and town end it. */
function streetOf({ address, postalCode, city }: Establishment): string | null {
  const end = ` ${postalCode} ${city}`
  return (address?.endsWith(end) ? address.slice(0, -end.length) : address)?.trim() || null
}
