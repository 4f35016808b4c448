import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { chooseReminders } from '@ma-cantine/lib/accounts/reminders-api'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import { acceptForms } from '../http/form-bodies.ts'
import { FieldErrors } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { chooseByLink } from './change-reminders.ts'
import { choicePage, oneClickPath } from './reminder-links.ts'

export function reminderRoutes(app: FastifyInstance, services: Services): void {
  route(app, chooseReminders, async ({ body: { token, pace } }) => {
    const former = await chooseByLink(services, token, pace)
    if (former === null) throw new FieldErrors({ nonFieldErrors: [accountRefusals('unknown-reminder-link')] })
    return { pace, former }
  })

  // The protocol of mail readers (RFC 8058), no part of the API. They send a form, without any cookie, and need no answer.
  app.register(async scope => {
    acceptForms(scope)
    scope.post<{ Params: { token: string } }>(oneClickPath, async ({ params }, reply) => {
      await chooseByLink(services, params.token, 'none')
      return reply.code(200).send({})
    })
  })
  // Those that know no click open the address, which changes nothing: scanners do so too.
  app.get<{ Params: { token: string } }>(oneClickPath, ({ params }, reply) =>
    reply.redirect(`${choicePage}?${new URLSearchParams({ jeton: params.token })}`, 303),
  )
  refuseOtherMethods(app, oneClickPath, ['GET', 'HEAD', 'POST'])
}
