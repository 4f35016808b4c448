import { choiceOfPace, type ReminderPace, reminderPaceOf } from '@ma-cantine/lib/accounts/reminder-pace'
import { lockUser } from '../accounts/users.ts'
import { cancelReminders } from '../emails/waiting-reminders.ts'
import { readSignedId } from '../security/signed-id.ts'
import type { Services } from '../services/services.ts'

/**
 * Changes the pace of the owner of a link; what waits to leave is cancelled.
 * @returns the pace before; null when the link is not ours, or its account is gone.
 */
export async function chooseByLink(
  { database, settings }: Services,
  token: string,
  pace: ReminderPace,
): Promise<ReminderPace | null> {
  const id = readSignedId(settings.sessionSecret, 'reminder links', token)
  if (id === null) return null
  return database.transaction(async transaction => {
    const user = await lockUser(transaction, id)
    if (!user) return null
    await transaction('users').where({ id }).update(choiceOfPace(pace))
    if (pace !== 'all') await cancelReminders(transaction, id)
    return reminderPaceOf(user)
  })
}

/**
 * Stops the point of the month of the owner of a link, or takes it up again.
 * @returns the choice before; null when the link is not ours, or its account is gone.
 */
export async function chooseMonthPointByLink(
  { database, settings }: Services,
  token: string,
  wanted: boolean,
): Promise<boolean | null> {
  const id = readSignedId(settings.sessionSecret, 'month point links', token)
  if (id === null) return null
  return database.transaction(async transaction => {
    const user = await lockUser(transaction, id)
    if (!user) return null
    await transaction('users').where({ id }).update({ wantsMonthPoint: wanted })
    return Boolean(user.wantsMonthPoint)
  })
}
