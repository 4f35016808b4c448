import { parisTime } from './date-time.ts'

/** A day and time in Paris, with its offset in summer or winter. */
export function parisInstant(day: string, time: string): string {
  const winter = `${day}T${time}+01:00`
  const summer = `${day}T${time}+02:00`
  return parisTime(new Date(summer).toISOString()) === summer ? summer : winter
}

export const firstTime = '00:00:00.000'
export const lastTime = '23:59:59.999'
