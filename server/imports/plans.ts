import { randomBytes } from 'node:crypto'
import { importRefusals } from '@ma-cantine/lib/imports/import-refusals'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import type { Knex } from 'knex'
import { orNotFound } from '../http/refusal.ts'
import type { RequestScope } from '../teams/request-scope.ts'
import { now } from '../time/date-time.ts'
import type { Rejection } from './rejection.ts'

const hour = 3_600_000
/** Milliseconds during which an expired plan is kept, to tell it from an unknown one. */
export const planRetention = 24 * hour

export interface Plan extends RequestScope {
  readonly id: string
  readonly sha256: string
  readonly similar: SimilarChoice | null
  readonly outcome: string
  readonly expiryDate: string
  readonly importId: number | null
}

/** Stores the outcome of a dry run as a plan, and deletes plans that expired long ago. */
export async function savePlan(
  transaction: Knex.Transaction,
  plan: Omit<Plan, 'id' | 'expiryDate' | 'importId'>,
): Promise<Pick<Plan, 'id' | 'expiryDate'>> {
  await transaction('importPlans')
    .where('expiryDate', '<', new Date(Date.now() - planRetention).toISOString())
    .delete()
  const id = randomBytes(24).toString('base64url')
  const expiryDate = new Date(Date.now() + hour).toISOString()
  await transaction('importPlans').insert({ ...plan, id, expiryDate })
  return { id, expiryDate }
}

/** @throws Refusal (404) when the user has no such plan for this endpoint. */
export async function findPlan(database: Knex, { userId, endpoint }: RequestScope, id: string): Promise<Plan> {
  const plan: Plan | undefined = await database('importPlans').where({ id, userId, endpoint }).first()
  return orNotFound(plan, importRefusals('unknown-plan'))
}

/** Reads and locks a plan: nobody else can carry it out until the end of the transaction. */
export async function lockPlan(transaction: Knex.Transaction, { id }: Plan): Promise<Plan | null> {
  const plan: Plan | undefined = await transaction('importPlans').where({ id }).forUpdate().first()
  return plan ?? null
}

/** The reason why the plan cannot be carried out with this file, null when it can. */
export function planProblem(plan: Plan | null, sha256: string | null): Rejection | null {
  if (plan?.importId) return { code: 'plan-applied', expected: String(plan.importId) }
  if (!plan || plan.expiryDate < now()) return { code: 'plan-expired' }
  return plan.sha256 === sha256 ? null : { code: 'plan-of-another-file' }
}

export async function markPlanApplied(transaction: Knex.Transaction, { id }: Plan, importId: number): Promise<void> {
  await transaction('importPlans').where({ id }).update({ importId })
}
