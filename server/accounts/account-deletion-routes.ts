import { deleteAccount, previewAccountDeletion } from '@ma-cantine/lib/accounts/account-deletion-api'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { FastifyInstance } from 'fastify'
import { FieldErrors } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { previewDeletion, removeAccount } from './account-deletion.ts'
import { isPasswordCorrect } from './passwords.ts'
import { clearCookies } from './session.ts'
import { findAccountOf } from './users.ts'

export function accountDeletionRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail } = services

  route(app, previewAccountDeletion, ({ user }) => previewDeletion(database.reader, user.id))

  route(app, deleteAccount, async ({ user, body, request, reply }) => {
    const account = await findAccountOf(database.reader, user.id)
    if (!(await isPasswordCorrect(account?.passwordHash ?? null, body.password))) {
      throw new FieldErrors({ password: [accountRefusals('wrong-password-of-deletion')] })
    }
    await removeAccount(services, user.id)
    await request.session.destroy()
    clearCookies(reply)
    mail.drain()
    return undefined
  })
}
