import { mayBeInTheFuture, notEmpty } from '../table-schema/cell-hint.ts'
import { latestDay } from '../table-schema/latest-day.ts'
import type { Rule } from '../table-schema/rule.ts'
import type { PurchaseDraft2026 } from './purchase-draft-2026.ts'
import { likelyDay, possibleDay, storablePrice } from './purchase-rules.ts'

export type PurchaseRuleCode2026 =
  | (typeof storablePrice | typeof possibleDay | typeof likelyDay)['code']
  | 'date-to-come'
  | 'local-definition-without-local'
  | 'distance-without-km'

export const distanceOfKm = {
  field: 'localDefinitionKm',
  needs: ['localDefinition'],
  code: 'distance-without-km',
  hint: notEmpty('localDefinitionKm'),
  isBroken: ({ localDefinition, localDefinitionKm }) => localDefinitionKm !== null && localDefinition !== 'KM',
} as const satisfies Rule<Pick<PurchaseDraft2026, 'localDefinition' | 'localDefinitionKm'>>

/** The rules of a purchase in a file of 2026, however its canteen is named. */
export const purchaseRules2026: readonly Rule<PurchaseDraft2026, PurchaseRuleCode2026>[] = [
  storablePrice,
  {
    field: 'date',
    code: 'date-to-come',
    hint: mayBeInTheFuture('date'),
    isBroken: ({ date }) => date !== null && date > latestDay(),
  },
  possibleDay,
  likelyDay,
  {
    field: 'localDefinition',
    needs: ['isLocal'],
    code: 'local-definition-without-local',
    hint: notEmpty('localDefinition'),
    isBroken: ({ isLocal, localDefinition }) => localDefinition !== null && !isLocal,
  },
  distanceOfKm,
]
