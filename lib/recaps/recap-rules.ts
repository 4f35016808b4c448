import { spreadsheetSiret } from '../canteens/canteen-rules.ts'
import { firstLikelyDay, firstPossibleDay } from '../entities/plausible-days.ts'
import { storablePrice } from '../purchases/purchase-rules.ts'
import { mayBeBefore, mayBeInTheFuture } from '../table-schema/cell-hint.ts'
import { latestDay } from '../table-schema/latest-day.ts'
import type { Rule } from '../table-schema/rule.ts'
import type { RecapDraft } from './recap-draft.ts'

export type RecapRuleCode =
  | (typeof storablePrice)['code']
  | 'date-to-come'
  | 'impossible-date'
  | 'distant-date'
  | 'period-reversed'
  | 'period-of-several-years'
  | 'siret-in-scientific-notation'

const yearOf = (day: string): string => day.slice(0, 4)

/** The rules of a row of a recap. Each sum belongs to one year, or it could not be declared for one. */
export const recapRules: readonly Rule<RecapDraft, RecapRuleCode>[] = [
  storablePrice,
  {
    field: 'lastDay',
    needs: ['firstDay'],
    code: 'period-reversed',
    isBroken: ({ firstDay, lastDay }) => firstDay !== null && lastDay !== null && lastDay < firstDay,
    expected: ({ firstDay }) => firstDay ?? '',
  },
  {
    field: 'lastDay',
    needs: ['firstDay'],
    code: 'period-of-several-years',
    isBroken: ({ firstDay, lastDay }) => firstDay !== null && lastDay !== null && yearOf(lastDay) > yearOf(firstDay),
    expected: ({ firstDay }) => `${yearOf(firstDay ?? '')}-12-31`,
  },
  {
    field: 'lastDay',
    code: 'date-to-come',
    hint: mayBeInTheFuture('lastDay'),
    isBroken: ({ lastDay }) => lastDay !== null && lastDay > latestDay(),
  },
  {
    field: 'firstDay',
    code: 'impossible-date',
    hint: mayBeBefore('firstDay', firstPossibleDay),
    isBroken: ({ firstDay }) => firstDay !== null && firstDay < firstPossibleDay,
  },
  {
    field: 'firstDay',
    code: 'distant-date',
    severity: 'warning',
    hint: mayBeBefore('firstDay', firstLikelyDay),
    isBroken: ({ firstDay }) => firstDay !== null && firstDay >= firstPossibleDay && firstDay < firstLikelyDay,
  },
  spreadsheetSiret('siret'),
]
