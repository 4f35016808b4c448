import { latestDay } from '../table-schema/latest-day.ts'

/** The first year for which the law asks for figures. */
export const firstYear = 2019
/** People may prepare the figures of next year. */
export const lastYear = (): number => Number(latestDay().slice(0, 4)) + 1

export const isYearInRange = (year: number): boolean => year >= firstYear && year <= lastYear()
