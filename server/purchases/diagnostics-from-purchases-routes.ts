import { createDiagnosticsFromPurchases } from '@ma-cantine/lib/purchases/diagnostics-from-purchases-api'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../http/caller.ts'
import { declareLanguage } from '../http/language.ts'
import { FieldErrors, Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { loadNames, reachOf } from '../teams/managed-canteens.ts'
import { createFromPurchases } from './create-diagnostics.ts'

export function diagnosticsFromPurchasesRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, createDiagnosticsFromPurchases, async ({ caller, params: { year }, body, request, reply }) => {
    const locale = declareLanguage(request, reply)
    const [origin, reach] = [originOf(caller), reachOf(caller)]
    const results: number[] = []
    const refused: { canteenId: number; detail: string }[] = []
    for (const canteenId of new Set(body.canteenIds)) {
      try {
        // One transaction each: a canteen that is refused keeps no other from its diagnostic.
        const create = (transaction: Parameters<typeof createFromPurchases>[0]) =>
          createFromPurchases(transaction, { origin, reach, canteenId }, year)
        results.push(await database.transaction(create))
      } catch (error) {
        if (error instanceof Refusal) refused.push({ canteenId, detail: error.detail.in(locale) })
        else if (error instanceof FieldErrors) {
          const messages = Object.values(error.fields).flat()
          refused.push({ canteenId, detail: messages.map(message => message.in(locale)).join(' ') })
        } else throw error
      }
    }
    const names = await loadNames(
      database.reader,
      reach,
      refused.map(({ canteenId }) => canteenId),
    )
    const errors = refused.map(({ canteenId, detail }) => {
      const value = names.get(canteenId) ?? canteenId
      return purchaseRefusals('canteen-refused', { value, detail }).in(locale)
    })
    return { results, errors, refused }
  })
}
