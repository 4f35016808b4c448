import { basename, dirname, join } from 'node:path'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { marks } from '../output/file-output.ts'
import type { Problem } from '../problems/problem.ts'
import { problemJson } from '../problems/problem-json.ts'
import type { Words } from '../words/fr.ts'
import type { WatchTotals } from '../words/watch/fr.ts'
import type { Place, Verdict } from './move-away.ts'

/** What happens in a watched folder, told as it happens. */
export type WatchEvent =
  | { readonly event: 'watching'; readonly folder: string; readonly import: boolean }
  | ({ readonly event: Verdict; readonly file: string; readonly result: unknown } & Place)
  /** `retrySeconds` is null when this run does not try again. */
  | {
      readonly event: 'delayed'
      readonly file: string
      readonly error: Problem
      readonly retrySeconds: number | null
    }
  /** The folder cannot be read, as when its network drive is away, or can again. */
  | { readonly event: 'away'; readonly folder: string; readonly retrySeconds: number }
  | { readonly event: 'back'; readonly folder: string }
  | ({ readonly event: 'stopped' } & WatchTotals)

/** One line of JSON, for programs. */
export const eventJson = (event: WatchEvent): string => {
  const told = event.event === 'delayed' ? { ...event, error: problemJson(event.error) } : event
  return `${JSON.stringify({ date: new Date().toISOString(), ...told })}\n`
}

/** One line for a person, or a log. */
export function eventText(event: WatchEvent, { watch }: Words): string {
  switch (event.event) {
    case 'watching':
      return `${makePrintable(watch.watching(event.folder, event.import))}\n`
    case 'accepted':
    case 'refused': {
      const mark = event.event === 'accepted' ? marks.good : marks.bad
      return `${mark} ${makePrintable(watch.moved(event.file, join(basename(dirname(event.moved)), basename(event.moved))))}\n`
    }
    case 'delayed':
      return `${marks.idle} ${makePrintable(watch.delayed(event.file, event.error, event.retrySeconds))}\n`
    case 'away':
      return `${marks.idle} ${makePrintable(watch.away(event.folder, event.retrySeconds))}\n`
    case 'back':
      return `${marks.good} ${makePrintable(watch.back(event.folder))}\n`
    case 'stopped':
      return `${watch.stopped(event)}\n`
  }
}
