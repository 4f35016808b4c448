import type { Database } from '../database/connection.ts'
import { sqlOf } from '../database/sql.ts'
import { loadTerritories } from '../territories/territories.ts'
import type { Tell } from './batches.ts'
import { type CountrySize, foundCountry } from './country.ts'
import { type KnownAccount, writeKnownAccount } from './known-account.ts'
import { writePeople, writeTeams } from './people.ts'
import { writeCanteensOfCountry } from './write-canteens-of-country.ts'
import { writeDeclarations } from './write-declarations.ts'
import { writePurchases } from './write-purchases.ts'
import { writeReports } from './write-reports.ts'

export interface WrittenCountry extends KnownAccount {
  readonly seed: number
  /** The number of rows of each kind. */
  readonly counts: Readonly<
    Record<'canteens' | 'diagnostics' | 'teledeclarations' | 'purchases' | 'users' | 'managers', number>
  >
}

/** Writes a country in an empty database: the same one for the same size. */
export async function writeCountry(
  database: Database,
  size: CountrySize,
  { tell, password }: { readonly tell: Tell; readonly password: string | null },
): Promise<WrittenCountry> {
  const { analyze } = sqlOf(database.writer)
  const territories = await loadTerritories()
  const country = await database.transaction(transaction => foundCountry(transaction, size, territories))
  const users = await writePeople(database, tell, country)
  const canteens = await writeCanteensOfCountry(database, tell, country)
  const managers = await writeTeams(database, tell, country)
  const diagnostics = await writeReports(database, tell, country)
  // The situation of a canteen is read from these tables, whose size the database does not know yet.
  await database.writer.raw(analyze)
  const teledeclarations = await writeDeclarations(database, tell, country)
  const purchases = await writePurchases(database, tell, country)
  await database.writer.raw(analyze)
  const account = await writeKnownAccount(database, country, password)
  return {
    seed: size.seed,
    ...account,
    counts: {
      canteens,
      diagnostics,
      teledeclarations,
      purchases,
      users: users + 1,
      managers: managers + account.canteens.length,
    },
  }
}
