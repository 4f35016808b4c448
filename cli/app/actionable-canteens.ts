import { missingCanteenFields } from '@ma-cantine/lib/canteens/missing-fields'
import type { Client } from '@ma-cantine/lib/http/client'
import { makePrintable } from '@ma-cantine/lib/reports/summary'
import type { ActionableCanteen } from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import type { Context } from './context.ts'
import type { FileOutput } from './file-output.ts'

/**
 * What is left to do for the canteens that one manages, by name, page after page.
 * @param only the ids of the canteens that are asked about; empty for all.
 */
export async function loadActions(client: Client, year: number, only: readonly number[]): Promise<ActionableCanteen[]> {
  const { listActionableCanteens } = await import('@ma-cantine/lib/teledeclaration/actionable-canteens-api')
  const { pageSizes } = await import('@ma-cantine/lib/lists/page-size')
  const limit = pageSizes.actionableCanteens.most
  const canteens: ActionableCanteen[] = []
  for (;;) {
    const query = { ordering: 'name', limit, offset: canteens.length }
    const page = await client.call(listActionableCanteens, { params: { year }, query })
    canteens.push(...page.results)
    if (page.results.length === 0 || canteens.length >= page.count) break
  }
  return only.length === 0 ? canteens : canteens.filter(({ id }) => only.includes(id))
}

export const identityOf = ({ id, name, siret }: ActionableCanteen) => ({ id, name, siret })

const titleOf = ({ name, siret }: ActionableCanteen) => [makePrintable(name), ...(siret ? [siret] : [])].join(' · ')

/** A canteen that lacks something, with the way to mend it. */
export function describeLacking(canteen: ActionableCanteen, { words }: Context): FileOutput {
  const { declare } = words
  const { action, satelliteCanteensCount } = canteen
  const missing = missingCanteenFields(canteen).map(field => declare.fields[field])
  const reasons: Partial<Record<ActionableCanteen['action'], string>> = {
    '10_add_satellites': declare.satellites(satelliteCanteensCount ?? 0),
    '35_fill_canteen_data': declare.missing(missing.join(', ')),
  }
  const advice: Partial<Record<ActionableCanteen['action'], string>> = declare.advice
  return {
    mark: 'bad',
    file: titleOf(canteen),
    verdict: declare.actions[action],
    ...(reasons[action] ? { message: reasons[action] } : {}),
    ...(advice[action] ? { advice: advice[action] } : {}),
  }
}

/** The outcome of a declaration; `reason` is why it was refused. */
export const describeDeclared = (
  canteen: ActionableCanteen,
  reason: string | null,
  { words }: Context,
): FileOutput => ({
  mark: reason === null ? 'good' : 'bad',
  file: titleOf(canteen),
  verdict: reason === null ? words.declare.declared : words.declare.refused,
  ...(reason === null ? {} : { message: reason }),
})
