import { randomInt } from 'node:crypto'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { confirmEmail, requestEmailConfirmation, signUp, suggestUsername } from '@ma-cantine/lib/accounts/sign-up-api'
import { usernameBase } from '@ma-cantine/lib/accounts/username-suggestion'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { localeOf } from '../http/language.ts'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { confirmAddress, sendConfirmation } from './email-confirmation.ts'
import { openSession } from './session.ts'
import { createAccount, refuseMoreOfDraft } from './sign-up.ts'
import { findTakenFields } from './taken-fields.ts'

export function signUpRoutes(app: FastifyInstance, services: Services): void {
  const { database, mail, settings } = services

  route(
    app,
    signUp,
    async ({ body, request, reply }) => {
      const user = await createAccount(services, body, localeOf(request))
      mail.drain()
      await openSession(reply, { user, accessVersion: 0 }, settings)
      return user
    },
    { refuseMore: draft => refuseMoreOfDraft(database.reader, draft) },
  )

  route(app, confirmEmail, async ({ body }) => {
    const email = await confirmAddress(services, body)
    if (email === null) throw new FieldErrors({ nonFieldErrors: [accountRefusals('used-confirmation-link')] })
    mail.drain()
    return { email }
  })

  route(app, requestEmailConfirmation, async ({ user }) => {
    await sendConfirmation(services, user.id)
    mail.drain()
    return undefined
  })

  route(app, suggestUsername, async ({ body }) => {
    const base = usernameBase(body)
    if (!base) throw new Refusal(400, accountRefusals('name-or-email-needed'))
    return { suggestion: await freeUsername(database.reader, base) }
  })
}

/** Finds a free user name: appends a random number, a longer one after ten attempts. */
async function freeUsername(database: Knex, base: string): Promise<string> {
  for (let username = base, attempt = 0; ; attempt++) {
    const { username: taken } = await findTakenFields(database, { username })
    if (!taken) return username
    username = `${base}_${randomInt(attempt < 10 ? 999 : 2 ** 47)}`
  }
}
