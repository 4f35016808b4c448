import { lastDayOf } from './cell-type.ts'

/** A month that a date names, and its last day; null for `lastDay` when there is no such month. */
export interface ImpossibleDay {
  readonly year: number
  readonly month: number
  readonly lastDay: number | null
}

const dateForms = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>\d{4})$/,
]

/** Tells of a text that has the form of a date that no calendar has; null for any other. */
export function findImpossibleDay(text: string): ImpossibleDay | null {
  for (const form of dateForms) {
    const { year, month, day } = form.exec(text.trim())?.groups ?? {}
    if (year === undefined) continue
    const date = { year: Number(year), month: Number(month) }
    const lastDay = lastDayOf(date.year, date.month)
    const isThere = lastDay > 0 && Number(day) >= 1 && Number(day) <= lastDay
    return isThere ? null : { ...date, lastDay: lastDay === 0 ? null : lastDay }
  }
  return null
}
