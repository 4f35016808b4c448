import { administrationMessages } from '@ma-cantine/lib/administration/administration-messages'
import { orNotFound } from '../http/refusal.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { CanteenName } from '../teams/team-emails.ts'
import type { StaffEdition } from './change-account.ts'
import { refusedAct } from './refuse-act.ts'

/** Locks a canteen for an act of the staff, before any account. @throws Refusal (404), FieldErrors for a deleted one. */
export async function lockCanteen({ transaction }: StaffEdition, canteenId: number): Promise<CanteenName> {
  await lockCanteens(transaction, [canteenId], 'write')
  const found: (CanteenName & { readonly deletionDate: string | null }) | undefined = await transaction('canteens')
    .where({ id: canteenId })
    .first('id', 'name', 'deletionDate')
  const canteen = orNotFound(found, administrationMessages('unknown-canteen'))
  if (canteen.deletionDate !== null) throw refusedAct('deleted-canteen')
  return canteen
}
