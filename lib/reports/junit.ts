import { joinParts } from '../messages/join-parts.ts'
import type { Locale } from '../messages/locale.ts'
import { element, escapeXml, xmlHead } from '../spreadsheets/xml.ts'
import { groupMessage } from './entries.ts'
import { countText } from './error-extent.ts'
import type { FileFindings, RuleFindings } from './file-findings.ts'
import { forwardPath } from './file-uri.ts'
import { findingsOf } from './findings.ts'
import { makePrintable } from './make-printable.ts'
import type { ReportWriter } from './reported-file.ts'
import { reportWords } from './words.ts'

/** The largest number of errors that a case lists. */
const shownFindings = 10

/**
 * JUnit XML as CI services read it: one suite per file, one failed case per rule and column. A warning is a passed case
 * with a message on its output, because the format has no lower severity; a right file is one passed case.
 */
export const junitReport: ReportWriter = (files, locale) => {
  const findings = findingsOf(files, locale)
  const suites = findings.map(file => suite(file, locale))
  const total = (count: (file: FileFindings) => number) => findings.reduce((sum, file) => sum + count(file), 0)
  const totals = { tests: total(caseCount), failures: total(failureCount), errors: total(unreadableCount) }
  return `${xmlHead}${element('testsuites', { name: 'ma cantine', ...totals }, ...suites)}\n`
}

const caseCount = ({ groups }: FileFindings): number => Math.max(groups.length, 1)
const unreadableCount = ({ readable }: FileFindings): number => (readable ? 0 : 1)
const failureCount = ({ readable, groups }: FileFindings): number =>
  readable ? groups.filter(({ severity }) => severity === 'error').length : 0

function suite(findings: FileFindings, locale: Locale): string {
  const { file, verdict, about, groups, rows, errorCount, warningCount, digest } = findings
  const counts = { tests: caseCount(findings), failures: failureCount(findings), errors: unreadableCount(findings) }
  const facts = { verdict, about: about.join(', '), rows, errorCount, warningCount, ...(digest ? { digest } : {}) }
  const properties = Object.entries(facts).map(([name, value]) => printableElement('property', { name, value }))
  const cases =
    groups.length > 0
      ? groups.map(group => testCase(findings, group, locale))
      : [printableElement('testcase', { classname: file, name: verdict, file: forwardPath(file) })]
  return printableElement(
    'testsuite',
    { name: file, ...counts, skipped: 0 },
    element('properties', {}, ...properties),
    ...cases,
  )
}

function testCase({ file, readable }: FileFindings, group: RuleFindings, locale: Locale): string {
  const { severity, code, title, where, rows } = group
  const place = { file: forwardPath(file), line: Math.max(rows[0] ?? 1, 1) }
  const name = `${where ? `${title}, ${where}` : title} (${code})`
  const text = details(group, locale)
  const outcome =
    severity === 'warning'
      ? element(
          'system-out',
          {},
          escapeXml(`${joinParts(reportWords[locale].severities.warning, groupMessage(group, locale))}\n${text}`),
        )
      : printableElement(
          readable ? 'failure' : 'error',
          { message: groupMessage(group, locale), type: code },
          escapeXml(text),
        )
  return printableElement('testcase', { classname: file, name, ...place }, outcome)
}

/** The first errors, one per line, then the number of the others. */
function details({ severity, count, findings }: RuleFindings, locale: Locale): string {
  const { place, otherErrors } = reportWords[locale]
  const firstFindings = findings.slice(0, shownFindings)
  const lines = firstFindings.map(({ row, message, advice }) =>
    makePrintable([place(row) ? `${place(row)} : ${message}` : message, advice].join(' ')),
  )
  const rest = count - firstFindings.length
  return [...lines, ...(rest > 0 ? [otherErrors(countText(severity, rest, locale))] : [])].join('\n')
}

/** An element whose attributes are one line each. */
const printableElement = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly string[]
): string =>
  element(
    name,
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, makePrintable(String(value))])),
    ...children,
  )
