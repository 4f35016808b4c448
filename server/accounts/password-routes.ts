import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import {
  changePassword,
  changePasswordByPatch,
  checkAccountLink,
  requestPasswordReset,
  resetPassword,
} from '@ma-cantine/lib/accounts/password-api'
import type { User } from '@ma-cantine/lib/accounts/user'
import type { FastifyInstance } from 'fastify'
import { FieldErrors, type FieldMessages, refuseFields } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { findLinkOwner } from './account-links.ts'
import { replacePasswordOf, resetPasswordOf, sendResetLinks } from './password-change.ts'
import { hashPassword, isPasswordCorrect, passwordObjections } from './passwords.ts'
import { renewSession } from './session.ts'
import { findAccountOf, findUser } from './users.ts'

export function passwordRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail, background } = services

  /** What is wrong with the current password, and with the new one for its owner. */
  async function objectionsTo(user: User, oldPassword: unknown, newPassword: unknown): Promise<FieldMessages> {
    const objections = typeof newPassword === 'string' ? await passwordObjections(newPassword, user) : []
    const account = await findAccountOf(database.reader, user.id)
    const isKnown =
      typeof oldPassword !== 'string' || (await isPasswordCorrect(account?.passwordHash ?? null, oldPassword))
    return {
      ...(isKnown ? {} : { oldPassword: [accountRefusals('not-current-password')] }),
      ...(objections.length > 0 ? { nonFieldErrors: objections } : {}),
    }
  }

  for (const endpoint of [changePassword, changePasswordByPatch]) {
    route(
      app,
      endpoint,
      async ({ user, caller, body, request }) => {
        refuseFields(await objectionsTo(user, body.oldPassword, body.newPassword1))
        const passwordHash = await hashPassword(body.newPassword1)
        await renewSession(request, await replacePasswordOf(services, caller, passwordHash, body))
        mail.drain()
        return {}
      },
      {
        refuseMore: async ({ oldPassword, newPassword1 }, { caller }) =>
          caller ? objectionsTo(caller.user, oldPassword, newPassword1) : {},
      },
    )
  }

  route(app, checkAccountLink, async ({ body: { purpose, ...parts } }) => {
    if ((await findLinkOwner(database.reader, purpose, parts)) !== null) return undefined
    const refusal = purpose === 'password-reset' ? 'used-password-link' : 'used-confirmation-link'
    throw new FieldErrors({ nonFieldErrors: [accountRefusals(refusal)] })
  })

  route(app, requestPasswordReset, ({ body }) => {
    // In the background, so that the time of the answer does not reveal whether the account exists.
    background.run(async () => {
      await sendResetLinks(services, body.email)
      mail.drain()
    })
    return undefined
  })

  route(app, resetPassword, async ({ body }) => {
    const userId = await findLinkOwner(database.reader, 'password-reset', body)
    const user = userId && (await findUser(database.reader, userId))
    if (!user) throw new FieldErrors({ nonFieldErrors: [accountRefusals('used-password-link')] })
    const objections = await passwordObjections(body.newPassword1, user)
    // The link stays valid for another attempt.
    if (objections.length > 0) refuseFields({ newPassword1: objections })
    const passwordHash = await hashPassword(body.newPassword1)
    if (!(await resetPasswordOf(services, user, body, passwordHash))) {
      throw new FieldErrors({ nonFieldErrors: [accountRefusals('used-password-link')] })
    }
    mail.drain()
    return undefined
  })
}
