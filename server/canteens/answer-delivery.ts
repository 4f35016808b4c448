import type { DeliveryAnswer } from '@ma-cantine/lib/canteens/delivery-requests-api'
import { satelliteRefusals } from '@ma-cantine/lib/canteens/satellite-refusals'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { queueEmails } from '../emails/outbox.ts'
import { readerOf } from '../emails/reader.ts'
import { orNotFound } from '../http/refusal.ts'
import { deliveryEmail } from '../teams/delivery-emails.ts'
import { findOpenDeliveryRequest, settleDeliveryRequest } from '../teams/delivery-requests.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen, requireManaged } from '../teams/require-managed.ts'
import { requireConfirmed, type TeamChange } from './change-team.ts'
import { isLinked, linkSatellite, lockKitchen, readCanteen } from './link-satellite.ts'

/**
 * Accepts a kitchen, which then delivers to the canteen, or declines it, and tells who asked.
 * @throws Refusal 404, 403 where the canteen cannot be its satellite, or not now.
 */
export async function answerDeliveryRequest(
  { transaction, settings, caller, canteenId }: TeamChange,
  requestId: number,
  answer: DeliveryAnswer,
): Promise<void> {
  requireConfirmed(caller)
  const find = () => findOpenDeliveryRequest(transaction, { id: requestId, canteenId })
  const missing = satelliteRefusals('no-open-request')
  const kitchen = await lockKitchen(transaction, orNotFound(await find(), missing).kitchenId, canteenId)
  await requireManaged(transaction, reachOf(caller), canteenId)
  // Answered while this waited for its turn.
  const { userId } = orNotFound(await find(), missing)
  const canteen = await readCanteen(transaction, canteenId)
  if (!canteen) throw noSuchCanteen()
  if (answer === 'accepted' && !(await isLinked(transaction, canteen, kitchen))) {
    await linkSatellite({ transaction, settings, caller }, { canteen, kitchen })
  }
  await settleDeliveryRequest(transaction, { canteenId, kitchenId: kitchen.id, userId: caller.user.id }, answer)
  const asker: { email: string; language: Locale } = await transaction('users')
    .where({ id: userId })
    .first('email', 'language')
  await queueEmails(transaction, [
    deliveryEmail(readerOf(asker), { canteens: [canteen], kitchen, change: answer }, settings.publicUrl),
  ])
}
