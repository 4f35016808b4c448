import { cancelEmailChange, getLoggedUser, getUserInfo, updateUser } from '@ma-cantine/lib/accounts/profile-api'
import type { FastifyInstance } from 'fastify'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { cancelAddress } from './email-confirmation.ts'
import { passwordMatches } from './passwords.ts'
import { changeUser } from './update-user.ts'
import { findAccountOf } from './users.ts'

const notYours = 'Ce compte n’est pas le vôtre.'
const wrongPassword = 'Ce n’est pas votre mot de passe : rien n’a été changé.'

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail, settings } = services

  route(app, getLoggedUser, ({ visitor, request }) =>
    visitor && request.caller?.by === 'session' ? visitor : undefined,
  )

  route(app, getUserInfo, ({ visitor }) => {
    if (!visitor) return undefined
    const { username, firstName, lastName, avatar } = visitor
    // An application is elsewhere: a path alone would lead nowhere.
    return { username, firstName, lastName, avatar: avatar && settings.publicUrl + avatar }
  })

  route(app, updateUser, async ({ user, caller, params, body }) => {
    // Whether it exists or not.
    if (params.userId !== user.id) throw new Refusal(403, notYours)
    if (body.password !== undefined) {
      const account = await findAccountOf(database.reader, user.id)
      if (!(await passwordMatches(account?.passwordHash ?? null, body.password))) {
        throw new FieldErrors({ password: [wrongPassword] })
      }
    }
    const changed = await changeUser(services, caller, body)
    mail.drain()
    return changed
  })

  route(app, cancelEmailChange, async ({ user }) => {
    await cancelAddress(services, user.id)
    return undefined
  })
}
