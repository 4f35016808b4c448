import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

const sources = ['lib', 'server', 'web', 'cli']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
  )
  .map(path => path.split(sep).join('/'))
  .filter(path => /\.tsx?$/.test(path) && !/\/(dist|node_modules|generated|site)\//.test(path))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))

interface TextRule {
  readonly rule: string
  readonly pattern: RegExp
  /** The folders that it holds; all of them by default. */
  readonly folders?: RegExp
  /** Files outside of lib/messages that write it themselves, with the reason. */
  readonly exceptions?: Readonly<Record<string, string>>
}

const rules: readonly TextRule[] = [
  {
    rule: 'call currentDay() or readerDay() of lib/messages/today',
    pattern: /'sv(-SE)?'|'en-CA'/,
  },
  {
    rule: 'call currentYear() of lib/messages/today',
    pattern: /\.getFullYear\(\)/,
  },
  {
    rule: 'call lib/messages for what depends on the time of Paris',
    pattern: /Europe\/Paris/,
    exceptions: {
      'server/jobs/timetable.ts': 'Jobs start at an hour of Paris.',
      'server/time/date-time.ts': 'It writes the instants of the API with the offset of Paris.',
    },
  },
  {
    rule: 'call lib/messages/dates and lib/messages/numbers for what is written in a language',
    pattern: /toLocale(Date|Time)?String|Intl\.(NumberFormat|DateTimeFormat|PluralRules)\b/,
    folders: /^(lib|server|web)\//,
    exceptions: { 'server/time/date-time.ts': 'It writes the instants of the API with the offset of Paris.' },
  },
]

test.each(rules)('$rule', ({ pattern, folders = /^/, exceptions = {} }) => {
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.filter(
    ({ path, text }) => folders.test(path) && !path.startsWith('lib/messages/') && pattern.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual(Object.keys(exceptions))
})
