import type { Fault } from './fault.ts'

/** What is declared of a year: kitchens and satellites, late declarations, proofs, open data. */
export const serverYearFaults: readonly Fault[] = [
  {
    path: 'server/teledeclaration/kitchen-reports/answer-kitchen-report.ts',
    rule: 'another reason is another answer of a satellite',
    right: 'row.answer === verdict && row.reason === reason',
    wrong: 'row.answer === verdict',
    tests: ['sqlite', 'tests/server/teledeclaration/kitchen-reports.test.ts'],
  },
  {
    path: 'server/teledeclaration/kitchen-reports/find-kitchen-report.ts',
    rule: 'a draft that other meals share otherwise is another version',
    right: '[sharer.id, sharer.yearlyMealCount]',
    wrong: '[sharer.id]',
    tests: ['sqlite', 'tests/server/teledeclaration/kitchen-reports.test.ts'],
  },
  {
    path: 'server/teledeclaration/proofs.ts',
    rule: 'a declaration is replaced by one of its year alone',
    right: "{ canteenId, year, status: 'SUBMITTED' }",
    wrong: "{ canteenId, status: 'SUBMITTED' }",
    tests: ['sqlite', 'tests/server/teledeclaration/proofs.test.ts'],
  },
  {
    path: 'server/administration/late-requests.ts',
    rule: 'a request for a late declaration that has its answer keeps it',
    right: "    .where(which)\n    .whereNull('answer')\n",
    wrong: '    .where(which)\n',
    tests: ['sqlite', 'tests/server/administration/late-requests.test.ts'],
  },
  {
    path: 'server/administration/late-openings.ts',
    rule: 'a year whose late opening has ended is not open',
    right: 'row && row.endDate >= now()',
    wrong: 'row',
    tests: [
      'sqlite',
      'tests/server/administration/late-requests.test.ts',
      'tests/server/administration/canteen-acts.test.ts',
    ],
  },
  {
    path: 'server/open-data/make-snapshot.ts',
    rule: 'the last year whose figures are told is in the files',
    right: 'year <= lastTold',
    wrong: 'year < lastTold',
    tests: ['sqlite', 'tests/server/open-data/open-data.test.ts'],
  },
]
