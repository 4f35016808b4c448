import type { CanteenStatus, EstablishmentStatus, LegalUnitStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { isValidSiren, isValidSiret, removeSpaces } from '@ma-cantine/lib/canteens/siret'
import type { Knex } from 'knex'
import type { CompanyAddress, CompanyRegister } from '../external/company-register.ts'
import { OutsideServiceError } from '../external/outside-service-error.ts'
import type { Services } from '../services/services.ts'
import { managedCanteens, type Reach } from '../teams/managed-canteens.ts'
import { teamMembers } from '../teams/team-members.ts'
import { certainPlace, type Place } from '../territories/place.ts'
import { loadTerritories } from '../territories/territories.ts'

/**
 * The canteen with this SIRET, or else the open establishment; undefined when there is neither. When the register is
 * down or not configured, its values are left out and completed later: nobody is held up.
 */
export async function statusOfSiret(
  { database, outside }: Services,
  reach: Reach,
  number: string,
): Promise<CanteenStatus | EstablishmentStatus | undefined> {
  const siret = removeSpaces(number)
  const [canteen] = await findStatuses(database.reader, reach, { siret })
  if (canteen) return canteen
  if (!isValidSiret(siret)) return undefined
  const found = await askRegister(outside.register, register => register.findEstablishment(siret))
  if (found === undefined) return { siret, registerAnswered: false }
  if (found === null || !found.open) return undefined
  return { siret, ...knownOf({ name: found.name, ...(await placeOfAddress(found)) }), registerAnswered: true }
}

/** The legal unit with this SIREN and its canteens; undefined when it does not exist. */
export async function statusOfSiren(
  { database, outside }: Services,
  reach: Reach,
  number: string,
): Promise<LegalUnitStatus | undefined> {
  const siren = removeSpaces(number)
  if (!isValidSiren(siren)) return undefined
  const found = await askRegister(outside.register, register => register.findLegalUnit(siren))
  if (found === null) return undefined
  const canteens = await findStatuses(database.reader, reach, { sirenUniteLegale: siren })
  if (found === undefined) return { siren, registerAnswered: false, canteens }
  const known = knownOf({ name: found.name, ...(await placeOfAddress(found)) })
  return { siren, ...known, registerAnswered: true, canteens }
}

/** The values that are known, without the others. */
const knownOf = <Name extends string>(
  values: Readonly<Record<Name, string | null>>,
): { readonly [Key in Name]?: string } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as {
    readonly [Key in Name]?: string
  }

/** The answer of the register; undefined when it does not answer or is not configured. */
export async function askRegister<Answer>(
  register: CompanyRegister | null,
  question: (register: CompanyRegister) => Promise<Answer>,
): Promise<Answer | undefined> {
  if (!register) return undefined
  try {
    return await question(register)
  } catch (error) {
    if (error instanceof OutsideServiceError) return undefined
    throw error
  }
}

/** The place of an address of the register, with its city spelled as in the official code. */
export async function placeOfAddress(address: CompanyAddress): Promise<Place> {
  const place = certainPlace(await loadTerritories(), address)
  return { ...place, city: place.city ?? address.city }
}

interface StatusRow extends Omit<CanteenStatus, 'isManagedByUser' | 'canBeClaimed'> {
  readonly isManagedByUser: number | boolean
  readonly canBeClaimed: number | boolean
}

export async function findStatuses(
  database: Knex,
  reach: Reach,
  which: { siret: string } | { sirenUniteLegale: string } | { cityInseeCode: string } | Knex.Raw,
): Promise<CanteenStatus[]> {
  const rows: StatusRow[] = await database('canteens')
    .where(which)
    .whereNull('deletionDate')
    .orderBy(['name', 'id'])
    .select(
      'id',
      'name',
      'siret',
      { siren: 'sirenUniteLegale' },
      'city',
      'cityInseeCode',
      'postalCode',
      'department',
      database.raw('canteens.id IN ? AS is_managed_by_user', [managedCanteens(database, reach)]),
      database.raw(`NOT EXISTS (SELECT 1 FROM ${teamMembers} WHERE canteen_id = canteens.id) AS can_be_claimed`),
    )
  return rows.map(row => ({
    ...row,
    isManagedByUser: Boolean(row.isManagedByUser),
    canBeClaimed: Boolean(row.canBeClaimed),
  }))
}
