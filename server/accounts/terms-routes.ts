import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { acceptTerms } from '@ma-cantine/lib/accounts/terms-api'
import { currentTermsVersion } from '@ma-cantine/lib/accounts/terms-version'
import type { FastifyInstance } from 'fastify'
import { FieldErrors } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { lockCaller } from './lock-caller.ts'
import { recordTermsAcceptance } from './terms-acceptances.ts'

export function termsRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, acceptTerms, async ({ caller, body }) => {
    if (body.version !== currentTermsVersion) {
      throw new FieldErrors({ version: [accountRefusals('other-terms-version')] })
    }
    await database.transaction(async transaction => {
      const user = await lockCaller(transaction, caller)
      await recordTermsAcceptance(transaction, user.id)
    })
    return undefined
  })
}
