import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import type { Caller } from '../http/caller.ts'
import { notFound } from '../http/refusal.ts'
import { scopeMark } from '../teams/request-scope.ts'
import type { Plan } from './plans.ts'

/**
 * Withdraws a plan for good, whatever requests are still on their way: it waits for the one that carries it out.
 * @returns the id of the import that carried it out, null when none did and none ever will.
 * @throws Refusal (404) when the user has no such plan, or their limited token did not make it.
 */
export function withdrawOwnPlan(database: Database, caller: Caller, id: string): Promise<number | null> {
  return database.transaction(async transaction => {
    const own = (): Knex.QueryBuilder => transaction('importPlans').where({ id, userId: caller.user.id })
    const plan: Plan | undefined = await own().forUpdate().first()
    if (!plan?.endpoint.endsWith(scopeMark(caller))) throw notFound(importRefusals('unknown-plan'))
    if (plan.importId === null) await own().delete()
    return plan.importId
  })
}
