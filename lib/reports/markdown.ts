import { joinParts } from '../messages/join-parts.ts'
import type { Locale } from '../messages/locale.ts'
import { ByteBudget } from './byte-budget.ts'
import type { FileFindings, RuleFindings } from './file-findings.ts'
import { findingsOf } from './findings.ts'
import { markdownText } from './markdown-text.ts'
import type { ReportWriter } from './reported-file.ts'
import { totalOf } from './totals.ts'
import { reportWords } from './words.ts'

/** GitHub accepts 1 MiB of summary per step, which other tools may share. */
const maximumBytes = 500_000

/** GitHub-flavoured Markdown, for a job summary or a comment: a verdict and a table of rules for each file. */
export const markdownReport: ReportWriter = (files, locale) => {
  const findings = findingsOf(files, locale)
  const words = reportWords[locale]
  const budget = new ByteBudget(maximumBytes)
  const toMend = findings.filter(({ valid }) => !valid).length
  const heading =
    findings.length === 1 ? '' : `${words.filesChecked(findings.length)}, ${words.filesToMend(toMend)}.\n\n`
  // The files to mend come first, so that they are not the ones left out.
  const inOrder = findings.toSorted((a, b) => Number(a.valid) - Number(b.valid))
  const sections = inOrder.map(file => section(file, budget, locale))
  const fittingSections = sections.filter(text => text !== null)
  const others = inOrder.filter((_, index) => sections[index] === null)
  return `${heading}${fittingSections.join('\n')}${others.length > 0 ? `\n${othersText(others, locale)}\n` : ''}`
}

/** Null when the section does not fit. */
function section(findings: FileFindings, budget: ByteBudget, locale: Locale): string | null {
  const { file, valid, verdict, about, groups } = findings
  const heading = `## ${valid ? '✅' : '❌'} ${joinParts(markdownText(file, 200), markdownText(verdict))}\n`
  const facts = about.length > 0 ? `\n${markdownText(about.join(', '), 500)}\n` : ''
  if (!budget.take(heading + facts)) return null
  if (groups.length === 0) return heading + facts
  const rows = groups.map(group => {
    const row = tableRow(group, locale)
    return budget.take(row) ? row : null
  })
  const rest = groups.filter((_, index) => rows[index] === null)
  const table = `\n${tableHead(locale)}${rows.filter(row => row !== null).join('')}`
  return `${heading}${facts}${rows.some(row => row !== null) ? table : ''}${restText(rest, locale)}`
}

function tableHead(locale: Locale): string {
  const { severity, rule, where, count, example, advice } = reportWords[locale].labels
  const labels = [severity, rule, where, count, example, advice]
  return `| ${labels.join(' | ')} |\n| ${labels.map(() => '---').join(' | ')} |\n`
}

function tableRow(group: RuleFindings, locale: Locale): string {
  const { severity, code, title, where, extent, findings } = group
  const [first] = findings
  const cells = [
    `${severity === 'error' ? '❌' : '⚠️'} ${reportWords[locale].severities[severity]}`,
    `${markdownText(title)} (\`${code}\`)`,
    markdownText(where ?? ''),
    markdownText(extent),
    markdownText(first?.message ?? ''),
    markdownText(first?.advice ?? ''),
  ]
  return `| ${cells.join(' | ')} |\n`
}

function restText(rest: readonly RuleFindings[], locale: Locale): string {
  if (rest.length === 0) return ''
  return `\n${reportWords[locale].otherGroups(totalOf(rest, locale), rest.length)}\n`
}

function othersText(others: readonly FileFindings[], locale: Locale): string {
  const toMend = others.filter(({ valid }) => !valid).length
  const groups = others.flatMap(file => file.groups)
  return reportWords[locale].otherFiles(others.length, toMend, totalOf(groups, locale))
}
