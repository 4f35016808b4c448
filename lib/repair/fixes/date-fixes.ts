import { currentYear } from '../../messages/today.ts'
import { isCalendarDay } from '../../table-schema/cell-type.ts'
import type { CellFix } from '../cell-fix.ts'

const months = [
  ['janvier', 'janv', 'jan'],
  ['fevrier', 'fevr', 'fev'],
  ['mars'],
  ['avril', 'avr'],
  ['mai'],
  ['juin'],
  ['juillet', 'juil'],
  ['aout'],
  ['septembre', 'sept'],
  ['octobre', 'oct'],
  ['novembre', 'nov'],
  ['decembre', 'dec'],
] as const
const monthNumbers = new Map<string, number>(months.flatMap((names, index) => names.map(name => [name, index + 1])))

/** The midnight that spreadsheets may write after a day. */
const midnight = '(?:[T ]+0?0:00(?::00(?:\\.0+)?)?Z?)?'
const dayFirst = new RegExp(`^(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4})${midnight}$`)
const yearFirst = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${midnight}$`)
const spelledOut = /^(\d{1,2})(?:er)?[ -]([a-z]+)\.?[ -](\d{4})$/
const twoDigitYear = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2})$/

export const dateFixes: readonly CellFix[] = [
  {
    name: 'date-format',
    suits: field => field.type === 'date',
    repair: text => {
      const french = dayFirst.exec(text)
      if (french) return isoDate(french[4], french[3], french[1])
      const isoLike = yearFirst.exec(text)
      if (isoLike) return isoDate(isoLike[1], isoLike[3], isoLike[4])
      const words = spelledOut.exec(plain(text))
      return words ? isoDate(words[3], monthNumbers.get(words[2] ?? ''), words[1]) : null
    },
  },
  {
    name: 'two-digit-year',
    suits: field => field.type === 'date',
    repair: text => {
      const [, day, , month, year] = twoDigitYear.exec(text) ?? []
      // 03/04/24 may be American: only a day that cannot be a month removes the doubt.
      if (!(Number(day) > 12 || Number(day) === Number(month))) return null
      const whole = 2000 + Number(year)
      return whole <= currentYear() + 1 ? isoDate(whole, month, day) : null
    },
  },
]

type Part = string | number | undefined

/** Null when there is no such day. */
function isoDate(year: Part, month: Part, day: Part): string | null {
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return null
  const two = (part: Part) => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}

/** « 15 Août 2024 », with any spaces, as `15 aout 2024`. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
