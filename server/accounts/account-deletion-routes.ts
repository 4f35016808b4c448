import { deleteAccount, previewAccountDeletion } from '@ma-cantine/lib/accounts/account-deletion-api'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { FastifyInstance } from 'fastify'
import { FieldErrors } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { deletionPreview, removeAccount } from './account-deletion.ts'
import { passwordMatches } from './passwords.ts'
import { forgetCookies } from './session.ts'
import { findAccountOf } from './users.ts'

export function accountDeletionRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail } = services

  route(app, previewAccountDeletion, ({ user }) => deletionPreview(database.reader, user.id))

  route(app, deleteAccount, async ({ user, body, request, reply }) => {
    const account = await findAccountOf(database.reader, user.id)
    if (!(await passwordMatches(account?.passwordHash ?? null, body.password))) {
      throw new FieldErrors({ password: [accountRefusals('wrong-password-of-deletion')] })
    }
    await removeAccount(services, user.id)
    await request.session.destroy()
    forgetCookies(reply)
    mail.drain()
    return undefined
  })
}
