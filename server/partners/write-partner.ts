import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { NewPartner } from '@ma-cantine/lib/partners/partner-input'
import type { Knex } from 'knex'
import { insertEntity } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import type { Image } from '../http/image.ts'
import { writePartnerImage } from './partner-images.ts'
import { partnerRows } from './partner-rows.ts'

/** The columns of an actor that somebody gives; lists that are left out are empty. */
export function partnerColumns(partner: NewPartner) {
  const { name, shortDescription, contactEmail } = partner
  return {
    ...partnerRows.storedOf({
      types: partner.types ?? [],
      categories: partner.categories ?? [],
      sectorCategories: partner.sectorCategories ?? [],
      departments: [...(partner.departments ?? [])],
    }),
    name,
    shortDescription,
    longDescription: partner.longDescription ?? null,
    website: partner.website ?? null,
    national: partner.national ?? false,
    gratuityOption: partner.gratuityOption ?? null,
    economicModel: partner.economicModel ?? null,
    contactName: partner.contactName ?? null,
    contactEmail: contactEmail ?? null,
    contactEmailKey: contactEmail ? accountKey(contactEmail) : null,
    contactMessage: partner.contactMessage ?? null,
    contactPhoneNumber: partner.contactPhoneNumber ?? null,
    searchText: searchText([name]),
  }
}

/** What the history leaves out: the personal data of a contact are forgotten with the actor, or follow from other columns. */
const leftOutOfHistory: ReadonlySet<string> = new Set([
  'contactName',
  'contactEmail',
  'contactEmailKey',
  'contactMessage',
  'contactPhoneNumber',
  'image',
  'searchText',
])

/** What the history keeps of columns. */
export const recordedOf = (columns: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(columns).filter(([name]) => !leftOutOfHistory.has(name)))

interface Publication {
  readonly published: boolean
  readonly image: Image | null
}

/** Stores an actor that our team writes. @returns its id. */
export async function writePartner(
  transaction: Knex.Transaction,
  origin: Origin,
  partner: NewPartner,
  { published, image }: Publication,
): Promise<number> {
  const columns = { ...partnerColumns(partner), published }
  const { id } = await insertEntity(transaction, origin, partnerRows, columns, recordedOf(columns))
  if (image) await writePartnerImage(transaction, id, image)
  return id
}
