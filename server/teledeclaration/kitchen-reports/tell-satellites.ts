import type { Knex } from 'knex'
import { inList } from '../../database/in-list.ts'
import { queueEmails } from '../../emails/outbox.ts'
import { listReaders, listReadersOf } from '../../teams/load-team.ts'
import type { CanteenName } from '../../teams/team-emails.ts'
import { type DeclaredChange, kitchenDeclarationEmail } from './kitchen-report-emails.ts'

interface KitchenDeclaration {
  readonly id: number
  readonly canteenId: number
  readonly year: number
  readonly change: DeclaredChange
}

/**
 * Tells the teams of the satellites that a declaration covers what became of it: one message a person. Who manages the
 * kitchen as well did it, or sees it there.
 */
export async function tellSatellites(
  transaction: Knex.Transaction,
  { id, canteenId, year, change }: KitchenDeclaration,
  publicUrl: string,
): Promise<void> {
  const covered: { canteenId: number }[] = await transaction('declaredSatellites')
    .where({ teledeclarationId: id })
    .select('canteenId')
  const ids = covered.map(row => row.canteenId)
  if (ids.length === 0) return
  const names: CanteenName[] = await transaction('canteens')
    .where(inList(transaction, 'id', [canteenId, ...ids]))
    .orderBy(['searchText', 'id'])
    .select('id', 'name')
  const kitchen = names.find(each => each.id === canteenId)
  if (!kitchen) return
  const readersOf = await listReadersOf(transaction, ids)
  const ofKitchen = new Set((await listReaders(transaction, canteenId)).map(({ address }) => address))
  const deliveries = names
    .filter(each => each !== kitchen)
    .flatMap(canteen => readersOf(canteen.id).map(reader => ({ reader, canteen })))
    .filter(({ reader }) => !ofKitchen.has(reader.address))
  const byPerson = Map.groupBy(deliveries, ({ reader }) => reader.address)
  await queueEmails(
    transaction,
    [...byPerson.values()].flatMap(told => {
      const canteens = told.map(({ canteen }) => canteen)
      return told
        .slice(0, 1)
        .map(({ reader }) => kitchenDeclarationEmail(reader, { canteens, kitchen, year, change }, publicUrl))
    }),
  )
}
