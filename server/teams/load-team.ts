import type { Manager, ManagerInvitation } from '@ma-cantine/lib/canteens/canteen'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { inList } from '../database/in-list.ts'
import { type Reader, readerOf } from '../emails/reader.ts'
import { listInvitations } from './invitations.ts'
import { listMembers, teamMembers } from './team-members.ts'

interface Team {
  readonly id: number
  readonly managers: z.input<typeof Manager>[]
  readonly managerInvitations: z.input<typeof ManagerInvitation>[]
}

/** The people of a canteen, and those who are invited. */
export async function loadTeam(database: Knex, canteenId: number): Promise<Team> {
  return {
    id: canteenId,
    managers: await listMembers(database, [canteenId]),
    managerInvitations: await listInvitations(database, [canteenId]),
  }
}

/** The managers whom one may write to: an unconfirmed address may be somebody else's. */
export async function listReaders(database: Knex, canteenId: number): Promise<Reader[]> {
  return (await listReadersOf(database, [canteenId]))(canteenId)
}

/** The same for many canteens. One query. */
export async function listReadersOf(
  database: Knex,
  canteenIds: readonly number[],
): Promise<(canteenId: number) => Reader[]> {
  const members: (Parameters<typeof readerOf>[0] & { readonly canteenId: number })[] = await database
    .from(database.raw(teamMembers))
    .where(inList(database, 'canteenId', canteenIds))
    .where({ isActive: true, emailConfirmed: true })
    .orderBy('id')
    .select('canteenId', 'email', 'language')
  const byCanteen = Map.groupBy(members, ({ canteenId }) => canteenId)
  return canteenId => (byCanteen.get(canteenId) ?? []).map(readerOf)
}
