import { isValidSiret } from '../../canteens/siret.ts'
import { codeLength } from '../../table-schema/field-shape.ts'
import type { CellFix } from '../cell-fix.ts'

const siretLength = 14
/** Postal and INSEE codes. */
const placeLength = 5

/** Restores the digits that a spreadsheet drops when it takes a code for a number, if only one code is possible. */
export const codeFixes: readonly CellFix[] = [
  {
    name: 'leading-zero',
    suits: (field, check) => [siretLength, placeLength].includes(codeLength(field, check) ?? 0),
    repair: (text, field, check) => {
      const length = codeLength(field, check) ?? 0
      if (text.length !== length - 1 || !/^\d+$/.test(text)) return null
      const whole = `0${text}`
      return length === siretLength && !isValidSiret(whole) ? null : whole
    },
  },
  {
    name: 'scientific-notation',
    suits: (field, check) => codeLength(field, check) === siretLength,
    repair: text => {
      const [, first, rest = '', exponent] = /^(\d)(?:[.,](\d+))?E\+?(\d{2})$/i.exec(text) ?? []
      const length = Number(exponent) + 1
      if (first === undefined || length > siretLength || length < siretLength - 1) return null
      const proven = completions(first + rest, length).filter(isValidSiret)
      return proven.length === 1 ? (proven[0] ?? null) : null
    },
  },
]

/** The numbers of `length` digits that can be shortened to these first digits, by cutting or rounding. */
function completions(digits: string, length: number): string[] {
  const lostDigits = length - digits.length
  if (lostDigits < 0 || lostDigits > 1) return []
  const whole = Number(digits.padEnd(length, '0'))
  // A double holds 14 digits exactly.
  const [from, to] = lostDigits === 0 ? [whole, whole] : [whole - 5, whole + 9]
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index).padStart(siretLength, '0'))
}
