import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { cancelEmailChange, getLoggedUser, getUserInfo, updateUser } from '@ma-cantine/lib/accounts/profile-api'
import type { FastifyInstance } from 'fastify'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { cancelAddressChange } from './email-confirmation.ts'
import { isPasswordCorrect } from './passwords.ts'
import { changeUser } from './update-user.ts'
import { findAccountOf } from './users.ts'

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail, settings } = services

  route(app, getLoggedUser, ({ visitor, request }) =>
    visitor && request.caller?.by === 'session' ? visitor : undefined,
  )

  route(app, getUserInfo, ({ visitor }) => {
    if (!visitor) return undefined
    const { username, firstName, lastName, avatar } = visitor
    // Applications run elsewhere, so they need a full address.
    return { username, firstName, lastName, avatar: avatar && settings.publicUrl + avatar }
  })

  route(app, updateUser, async ({ user, caller, params, body }) => {
    // The same answer whether the account exists or not.
    if (params.userId !== user.id) throw new Refusal(403, accountRefusals('account-of-another'))
    if (body.password !== undefined) {
      const account = await findAccountOf(database.reader, user.id)
      if (!(await isPasswordCorrect(account?.passwordHash ?? null, body.password))) {
        throw new FieldErrors({ password: [accountRefusals('wrong-password-of-profile')] })
      }
    }
    const changed = await changeUser(services, caller, body)
    mail.drain()
    return changed
  })

  route(app, cancelEmailChange, async ({ user }) => {
    await cancelAddressChange(services, user.id)
    return undefined
  })
}
