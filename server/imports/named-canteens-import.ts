import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import type { Knex } from 'knex'
import { CanteenLookup } from '../canteens/canteens-by-siret.ts'
import type { Services } from '../services/services.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { areAllManaged, type Reach, reachOf } from '../teams/managed-canteens.ts'
import type { ImportedRow } from './import-kind.ts'
import type { ImportCall } from './import-request.ts'
import { checkManaged } from './managed-canteen-check.ts'

/** What imports share whose rows name stored canteens, all of which the user must manage. */
export abstract class NamedCanteensImport<Draft> {
  protected readonly reach: Reach
  protected readonly canteens: CanteenLookup

  constructor({ database }: Services, { caller }: ImportCall) {
    this.reach = reachOf(caller)
    this.canteens = new CanteenLookup(database.reader, this.reach)
  }

  /** What names the canteen of a row: its SIRET, or the digits of its id. */
  protected abstract keyOf(draft: Draft): string

  checkRow({ draft, row }: ImportedRow<Draft>, validation: Validation<Draft>): void {
    this.checkCanteen(this.keyOf(draft), row, validation)
  }

  checkCanteen(key: string, row: number, validation: Validation<Draft>): void {
    checkManaged(this.canteens.get(key), key, row, validation)
  }

  listCanteenIds(): readonly number[] {
    return this.canteens.teamIds
  }

  listLocks(): readonly number[] {
    return this.canteens.ids
  }

  /** Keeps others from writing the canteens, and checks their teams again, which may have changed. */
  protected async lockManaged(transaction: Knex.Transaction): Promise<boolean> {
    const { ids } = this.canteens
    await lockCanteens(transaction, ids, 'write')
    return areAllManaged(transaction, this.reach, ids)
  }
}
