import type { SectorCategory } from '@ma-cantine/lib/canteens/sector-categories'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import type { CountedCanteen } from '@ma-cantine/lib/comparison/compared-groups'
import { type ComparedAmounts, comparedAmounts, figuresOf, isCounted } from '@ma-cantine/lib/comparison/comparison'
import { coversPurchases, teledeclarationModes } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'

export type AmountRow = Readonly<Record<(typeof comparedAmounts)[number], number | string | null>>

interface CountedRow {
  readonly id: number
  readonly department: string | null
  readonly yearlyMealCount: number | null
}

/** Loads the canteens of a region that have exactly these categories of sectors, and whose declared report counts. */
export async function loadCountedCanteens(
  database: Knex,
  region: string,
  categories: readonly SectorCategory[],
  year: number,
): Promise<CountedCanteen[]> {
  const sectorIds = (chosen: (category: SectorCategory) => boolean) =>
    sectors.filter(({ category }) => chosen(category)).map(({ id }) => id)
  const ofSectors = (ids: readonly number[]) =>
    database('canteenSectors')
      .whereRaw('canteen_sectors.canteen_id = canteens.id')
      .where(inList(database, 'sector_id', ids))
      .select(database.raw('1'))
  // A diagnostic cannot be changed while its declaration is in force.
  const declarations = database('teledeclarations')
    .whereRaw('teledeclarations.canteen_id = canteens.id AND teledeclarations.diagnostic_id = diagnostics.id')
    .where({ year, status: 'SUBMITTED' })
    .whereIn('teledeclarationMode', teledeclarationModes.filter(coversPurchases))
    .select(database.raw('1'))
  const query = database('canteens')
    .join('diagnostics', 'diagnostics.canteenId', 'canteens.id')
    .where({ 'canteens.region': region, 'diagnostics.year': year })
    .whereExists(declarations)
    .whereNull('canteens.deletionDate')
    .where('diagnostics.valueTotalHt', '>', 0)
    .whereNotNull('diagnostics.valueBioHt')
    .where(known => known.whereNot('canteens.siret', '').orWhereNot('canteens.sirenUniteLegale', ''))
    .whereNotExists(ofSectors(sectorIds(category => !categories.includes(category))))
    .select(
      'canteens.id',
      'canteens.department',
      'canteens.yearlyMealCount',
      ...comparedAmounts.map(column => `diagnostics.${column}`),
    )
  for (const category of categories) query.whereExists(ofSectors(sectorIds(one => one === category)))
  const rows: (AmountRow & CountedRow)[] = await query
  return rows.flatMap(row => {
    const amounts = amountsOf(row)
    if (!isCounted(amounts, row.yearlyMealCount)) return []
    return [{ id: Number(row.id), department: row.department, figures: figuresOf(amounts, row.yearlyMealCount) }]
  })
}

/** PostgreSQL sends decimals as texts. */
export const amountsOf = (row: AmountRow): ComparedAmounts =>
  Object.fromEntries(
    comparedAmounts.map(property => [property, row[property] === null ? null : Number(row[property])]),
  ) as unknown as ComparedAmounts
