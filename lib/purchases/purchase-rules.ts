import type { Rule } from '../table-schema/rule.ts'
import { integerDigits, priceFits } from './price.ts'
import type { PurchaseDraft } from './purchase-draft.ts'

export type PurchaseRuleCode = 'total-digits' | 'local-definition-required'

export const purchaseRules: readonly Rule<PurchaseDraft, PurchaseRuleCode>[] = [
  {
    field: 'priceHt',
    code: 'total-digits',
    longerThan: integerDigits,
    broken: ({ priceHt }) => priceHt !== null && !priceFits(priceHt),
  },
  {
    field: 'localDefinition',
    needs: ['characteristics'],
    code: 'local-definition-required',
    broken: ({ characteristics, localDefinition }) => characteristics.includes('LOCAL') && localDefinition === null,
  },
]
