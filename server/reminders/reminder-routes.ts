import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { chooseMonthPoint } from '@ma-cantine/lib/accounts/month-point-api'
import { chooseReminders } from '@ma-cantine/lib/accounts/reminders-api'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from '../http/errors.ts'
import { acceptForms } from '../http/form-bodies.ts'
import { FieldErrors } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { chooseByLink, chooseMonthPointByLink } from './change-reminders.ts'
import { choicePage, monthPointPage, monthPointStopPath, oneClickPath } from './reminder-links.ts'

export function reminderRoutes(app: FastifyInstance, services: Services): void {
  route(app, chooseReminders, async ({ body: { token, pace } }) => {
    const former = await chooseByLink(services, token, pace)
    if (former === null) throw new FieldErrors({ nonFieldErrors: [accountRefusals('unknown-reminder-link')] })
    return { pace, former }
  })

  route(app, chooseMonthPoint, async ({ body: { token, wanted } }) => {
    const former = await chooseMonthPointByLink(services, token, wanted)
    if (former === null) throw new FieldErrors({ nonFieldErrors: [accountRefusals('unknown-reminder-link')] })
    return { wanted, former }
  })

  // The protocol of mail readers (RFC 8058), no part of the API. They send a form, without any cookie, and need no answer.
  app.register(async scope => {
    acceptForms(scope)
    scope.post<{ Params: { token: string } }>(oneClickPath, async ({ params }, reply) => {
      await chooseByLink(services, params.token, 'none')
      return reply.code(200).send({})
    })
    scope.post<{ Params: { token: string } }>(monthPointStopPath, async ({ params }, reply) => {
      await chooseMonthPointByLink(services, params.token, false)
      return reply.code(200).send({})
    })
  })
  // Those that know no click open the address, which changes nothing: scanners do so too.
  for (const [path, page] of [
    [oneClickPath, choicePage],
    [monthPointStopPath, monthPointPage],
  ] as const) {
    app.get<{ Params: { token: string } }>(path, ({ params }, reply) =>
      reply.redirect(`${page}?${new URLSearchParams({ jeton: params.token })}`, 303),
    )
    refuseOtherMethods(app, path, ['GET', 'HEAD', 'POST'])
  }
}
