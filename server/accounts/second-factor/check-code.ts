import { secondFactorRefusals } from '@ma-cantine/lib/accounts/second-factor-refusals'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { Knex } from 'knex'
import { queueEmails } from '../../emails/outbox.ts'
import { readerOf } from '../../emails/reader.ts'
import type { Services } from '../../services/services.ts'
import { now } from '../../time/date-time.ts'
import { lockUser } from '../users.ts'
import { countRecoveryCodes, spendRecoveryCode } from './recovery-codes.ts'
import { attackedEmail, recoveryCodeEmail } from './second-factor-emails.ts'
import { findTotpStep } from './totp.ts'

/** Wrong codes of an account in an hour, after which none is read: who types them has its password. */
const mostFailures = 10
const hour = 3_600_000

export interface StoredFactor {
  readonly userId: number
  readonly secret: string
  readonly activationDate: string | null
  readonly lastStep: number
  readonly failures: number
  readonly firstFailureDate: string | null
}

export const findFactor = async (database: Knex, userId: number): Promise<StoredFactor | null> =>
  (await database('secondFactors').where({ userId }).first()) ?? null

/** Whether sign-in asks for a code. */
export const hasSecondFactor = async (database: Knex, userId: number): Promise<boolean> =>
  ((await findFactor(database, userId))?.activationDate ?? null) !== null

export interface CheckedCode {
  readonly code: string
  /** Whether a recovery code may take the place of the application's. */
  readonly acceptsRecovery: boolean
  /** Whether the factor is not turned on yet. */
  readonly isPrepared?: true
}

/**
 * Checks a code and spends it, in a transaction of its own, for failures count.
 * @returns why it is refused; null for the right one.
 */
export function checkCode(
  { database, settings }: Services,
  userId: number,
  { code, acceptsRecovery, isPrepared }: CheckedCode,
): Promise<Message | null> {
  return database.transaction(async transaction => {
    // The account first, as all that changes what belongs to it.
    const user = await lockUser(transaction, userId)
    const factor = user && (await findFactor(transaction, userId))
    if (!factor || (factor.activationDate === null) !== (isPrepared === true)) {
      return secondFactorRefusals(isPrepared ? 'not-prepared' : 'not-active')
    }
    const { failures, wait } = recentFailures(factor)
    if (failures >= mostFailures) return secondFactorRefusals('too-many-codes', wait)
    const step = findTotpStep(factor.secret, code.replaceAll(/[\s-]/g, ''), new Date())
    const change = transaction('secondFactors').where({ userId })
    if (step !== null && step > factor.lastStep) {
      await change.update({ lastStep: step, failures: 0, firstFailureDate: null })
      return null
    }
    if (step !== null) return secondFactorRefusals('used-code')
    if (acceptsRecovery && (await spendRecoveryCode(transaction, userId, code))) {
      await change.update({ failures: 0, firstFailureDate: null })
      const left = await countRecoveryCodes(transaction, userId)
      await queueEmails(transaction, [recoveryCodeEmail(readerOf(user), left, settings.publicUrl)])
      return null
    }
    await change.update({
      failures: failures + 1,
      firstFailureDate: failures === 0 ? now() : factor.firstFailureDate,
    })
    if (failures + 1 === mostFailures) await warnOwner(transaction, user, settings.publicUrl)
    return secondFactorRefusals('wrong-code')
  })
}

/** The failures of the last hour, and the seconds until they are forgotten. */
function recentFailures({ failures, firstFailureDate }: StoredFactor): {
  readonly failures: number
  readonly wait: number
} {
  const end = firstFailureDate === null ? 0 : Date.parse(firstFailureDate) + hour
  const left = end - Date.now()
  return left > 0 ? { failures, wait: Math.ceil(left / 1000) } : { failures: 0, wait: 0 }
}

const warnOwner = (transaction: Knex.Transaction, user: User, publicUrl: string): Promise<void> =>
  queueEmails(transaction, [attackedEmail(readerOf(user), publicUrl)])
