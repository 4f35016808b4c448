import { spreadsheetSiret } from '../canteens/canteen-rules.ts'
import { isInScientificNotation } from '../canteens/siret.ts'
import { latestDay } from '../table-schema/latest-day.ts'
import type { Rule } from '../table-schema/rule.ts'
import { integerDigits, priceFits } from './price.ts'
import type { PurchaseDraft } from './purchase-draft.ts'

export type PurchaseRuleCode =
  | 'total-digits'
  | 'local-definition-required'
  | 'future-date'
  | 'siret-in-scientific-notation'

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
  {
    field: 'date',
    code: 'future-date',
    severity: 'warning',
    broken: ({ date }) => date !== null && date > latestDay(),
  },
  {
    ...spreadsheetSiret,
    field: 'siret',
    broken: ({ siret }) => siret !== null && isInScientificNotation(siret),
  },
]
