import type { PreparedFactor } from '@ma-cantine/lib/accounts/second-factor-api'
import { secondFactorRefusals } from '@ma-cantine/lib/accounts/second-factor-refusals'
import { queueEmails } from '../../emails/outbox.ts'
import { readerOf } from '../../emails/reader.ts'
import type { Caller } from '../../http/caller.ts'
import { FieldErrors } from '../../http/refusal.ts'
import type { Services } from '../../services/services.ts'
import { now } from '../../time/date-time.ts'
import { lockCaller } from '../lock-caller.ts'
import { findFactor } from './check-code.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'
import { activatedEmail, removedEmail } from './second-factor-emails.ts'
import { createTotpSecret, totpUri } from './totp.ts'

const refused = (code: 'already-active' | 'not-active') =>
  new FieldErrors({ nonFieldErrors: [secondFactorRefusals(code)] })

/** Stores a secret that no code has confirmed yet, in the place of the one before. @throws FieldErrors when one is active. */
export function prepareFactor({ database }: Services, caller: Caller): Promise<PreparedFactor> {
  return database.transaction(async transaction => {
    const { id: userId, username } = await lockCaller(transaction, caller)
    const factor = await findFactor(transaction, userId)
    if (factor?.activationDate) throw refused('already-active')
    const secret = createTotpSecret()
    const columns = { secret, creationDate: now(), lastStep: 0, failures: 0, firstFailureDate: null }
    await transaction('secondFactors')
      .insert({ userId, ...columns })
      .onConflict('userId')
      .merge(columns)
    return { secret, uri: totpUri(secret, username) }
  })
}

/**
 * Turns on a factor whose code was checked, and tells its owner by e-mail.
 * @returns the date from which sessions must have given a code, and the recovery codes.
 */
export function activateFactor(
  { database, settings }: Services,
  caller: Caller,
): Promise<{ readonly activationDate: string; readonly recoveryCodes: string[] }> {
  return database.transaction(async transaction => {
    const user = await lockCaller(transaction, caller)
    const activationDate = now()
    const activated = await transaction('secondFactors')
      .where({ userId: user.id })
      .whereNull('activationDate')
      .update({ activationDate })
    if (activated !== 1) throw refused('already-active')
    const recoveryCodes = await replaceRecoveryCodes(transaction, user.id)
    await queueEmails(transaction, [activatedEmail(readerOf(user), settings.publicUrl)])
    return { activationDate, recoveryCodes }
  })
}

/** @returns other recovery codes. @throws FieldErrors without an active factor. */
export function renewCodes({ database }: Services, caller: Caller): Promise<string[]> {
  return database.transaction(async transaction => {
    const { id } = await lockCaller(transaction, caller)
    if (!(await findFactor(transaction, id))?.activationDate) throw refused('not-active')
    return replaceRecoveryCodes(transaction, id)
  })
}

/** Turns the factor off, with its recovery codes, and tells its owner by e-mail. */
export function removeFactor({ database, settings }: Services, caller: Caller): Promise<void> {
  return database.transaction(async transaction => {
    const user = await lockCaller(transaction, caller)
    const removed = await transaction('secondFactors').where({ userId: user.id }).delete()
    await transaction('recoveryCodes').where({ userId: user.id }).delete()
    if (removed > 0) await queueEmails(transaction, [removedEmail(readerOf(user), settings.publicUrl)])
  })
}
