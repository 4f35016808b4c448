import { isCalendarDay } from '../table-schema/cell-type.ts'
import type { DateOrder, DecimalMark } from './mapping.ts'

const months = [
  ['janvier', 'janv', 'jan', 'january'],
  ['fevrier', 'fevr', 'fev', 'february', 'feb'],
  ['mars', 'march', 'mar'],
  ['avril', 'avr', 'april', 'apr'],
  ['mai', 'may'],
  ['juin', 'june', 'jun'],
  ['juillet', 'juil', 'july', 'jul'],
  ['aout', 'august', 'aug'],
  ['septembre', 'sept', 'sep', 'september'],
  ['octobre', 'oct', 'october'],
  ['novembre', 'nov', 'november'],
  ['decembre', 'dec', 'december'],
] as const
const monthNumbers = new Map<string, number>(months.flatMap((names, index) => names.map(name => [name, index + 1])))

/** A time of day that programs write after a day. */
const time = '(?:[T ]+\\d{1,2}:\\d{2}(?::\\d{2}(?:\\.\\d+)?)?Z?)?'
const yearFirst = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${time}$`)
const compact = /^(\d{4})(\d{2})(\d{2})$/
const inParts = new RegExp(`^(\\d{1,2})([-/. ])(\\d{1,2})\\2(\\d{4}|\\d{2})${time}$`)
const spelledOut = /^(\d{1,2})(?:er)?[ -]([a-z]+)\.?[ -](\d{4}|\d{2})$/
const serial = /^(\d{5})(?:[.,]\d+)?$/

/** Days of spreadsheets: 1982 to 2064, which no amount of a purchase is mistaken for when the whole column is read. */
const firstSerial = 30_000
const lastSerial = 60_000

/** The day of a cell in ISO form; null when it is none in this order. */
export function readDay(cell: string, order: DateOrder): string | null {
  const text = cell.trim()
  const year = yearFirst.exec(text)
  if (year) return isoDay(year[1], year[3], year[4])
  if (order === 'year-month-day') {
    const digits = compact.exec(text)
    return digits ? isoDay(digits[1], digits[2], digits[3]) : null
  }
  if (order === 'excel-serial') {
    const days = Number(serial.exec(text)?.[1] ?? 0)
    if (days < firstSerial || days > lastSerial) return null
    return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10)
  }
  const parts = inParts.exec(text)
  if (parts) {
    const [, first, , second, years = ''] = parts
    return order === 'day-month-year'
      ? isoDay(wholeYear(years), second, first)
      : isoDay(wholeYear(years), first, second)
  }
  if (!/\p{L}/u.test(text)) return null
  const words = spelledOut.exec(plainWords(text))
  return words ? isoDay(wholeYear(words[3] ?? ''), monthNumbers.get(words[2] ?? ''), words[1]) : null
}

const wholeYear = (years: string): string => (years.length === 2 ? `20${years}` : years)

const plainWords = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ')

function isoDay(year: string | undefined, month: string | number | undefined, day: string | undefined): string | null {
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const spaces = /[\s']/g
/** Spaces or apostrophes that group thousands; elsewhere, they leave a doubt: `12 50`. */
const spaced = /^[1-9]\d{0,2}(?:[\s']\d{3})+(?:[.,]\d+)?$/
const currency = /^(?:€|eur(?:os?)?)|(?:€|eur(?:os?)?)$/i
const plainNumber = /^\d+(?:\.\d+)?$/
const groups = {
  ',': /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
  '.': /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
} as const

/** The number of a cell with a decimal point and its sign; null when it is none. Digits stay as they are written. */
export function readAmount(cell: string, mark: DecimalMark): string | null {
  let text = cell.trim().replace(currency, '').trim()
  let sign = ''
  if (/^\(.*\)$/.test(text)) {
    text = text.slice(1, -1)
    sign = '-'
  } else if (/^[-−]/.test(text)) {
    text = text.slice(1)
    sign = '-'
  } else if (text.endsWith('-')) {
    text = text.slice(0, -1)
    sign = '-'
  } else if (text.startsWith('+')) text = text.slice(1)
  text = text.trim().replace(currency, '').trim()
  if (spaced.test(text)) text = text.replace(spaces, '')
  if (groups[mark].test(text)) text = text.replaceAll(mark === ',' ? '.' : ',', '')
  const number = text.replace(',', '.')
  return plainNumber.test(number) ? sign + number : null
}

/** The orders in which a cell may be a day. */
export function dateOrdersOf(cell: string): DateOrder[] {
  const text = cell.trim()
  if (yearFirst.test(text)) return ['year-month-day', 'day-month-year', 'month-day-year', 'excel-serial']
  return (['day-month-year', 'month-day-year', 'year-month-day', 'excel-serial'] as const).filter(
    order => readDay(text, order) !== null,
  )
}

/** The decimal mark that a number shows; null when it has none, undefined when it is no number. */
export function decimalMarkOf(cell: string): DecimalMark | null | undefined {
  const french = readAmount(cell, ',')
  const english = readAmount(cell, '.')
  if (french === null && english === null) return undefined
  if (french === english) {
    const [, mark] = /\d([.,])\d+\D*$/.exec(cell) ?? []
    return mark === ',' || mark === '.' ? mark : null
  }
  if (french === null) return '.'
  if (english === null) return ','
  return null
}
