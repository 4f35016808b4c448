import { spreadsheetSiret } from '../canteens/canteen-rules.ts'
import { firstLikelyDay, firstPossibleDay } from '../entities/plausible-days.ts'
import { longerThan, mayBeBefore, mayBeInTheFuture, mayHold } from '../table-schema/cell-hint.ts'
import { latestDay } from '../table-schema/latest-day.ts'
import type { Rule } from '../table-schema/rule.ts'
import { integerDigits, isStorablePrice } from './price.ts'
import type { PurchaseDraft } from './purchase-draft.ts'

export type PurchaseRuleCode =
  | 'total-digits'
  | 'local-definition-required'
  | 'future-date'
  | 'impossible-date'
  | 'distant-date'
  | 'siret-in-scientific-notation'

export const storablePrice = {
  field: 'priceHt',
  code: 'total-digits',
  hint: longerThan('priceHt', integerDigits),
  isBroken: ({ priceHt }) => priceHt !== null && !isStorablePrice(priceHt),
} as const satisfies Rule<Pick<PurchaseDraft, 'priceHt'>>

export const possibleDay = {
  field: 'date',
  code: 'impossible-date',
  hint: mayBeBefore('date', firstPossibleDay),
  isBroken: ({ date }) => date !== null && date < firstPossibleDay,
} as const satisfies Rule<Pick<PurchaseDraft, 'date'>>

export const likelyDay = {
  field: 'date',
  code: 'distant-date',
  severity: 'warning',
  hint: mayBeBefore('date', firstLikelyDay),
  isBroken: ({ date }) => date !== null && date >= firstPossibleDay && date < firstLikelyDay,
} as const satisfies Rule<Pick<PurchaseDraft, 'date'>>

/** The rules of a purchase in a file of 2025, a form or an API request alike. */
export const purchaseRules: readonly Rule<PurchaseDraft, PurchaseRuleCode>[] = [
  storablePrice,
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
  possibleDay,
  likelyDay,
  spreadsheetSiret('siret'),
]
