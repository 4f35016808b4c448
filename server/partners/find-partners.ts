import type { PartnerType } from '@ma-cantine/lib/canteens/reference-lists'
import type { SectorCategory } from '@ma-cantine/lib/canteens/sector-categories'
import { departmentCodes, partnerSectors } from '@ma-cantine/lib/partners/partner-fields'
import type { PartnerSelection } from '@ma-cantine/lib/partners/partners-api'
import type { Knex } from 'knex'
import { likePattern } from '../lists/like-pattern.ts'
import { inOrderOfDay } from './daily-order.ts'
import { type PartnerRow, partnerRows } from './partner-rows.ts'

/** The actors that everybody may see. */
export const publishedPartners = (database: Knex): Knex.QueryBuilder => database('partners').where({ published: true })

/** Any of the codes is in the JSON list of a column. */
const whereAnyCode = (partners: Knex.QueryBuilder, column: string, codes: readonly string[]): Knex.QueryBuilder =>
  partners.where(either => {
    for (const code of codes) either.orWhere(column, 'like', `%"${code}"%`)
  })

/** Any of the ids is in the JSON list of a column, whose numbers stand between commas and brackets. */
const whereAnyId = (partners: Knex.QueryBuilder, column: string, ids: readonly number[]): Knex.QueryBuilder =>
  partners.where(either => {
    either.whereRaw('1 = 0')
    for (const id of ids) {
      either.orWhereRaw(`replace(replace(??, '[', ','), ']', ',') LIKE ?`, [column, `%,${id},%`])
    }
  })

/** A page of the published actors of a selection. `types` are all of them. Two statements, whatever their number. */
export async function findPartners(
  database: Knex,
  types: readonly PartnerType[],
  { limit, offset, search, type, category, department, sectorCategories, gratuityOption }: PartnerSelection,
): Promise<{ readonly count: number; readonly rows: PartnerRow[] }> {
  const found = publishedPartners(database)
  for (const term of search) found.whereRaw(`search_text LIKE ? ESCAPE '\\'`, [likePattern(term)])
  if (type.length > 0) {
    whereAnyId(
      found,
      'types',
      types.filter(({ name }) => type.includes(name)).map(({ id }) => id),
    )
  }
  if (category.length > 0) whereAnyCode(found, 'categories', category)
  if (department.length > 0) whereAnyCode(found, 'departments', department)
  if (sectorCategories.length > 0) whereAnyCode(found, 'sectorCategories', sectorCategories)
  if (gratuityOption.length > 0) found.whereIn('gratuityOption', gratuityOption)
  const counted: { count: number | string } | undefined = await found.clone().count({ count: '*' }).first()
  const rows: PartnerRow[] = await inOrderOfDay(found).limit(limit).offset(offset)
  return { count: Number(counted?.count ?? 0), rows }
}

/** What the published actors are and where they help, in the order of the lists. */
export async function findPartnerFacets(database: Knex, types: readonly PartnerType[]) {
  const rows: Pick<PartnerRow, 'types' | 'departments' | 'sectorCategories'>[] = await publishedPartners(
    database,
  ).distinct('types', 'departments', 'sectorCategories')
  const values = rows.map(row => partnerRows.valuesOf(row))
  const typeIds = new Set(values.flatMap(({ types }) => types))
  const departments = new Set(values.flatMap(({ departments }) => departments))
  const sectors = new Set<SectorCategory>(values.flatMap(({ sectorCategories }) => sectorCategories))
  return {
    types: types.filter(({ id }) => typeIds.has(id)).map(({ name }) => name),
    departments: departmentCodes.filter(code => departments.has(code)),
    sectorCategories: partnerSectors.filter(code => sectors.has(code)),
  }
}
