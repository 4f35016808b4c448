import type { Field, FieldType } from './descriptor.ts'

/** The value of a cell: a text as it is, a date in ISO form, a list as its trimmed items. */
export type CellValue = string | number | readonly string[]

/**
 * Reads a non-empty cell as its type; undefined when it is not of that type. Spaces are accepted around numbers only, as
 * the public service has always done.
 */
export function readCell(field: Field, text: string): CellValue | undefined {
  if (field.type === 'string') {
    return field.constraints?.enum && field.doc_enum_multiple ? splitList(text, field.separator ?? ',') : text
  }
  return readers[field.type](text, field)
}

export function splitList(text: string, separator: string): string[] {
  return text.split(separator).map(item => item.trim())
}

const decimalNumbers = {
  either: /^\s*-?\d+(?:[.,]\d+)?\s*$/,
  '.': /^\s*-?\d+(?:\.\d+)?\s*$/,
  ',': /^\s*-?\d+(?:,\d+)?\s*$/,
}

const readers: Record<Exclude<FieldType, 'string'>, (text: string, field: Field) => CellValue | undefined> = {
  // No plus sign and no thousands separator: 1.200 and 1 200 are ambiguous, so the user is asked.
  integer: text => (/^\s*-?\d+\s*$/.test(text) ? finite(text) : undefined),
  // French spreadsheets write a decimal comma.
  number: (text, { decimalChar }) =>
    decimalNumbers[decimalChar ?? 'either'].test(text) ? finite(text.replace(',', '.')) : undefined,
  year: text => (/^\s*\d{4}\s*$/.test(text) ? Number(text) : undefined),
  date: text => readDate(text),
}

/** Clamps a number that is too large, because Ajv does not take Infinity for a number; limits then refuse it. */
const finite = (text: string): number => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, Number(text)))

/** %Y-%m-%d with a calendar check; as in strptime, a month or a day may have one digit. */
export function readDate(text: string): string | undefined {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (!match) return undefined
  const [, year = '', month = '', day = ''] = match
  if (!isCalendarDay(Number(year), Number(month), Number(day))) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

const daysInMonth = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether the day exists, from year 1 on. */
export const isCalendarDay = (year: number, month: number, day: number): boolean =>
  year >= 1 && day >= 1 && day <= lastDayOf(year, month)

/** The last day of a month; 0 when there is no such month. */
export function lastDayOf(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && !leap ? 28 : (daysInMonth[month - 1] ?? 0)
}
