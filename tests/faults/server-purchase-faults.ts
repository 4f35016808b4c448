import type { Fault } from './fault.ts'

/** Inspections, remembered labels, and the point of a month. */
export const serverPurchaseFaults: readonly Fault[] = [
  {
    path: 'server/inspection/inspected-report.ts',
    rule: 'a declaration that was cancelled is not inspected',
    right: "{ canteenId, year, status: 'SUBMITTED' }",
    wrong: '{ canteenId, year }',
    tests: ['sqlite', 'tests/server/inspection/inspection.test.ts'],
  },
  {
    path: 'server/inspection/purchases-of-year.ts',
    rule: 'a deleted purchase makes no amount of an inspection',
    right: ' AND purchases.deletion_date IS NULL',
    wrong: '',
    tests: ['sqlite', 'tests/server/inspection/inspection.test.ts'],
  },
  {
    path: 'server/purchases/article-choices.ts',
    rule: 'a decision has judged the purchases before it',
    right: '!one.isJudged && !isAlike(one)',
    wrong: '!isAlike(one)',
    tests: ['sqlite', 'tests/server/purchases/label-corrections.test.ts'],
  },
  {
    path: 'server/purchases/forgotten-articles.ts',
    rule: 'an article that is forgotten twice is forgotten with what came between',
    right: ".merge(['date'])",
    wrong: '.ignore()',
    tests: ['sqlite', 'tests/server/purchases/remembered-labels.test.ts'],
  },
  {
    path: 'server/purchases/label-sharing.ts',
    rule: 'those that share learn nothing of the canteens kept apart',
    right: 'managed.map(({ id }) => id).filter(id => !apart.has(id))',
    wrong: 'managed.map(({ id }) => id)',
    tests: ['sqlite', 'tests/server/purchases/label-sharing.test.ts'],
  },
  {
    path: 'server/reminders/month-point-job.ts',
    rule: 'the point of a month leaves once',
    right: "'lastMonthPoint', '<', month",
    wrong: "'lastMonthPoint', '<=', month",
    tests: ['sqlite', 'tests/server/reminders/month-point.test.ts'],
  },
]
