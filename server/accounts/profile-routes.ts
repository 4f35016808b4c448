import { getLoggedUser, getUserInfo, updateUser } from '@ma-cantine/lib/accounts/profile-api'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { changeUser } from './update-user.ts'
import { findUser } from './users.ts'

const noSuchUser = 'Ce compte n’existe pas.'
const notYours = 'Ce compte n’est pas le vôtre.'

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

  route(app, updateUser, async ({ user, params, body }) => {
    if (params.userId !== user.id) {
      throw (await findUser(database.reader, params.userId)) ? new Refusal(403, notYours) : new Refusal(404, noSuchUser)
    }
    const changed = await changeUser(services, user.id, body)
    mail.drain()
    return changed
  })
}
