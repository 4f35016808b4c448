import { spreadsheetSiret } from '../canteens/canteen-rules.ts'
import { longerThan, mayBeInTheFuture, mayHold } from '../table-schema/cell-hint.ts'
import { latestDay } from '../table-schema/latest-day.ts'
import type { Rule } from '../table-schema/rule.ts'
import { integerDigits, isStorablePrice } from './price.ts'
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
    hint: longerThan('priceHt', integerDigits),
    isBroken: ({ priceHt }) => priceHt !== null && !isStorablePrice(priceHt),
  },
  {
    field: 'localDefinition',
    needs: ['characteristics'],
    code: 'local-definition-required',
    hint: mayHold('characteristics', 'LOCAL'),
    isBroken: ({ characteristics, localDefinition }) => characteristics.includes('LOCAL') && localDefinition === null,
  },
  {
    field: 'date',
    code: 'future-date',
    severity: 'warning',
    hint: mayBeInTheFuture('date'),
    isBroken: ({ date }) => date !== null && date > latestDay(),
  },
  spreadsheetSiret('siret'),
]
