import { roundHalfUp } from '../../messages/round-half-up.ts'
import { codeLength, isDecimal, isNumeric } from '../../table-schema/field-shape.ts'
import { type CellFix, nullIfSame } from '../cell-fix.ts'

/**
 * `1 234,50`: groups of three digits, or two different marks of which the last is the decimal mark. `1.234` is not here,
 * because it is ambiguous.
 */
const groupings = [
  { whole: /^-?\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?:[.,]\d+)?$/, mark: /[ \u00a0\u202f\u2009]/g },
  { whole: /^-?\d{1,3}(?:\.\d{3})+,\d+$/, mark: /\./g },
  { whole: /^-?\d{1,3}(?:,\d{3})+\.\d+$/, mark: /,/g },
] as const

const currency = /^(.*\d)\s*(?:€|euros?|eur)$/i

export const numberFixes: readonly CellFix[] = [
  {
    name: 'currency',
    suits: isDecimal,
    repair: text => currency.exec(text)?.[1] ?? null,
  },
  {
    name: 'thousands',
    suits: isNumeric,
    repair: text => {
      const grouping = groupings.find(({ whole }) => whole.test(text))
      return grouping ? text.replace(grouping.mark, '') : null
    },
  },
  {
    name: 'decimal-mark',
    suits: isDecimal,
    repair: text => (/^-?\d+[.,]\d+$/.test(text) ? text.replace(/[.,]/, mark => (mark === ',' ? '.' : ',')) : null),
  },
  {
    // Some programs write a code or a count as a number with decimals: 21340172201787.0
    name: 'decimal-zeros',
    suits: (field, check) => field.type === 'integer' || field.type === 'year' || codeLength(field, check) !== null,
    repair: text => /^(\d+)[.,]0+$/.exec(text)?.[1] ?? null,
  },
  {
    name: 'rounding',
    suits: field => field.constraints?.fractionDigits === 2,
    repair: text => {
      if (!/^\d+[.,]\d{3,}$/.test(text)) return null
      const rounded = roundHalfUp(text)
      return nullIfSame(text.includes(',') ? rounded.replace('.', ',') : rounded, text)
    },
  },
]
