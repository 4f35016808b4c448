import type { Difference, RowValues } from '@ma-cantine/lib/certification/compare-rows'
import { schemaOfReport } from '@ma-cantine/lib/imports/check-file'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { summariseReport } from '@ma-cantine/lib/reports/summary'
import type { Context } from '../app/context.ts'
import { readingProblem } from '../files/read-input.ts'
import type { FileOutput } from '../output/file-output.ts'
import { type CaseTrouble, mostBytes } from './case-file.ts'
import type { CaseResult } from './check-cases.ts'

/** How many differences of a case a person is told; JSON has all. */
const shownDifferences = 20
const shownCharacters = 80

export function caseJson({ case: each, verdict, file, check, trouble }: CaseResult, context: Context): object {
  const { locale } = context
  return {
    name: each.name,
    title: each.title[locale],
    format: each.format,
    verdict,
    file: file?.file ?? null,
    sha256: file?.sha256 ?? null,
    report: check && !check.report.valid ? jsonReport(file?.file ?? '', check.report, locale) : null,
    differences: (check?.differences ?? []).map(difference => ({
      ...differenceJson(difference),
      message: describeDifference(difference, context),
    })),
    problem: trouble && { code: trouble.code, ...describeTrouble(trouble, each.name, context) },
  }
}

const differenceJson = (difference: Difference): object =>
  'values' in difference
    ? { ...difference, values: Object.fromEntries([...difference.values].filter(([, value]) => value !== '')) }
    : difference

/** What is wrong in the file of a case. */
export function describeCase({ case: each, verdict, file, check, trouble }: CaseResult, context: Context): FileOutput {
  const { words, locale } = context
  const { certification: sentences } = words
  const heading = { mark: verdict === 'passed' ? 'good' : 'bad', file: each.name, verdict: sentences[verdict] } as const
  if (trouble) return { ...heading, ...describeTrouble(trouble, each.name, context) }
  if (check && !check.report.valid) {
    const report = jsonReport(file?.file ?? '', check.report, locale)
    return { ...heading, report: summariseReport(report, locale, schemaOfReport(check.report) ?? undefined) }
  }
  const { differences = [] } = check ?? {}
  const shown = differences.slice(0, shownDifferences).map(text => ({ text: describeDifference(text, context) }))
  const hidden = differences.length - shown.length
  return {
    ...heading,
    details: [...shown, ...(hidden > 0 ? [{ text: sentences.otherDifferences(hidden) }] : [])],
    ...(verdict === 'passed' ? {} : { advice: sentences.mend(each.name) }),
  }
}

function describeDifference(difference: Difference, { words: { certification: words } }: Context): string {
  switch (difference.code) {
    case 'other-value': {
      const { row, column, value, expected } = difference
      return words.otherValue(row, column, printed(value), printed(expected))
    }
    case 'unexpected-row':
      return words.unexpectedRow(difference.row, listed(difference.values))
    case 'missing-row':
      return words.missingRow(listed(difference.values))
  }
}

const listed = (values: RowValues): string => [...values.values()].filter(Boolean).map(printed).join(' · ')

function printed(value: string): string {
  const text = makePrintable(value.replaceAll('\n', '⏎'))
  return text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text
}

function describeTrouble(trouble: CaseTrouble, name: string, { words }: Context) {
  const { certification: sentences } = words
  const advice = sentences.exportIt(name)
  switch (trouble.code) {
    case 'no-file':
      return { message: sentences.noFile(name), advice }
    case 'several-files':
      return { message: sentences.severalFiles(trouble.files), advice: sentences.keepOne }
    case 'too-large':
      return { message: sentences.tooLarge(mostBytes), advice }
    case 'not-a-file':
      return { message: sentences.notAFile, advice }
    case 'unreadable': {
      const problem = readingProblem(trouble.error, trouble.file, words)
      if (!problem) throw trouble.error
      return { message: makePrintable(problem.message), advice: makePrintable(problem.advice) }
    }
  }
}
