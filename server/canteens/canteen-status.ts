import type { CanteenStatus, EstablishmentStatus, LegalUnitStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import { isValidSiren, isValidSiret, removeSpaces } from '@ma-cantine/lib/canteens/siret'
import type { Knex } from 'knex'
import type { CompanyAddress, CompanyRegister } from '../external/company-register.ts'
import { OutsideServiceError } from '../external/outside-service-error.ts'
import type { Services } from '../services/services.ts'
import { managedCanteens, type Reach } from '../teams/managed-canteens.ts'
import { teamMembers } from '../teams/team-members.ts'
import { certainPlace, nowhere, type Place } from '../territories/place.ts'
import { loadTerritories } from '../territories/territories.ts'

/**
 * The canteen with this SIRET, or else the open establishment; undefined when there is neither. A register that is down or not
 * configured does not stop anybody: what it would have told is null, and completed later.
 */
export async function statusOfSiret(
  { database, outside }: Services,
  reach: Reach,
  number: string,
): Promise<CanteenStatus | EstablishmentStatus | undefined> {
  const siret = removeSpaces(number)
  const [canteen] = await canteensWhere(database.reader, reach, { siret })
  if (canteen) return canteen
  if (!isValidSiret(siret)) return undefined
  const found = await asked(outside.register, register => register.findEstablishment(siret))
  if (found === undefined) return { siret, name: null, ...nowhere, registerAnswered: false }
  if (found === null || !found.open) return undefined
  return { siret, name: found.name, ...(await located(found)), registerAnswered: true }
}

/** The legal unit with this SIREN and the canteens that are attached to it; undefined when it does not exist. */
export async function statusOfSiren(
  { database, outside }: Services,
  reach: Reach,
  number: string,
): Promise<LegalUnitStatus | undefined> {
  const siren = removeSpaces(number)
  if (!isValidSiren(siren)) return undefined
  const found = await asked(outside.register, register => register.findLegalUnit(siren))
  if (found === null) return undefined
  const canteens = await canteensWhere(database.reader, reach, { sirenUniteLegale: siren })
  if (found === undefined) return { siren, name: null, ...nowhere, registerAnswered: false, canteens }
  return { siren, name: found.name, ...(await located(found)), registerAnswered: true, canteens }
}

/** What the register answers; undefined when it does not, or there is none. */
async function asked<Answer>(
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

/** The register's address with its territories, and the city written as the official code does. */
async function located(address: CompanyAddress): Promise<Place> {
  const place = certainPlace(await loadTerritories(), address)
  return { ...place, city: place.city ?? address.city }
}

interface StatusRow extends Omit<CanteenStatus, 'isManagedByUser' | 'canBeClaimed'> {
  readonly isManagedByUser: number | boolean
  readonly canBeClaimed: number | boolean
}

async function canteensWhere(
  database: Knex,
  reach: Reach,
  number: { siret: string } | { sirenUniteLegale: string },
): Promise<CanteenStatus[]> {
  const rows: StatusRow[] = await database('canteens')
    .where(number)
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
