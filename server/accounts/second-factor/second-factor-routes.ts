import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import {
  activateSecondFactor,
  getSecondFactor,
  prepareSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  verifySecondFactor,
} from '@ma-cantine/lib/accounts/second-factor-api'
import type { FastifyInstance } from 'fastify'
import { FieldErrors } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Services } from '../../services/services.ts'
import { now, parisTime } from '../../time/date-time.ts'
import { isPasswordCorrect } from '../passwords.ts'
import { findAccountOf } from '../users.ts'
import { activateFactor, prepareFactor, removeFactor, renewCodes } from './change-factor.ts'
import { type CheckedCode, checkCode, findFactor } from './check-code.ts'
import { countRecoveryCodes } from './recovery-codes.ts'
import { isFactorGiven } from './require-second-factor.ts'

export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail } = services

  async function requirePassword(userId: number, password: string): Promise<void> {
    const account = await findAccountOf(database.reader, userId)
    if (await isPasswordCorrect(account?.passwordHash ?? null, password)) return
    throw new FieldErrors({ password: [accountRefusals('not-current-password')] })
  }

  async function requireCode(userId: number, checked: CheckedCode): Promise<void> {
    const refusal = await checkCode(services, userId, checked)
    mail.drain()
    if (refusal) throw new FieldErrors({ code: [refusal] })
  }

  route(app, getSecondFactor, async ({ user, request }) => {
    const factor = await findFactor(database.reader, user.id)
    const activationDate = factor?.activationDate ?? null
    return {
      activationDate: activationDate && parisTime(activationDate),
      recoveryCodesLeft: await countRecoveryCodes(database.reader, user.id),
      isVerified: isFactorGiven(factor, request.session.secondFactorDate),
    }
  })

  route(app, prepareSecondFactor, async ({ caller, user, body }) => {
    await requirePassword(user.id, body.password)
    return prepareFactor(services, caller)
  })

  route(app, activateSecondFactor, async ({ caller, user, body, request }) => {
    await requireCode(user.id, { code: body.code, acceptsRecovery: false, isPrepared: true })
    const { activationDate, recoveryCodes } = await activateFactor(services, caller)
    request.session.secondFactorDate = activationDate
    mail.drain()
    return { recoveryCodes }
  })

  route(app, verifySecondFactor, async ({ user, body, request }) => {
    await requireCode(user.id, { code: body.code, acceptsRecovery: true })
    request.session.secondFactorDate = now()
    return undefined
  })

  route(app, renewRecoveryCodes, async ({ caller, user, body }) => {
    await requireCode(user.id, { code: body.code, acceptsRecovery: false })
    return { recoveryCodes: await renewCodes(services, caller) }
  })

  route(app, removeSecondFactor, async ({ caller, user, body }) => {
    await requirePassword(user.id, body.password)
    await requireCode(user.id, { code: body.code, acceptsRecovery: true })
    await removeFactor(services, caller)
    mail.drain()
    return undefined
  })
}
