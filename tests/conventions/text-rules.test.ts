import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

const sources = (['lib', 'server', 'web', 'cli'] as const).flatMap(sourceFiles)

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
    exceptions: { 'server/time/date-time.ts': 'It writes the instants of the API with the offset of Paris.' },
  },
  {
    rule: 'choose between singular and plural by plural() or counted() of lib/messages',
    // A page, a row or a version is a rank, not a count.
    pattern:
      /(?<!\b(page|row|version|index)) ((===|!==|>|<=) 1|(<|>=) 2)\s*\?\s*['"`]|\b(several|many|isPlural)\s*\?\s*['"`]/,
    folders: /^(lib|server|web)\//,
    exceptions: {
      'lib/reports/markdown.ts': 'A lone file needs no line that counts files.',
      'web/purchases/list/PurchaseWays.tsx': 'An address names a canteen where it is the only one.',
    },
  },
]

test.each(rules)('$rule', ({ pattern, folders = /^/, exceptions = {} }) => {
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.filter(
    ({ path, text }) => folders.test(path) && !path.startsWith('lib/messages/') && pattern.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual(Object.keys(exceptions))
})
