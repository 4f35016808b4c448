import type { Knex } from 'knex'
import { sqlOf } from '../database/sql.ts'
import type { Territories } from '../territories/territories.ts'
import { countPeople } from './people-counts.ts'
import { Towns } from './towns.ts'

export interface CountrySize {
  /** Another number makes another country of the same size. */
  readonly seed: number
  readonly canteens: number
}

/** The years of the reports and of the purchases. */
export const reportYears = [2021, 2022, 2023, 2024, 2025] as const
/** Those that were declared, in the campaign of each. */
export const declaredYears = [2024, 2025] as const

/** Canteens that follow each other, of one manager: a kitchen or a group with its satellites may be among them. */
export const blockSize = 10
const purchasesOfCanteen = 75

/** What all parts of the country depend on. Everything else is invented from it, again at each need. */
export interface Country extends CountrySize {
  readonly blocks: number
  readonly purchases: number
  readonly towns: Towns
  /** The ids of the first rows, which number the others. */
  readonly first: Readonly<Record<NumberedTable, number>>
}

type NumberedTable = 'users' | 'canteens' | 'diagnostics' | 'teledeclarations' | 'imports'

/** Takes the ids of the rows of the country, so that its tables can name each other before they are written. */
export async function foundCountry(
  transaction: Knex.Transaction,
  { seed, canteens }: CountrySize,
  territories: Territories,
): Promise<Country> {
  const blocks = Math.ceil(canteens / blockSize)
  const reserve = (table: NumberedTable, count: number) => sqlOf(transaction).reserveIds(transaction, table, count)
  return {
    seed,
    canteens,
    blocks,
    purchases: purchasesOfCanteen * canteens,
    towns: new Towns(territories),
    first: {
      users: await reserve('users', countPeople({ canteens, blocks }).all),
      canteens: await reserve('canteens', canteens),
      diagnostics: await reserve('diagnostics', reportYears.length * canteens),
      teledeclarations: await reserve('teledeclarations', declaredYears.length * canteens),
      imports: await reserve('imports', blocks),
    },
  }
}
