import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { cancelEmailChange, getLoggedUser, getUserInfo, updateUser } from '@ma-cantine/lib/accounts/profile-api'
import type { FastifyInstance } from 'fastify'
import { Refusal, refuseFields } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { withReviews } from '../reviews/reviews.ts'
import type { Services } from '../services/services.ts'
import { cancelAddressChange } from './email-confirmation.ts'
import { isPasswordCorrect } from './passwords.ts'
import { findTakenFields } from './taken-fields.ts'
import { changeUser } from './update-user.ts'
import { findAccountOf } from './users.ts'

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail, settings } = services

  route(app, getLoggedUser, ({ signedInUser, request }) =>
    signedInUser && request.caller?.by === 'session' ? withReviews(database.reader, signedInUser) : undefined,
  )

  route(app, getUserInfo, ({ signedInUser }) => {
    if (!signedInUser) return undefined
    const { username, firstName, lastName, avatar } = signedInUser
    // Applications run elsewhere, so they need a full address.
    return { username, firstName, lastName, avatar: avatar && settings.publicUrl + avatar }
  })

  route(app, updateUser, async ({ user, caller, params, body }) => {
    // The same answer whether the account exists or not.
    if (params.userId !== user.id) throw new Refusal(403, accountRefusals('account-of-another'))
    const account = body.password === undefined ? null : await findAccountOf(database.reader, user.id)
    const isKnown =
      body.password === undefined || (await isPasswordCorrect(account?.passwordHash ?? null, body.password))
    const { email } = body
    refuseFields({
      ...(isKnown ? {} : { password: [accountRefusals('wrong-password-of-profile')] }),
      ...(email === undefined || email === user.email
        ? {}
        : await findTakenFields(database.reader, { id: user.id, email })),
    })
    const changed = await changeUser(services, caller, body)
    mail.drain()
    return withReviews(database.reader, changed)
  })

  route(app, cancelEmailChange, async ({ user }) => {
    await cancelAddressChange(services, user.id)
    return undefined
  })
}
