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
      /(?<!\b(page|row|version|index|rank)) ((===|!==|>|<=) 1|(<|>=) 2)\s*\?\s*['"`]|\b(several|many|isPlural)\s*\?\s*['"`]/,
    folders: /^(lib|server|web)\//,
    exceptions: {
      'lib/reports/markdown.ts': 'A lone file needs no line that counts files.',
      'web/purchases/list/PurchaseWays.tsx': 'An address names a canteen where it is the only one.',
    },
  },
  {
    rule: 'write periods by formatPeriod() or formatPeriodLabel() of lib/messages/periods',
    pattern: /\b[dD]u \$\{[^}]*\} au \$\{|\b[fF]rom \$\{[^}]*\} to \$\{|\b[sS]tart\w*\} - \$\{/,
    folders: /^(lib|server|web)\//,
    exceptions: {
      'lib/diagnostics/diagnostic-messages.ts': 'A span of years has no days.',
      'lib/diagnostics/diagnostic-rule-messages.ts': 'A span of years has no days.',
      'web/purchases/summary/words/en.ts': 'A share goes from a percentage to another.',
    },
  },
  {
    rule: 'join the parts of a title by joinParts() of lib/messages/join-parts',
    pattern: /[})>] [—–] [${]/,
    folders: /^(lib|server|web)\//,
    exceptions: {
      'web/imports/guide/words/columns-en.ts': 'The titles of the published schemas are written so.',
      'web/imports/words/en.ts': 'The State’s design system writes the format and the size of a file so.',
      'web/imports/words/fr.ts': 'The State’s design system writes the format and the size of a file so.',
      'web/measures/words/en.ts': 'The State’s design system writes the format and the size of a file so.',
      'web/measures/words/fr.ts': 'The State’s design system writes the format and the size of a file so.',
    },
  },
  {
    rule: 'write a sector after its category by sectorLabel() of lib/canteens/sectors',
    pattern: /ategory(Name)?\} - \$\{/,
    exceptions: { 'lib/canteens/sectors.ts': 'It is the function.' },
  },
  {
    rule: 'write amounts by lib/messages/euros or formatWholeEuros()',
    pattern: /\}\s?€|€\$\{/,
    folders: /^(lib|server|web)\//,
  },
  {
    rule: 'write percentages by lib/messages/percentages, or percent() of the language',
    // Styles of a view have percentages of their own.
    pattern: /^(?!.*(style|width|left|inset|--mc-|column|LIKE|likePattern)).*\}\s?%['"`\s.,]/m,
    folders: /^(lib|server|web)\//,
  },
  {
    rule: 'begin a text with a capital by capitalise() of lib/messages/capitalise',
    pattern: /toUpperCase\(\)\}? ?\+? ?[$\w{.[\]]*\.slice\(1\)/,
  },
]

test.each(rules)('$rule', ({ pattern, folders = /^/, exceptions = {} }) => {
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.filter(
    ({ path, text }) => folders.test(path) && !path.startsWith('lib/messages/') && pattern.test(text),
  )
  expect(found.map(({ path }) => path)).toEqual(Object.keys(exceptions))
})
