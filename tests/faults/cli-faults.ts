import type { Fault } from './fault.ts'

export const cliFaults: readonly Fault[] = [
  {
    path: 'cli/transport/send-again.ts',
    rule: 'nothing is sent again past --timeout',
    right: 'wait === undefined || performance.now() + wait * 1000 > end',
    wrong: 'wait === undefined',
    tests: ['node', 'tests/cli/transport'],
  },
  {
    path: 'cli/purchases/delete.ts',
    rule: 'a plan counts the numbers of no purchase',
    right: 'ids ? ids.length - purchases.length : 0',
    wrong: '0',
    tests: ['node', 'tests/cli/purchases/purchases.test.ts'],
  },
  {
    path: 'cli/lists/records.ts',
    rule: 'a blank filter chooses nothing',
    right: "value !== undefined && !(typeof value === 'string' && value.trim() === '')",
    wrong: 'value !== undefined',
    tests: ['node', 'tests/cli/purchases/purchases.test.ts'],
  },
  {
    path: 'cli/lists/typed-day.ts',
    rule: 'today is the day in Paris',
    right: "=== 'today') return parisDay(now)",
    wrong: "=== 'today') return now.toISOString().slice(0, 10)",
    tests: ['node', 'tests/cli/purchases/purchase-options.test.ts'],
  },
  {
    path: 'cli/purchases/purchase-pages.ts',
    rule: 'purchases of the last day are listed',
    right: 'start > end : start < end',
    wrong: 'start >= end : start <= end',
    tests: ['node', 'tests/cli/purchases/purchase-pages.test.ts'],
  },
  {
    path: 'cli/purchases/delete.ts',
    rule: 'a deletion counts the numbers that its plan did not find',
    right: '(plan?.missing ?? 0) + ids.length - deleted.length',
    wrong: 'ids.length - deleted.length',
    tests: ['node', 'tests/cli/purchases/purchases.test.ts'],
  },
  {
    path: 'cli/purchases/deletion-record.ts',
    rule: 'the record of a deletion holds what was deleted alone',
    right: 'contentOf(deleted), true',
    wrong: 'contentOf(ids), true',
    tests: ['node', 'tests/cli/purchases/purchases.test.ts'],
  },
  {
    path: 'cli/imports/import.ts',
    rule: 'after a refusal the next files are sent, after other failures none',
    right: 'failure.exitCode !== exitCodes.refused',
    wrong: 'failure.exitCode === exitCodes.refused',
    tests: ['node', 'tests/cli/imports/import.test.ts'],
  },
  {
    path: 'cli/transport/send-again.ts',
    rule: 'a new try waits as long as the server asks',
    right: 'requestedWait(error) ?? pauses[failures++]',
    wrong: 'pauses[failures++]',
    tests: ['node', 'tests/cli/transport'],
  },
  {
    path: 'cli/waste/waste.ts',
    rule: 'weighings are exported up to a day',
    right: 'start_date: after, end_date: before',
    wrong: 'start_date: after',
    tests: ['node', 'tests/cli/waste'],
  },
]
