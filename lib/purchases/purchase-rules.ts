import { spreadsheetSiret } from '../canteens/canteen-rules.ts'
import { isInScientificNotation } from '../canteens/siret.ts'
import type { ByteRow } from '../table-schema/byte-row.ts'
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

/**
 * The year when the program started, or the one before in the first days of January: earlier ones were past then, and
 * still are. Reckoned, for a calendar takes milliseconds to load.
 */
const startYear = Math.floor(1970 + (Date.now() - 2 * 86_400_000) / 31_556_952_000)

/** Whether a cell of characteristics holds LOCAL: no other one holds its first three letters. */
function namesLocal({ bytes, starts, ends }: ByteRow, place: number): boolean {
  const last = (ends[place] as number) - 5
  for (let i = starts[place] as number; i <= last; i++) {
    if (bytes[i] === 0x4c && bytes[i + 1] === 0x4f && bytes[i + 2] === 0x43) return true
  }
  return false
}

export const purchaseRules: readonly Rule<PurchaseDraft, PurchaseRuleCode>[] = [
  {
    field: 'priceHt',
    code: 'total-digits',
    possible: ({ starts, ends }, [price = 0]) => (ends[price] ?? 0) - (starts[price] ?? 0) > integerDigits,
    broken: ({ priceHt }) => priceHt !== null && !priceFits(priceHt),
  },
  {
    field: 'localDefinition',
    needs: ['characteristics'],
    code: 'local-definition-required',
    possible: (cells, [, characteristics = 0]) => namesLocal(cells, characteristics),
    broken: ({ characteristics, localDefinition }) => characteristics.includes('LOCAL') && localDefinition === null,
  },
  {
    field: 'date',
    code: 'future-date',
    severity: 'warning',
    possible: (cells, [date = 0]) => yearOf(cells, date) >= startYear,
    broken: ({ date }) => date !== null && date > latestDay(),
  },
  {
    ...spreadsheetSiret,
    field: 'siret',
    broken: ({ siret }) => siret !== null && isInScientificNotation(siret),
  },
]
