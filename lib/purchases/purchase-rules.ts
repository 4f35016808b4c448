import { spreadsheetSiret } from '../canteens/canteen-rules.ts'
import { isInScientificNotation } from '../canteens/siret.ts'
import { latestDay } from '../table-schema/latest-day.ts'
import type { Rule } from '../table-schema/rule.ts'
import { yearOf } from '../table-schema/year-distribution.ts'
import { integerDigits, priceFits } from './price.ts'
import type { PurchaseDraft } from './purchase-draft.ts'

export type PurchaseRuleCode =
  | 'total-digits'
  | 'local-definition-required'
  | 'future-date'
  | 'siret-in-scientific-notation'

/** When the program started: what was past then still is. */
const startYear = Number(latestDay().slice(0, 4))

export const purchaseRules: readonly Rule<PurchaseDraft, PurchaseRuleCode>[] = [
  {
    field: 'priceHt',
    code: 'total-digits',
    possible: ({ starts, ends }, place) => (ends[place] ?? 0) - (starts[place] ?? 0) > integerDigits,
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
    possible: (cells, place) => yearOf(cells, place) >= startYear,
    broken: ({ date }) => date !== null && date > latestDay(),
  },
  {
    ...spreadsheetSiret,
    field: 'siret',
    broken: ({ siret }) => siret !== null && isInScientificNotation(siret),
  },
]
