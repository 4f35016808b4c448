import { numberText } from './number-text.ts'

/** The origin of day numbers: the end of 1899, with a 29 February 1900 that never was, or 1904. */
export type DateSystem = 1900 | 1904

const secondsADay = 86_400
/** 9999-12-31, the last day of spreadsheets. */
const lastDay = 2_958_465
const leapDayThatNeverWas = 60

/** `2024-03-15`, with its time when it is not midnight: `2024-03-15 08:30:00`. Days without a date stay numbers. */
export function serialDateText(stored: string, system: DateSystem): string {
  const { day, seconds } = split(Number(stored))
  if (!(day >= 0 && day <= lastDay)) return numberText(stored)
  // Day 0 of the 1900 system has no date: the cell holds a time.
  if (day === 0 && system === 1900) return timeText(seconds)
  return joinTime(calendarDay(day, system), timeText(seconds))
}

/** `08:30:00`; a day or more is written in hours. */
export function serialTimeText(stored: string): string {
  const { day, seconds } = split(Number(stored))
  return day >= 0 ? timeText(day * secondsADay + seconds) : numberText(stored)
}

/** An ISO date with or without its time, as strict workbooks and OpenDocument store them. */
export function isoDateText(stored: string): string {
  const [, day, hours, minutes, seconds = '00'] =
    /^(\d{4,}-\d{2}-\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?.*)?$/.exec(stored) ?? []
  if (!day) return stored
  return joinTime(day, hours ? `${hours}:${minutes}:${seconds}` : midnight)
}

/** An ISO duration, as OpenDocument stores a time: `PT08H30M00S`. */
export function isoTimeText(stored: string): string {
  const parts = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/.exec(stored)
  if (!parts) return stored
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map(part => Number(part ?? 0))
  return timeText(hours * 3600 + minutes * 60 + seconds)
}

function split(serial: number): { day: number; seconds: number } {
  const all = Math.round(serial * secondsADay)
  const day = Math.floor(all / secondsADay)
  return { day, seconds: all - day * secondsADay }
}

function calendarDay(day: number, system: DateSystem): string {
  if (system === 1904) return iso(Date.UTC(1904, 0, 1 + day))
  if (day === leapDayThatNeverWas) return '1900-02-29'
  return iso(Date.UTC(1899, 11, (day < leapDayThatNeverWas ? 31 : 30) + day))
}

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10)

const midnight = '00:00:00'
const joinTime = (day: string, time: string): string => (time === midnight ? day : `${day} ${time}`)

function timeText(seconds: number): string {
  const two = (count: number) => String(count).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
