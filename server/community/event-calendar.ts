import { onlinePlace } from '@ma-cantine/lib/community/online-place'
import type { CommunityEventRow } from './community-rows.ts'

/** A meeting as a calendar of one event (RFC 5545), in French as the meeting is. */
export function eventCalendar(event: CommunityEventRow): string {
  const { id, title, tagline, startDate, endDate, link, address, modificationDate } = event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ma cantine//Evenements//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    // The same wherever the server is: a calendar that already has the event brings it up to date.
    `UID:evenement-${id}@ma-cantine.agriculture.gouv.fr`,
    `DTSTAMP:${instant(modificationDate)}`,
    `LAST-MODIFIED:${instant(modificationDate)}`,
    `DTSTART:${instant(startDate)}`,
    `DTEND:${instant(endDate)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${tagline}\n${link}`)}`,
    `LOCATION:${escaped(address ?? onlinePlace)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

/** An instant in UTC: « 20260301T083000Z ». */
const instant = (stored: string): string => stored.replace(/[-:]|\.\d+/g, '')

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')

/** Longest line in bytes, without its end. */
const longestLine = 75

/** Continues a long line on the next ones, after a space, without cutting a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > longestLine) {
      parts.push(part)
      part = ' '
    }
    part += character
  }
  return [...parts, part].join('\r\n')
}
