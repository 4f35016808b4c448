import type { Locale } from '../messages/locale.ts'
import type { Severity } from '../table-schema/report.ts'
import { groupMessage } from './entries.ts'
import { countText } from './error-extent.ts'
import type { FileFindings, RuleFindings } from './file-findings.ts'
import { forwardPath } from './file-uri.ts'
import { findingsOf } from './findings.ts'
import { makePrintable } from './make-printable.ts'
import type { ReportWriter } from './reported-file.ts'
import { reportWords } from './words.ts'

/** GitHub shows this many annotations of one severity per step. */
const shownAnnotations = 10

/**
 * Workflow commands that annotate the files of a pull request, one per rule and column; the last one counts what is not
 * shown. Empty when nothing is wrong.
 * @see https://docs.github.com/actions/reference/workflow-commands-for-github-actions
 */
export const githubReport: ReportWriter = (files, locale) => {
  const findings = findingsOf(files, locale)
  return [...annotations('error', findings, locale), ...annotations('warning', findings, locale)]
    .map(line => `${line}\n`)
    .join('')
}

function annotations(severity: Severity, files: readonly FileFindings[], locale: Locale): string[] {
  const all = interleave(files.map(({ groups }) => groups.filter(group => group.severity === severity)))
  const shownGroups = all.length > shownAnnotations ? all.slice(0, shownAnnotations - 1) : all
  const lines = shownGroups.map(group => {
    const { file, title, where, rows } = group
    const place = { file: forwardPath(file), line: String(Math.max(rows[0] ?? 1, 1)) }
    return command(severity, { ...place, title: where ? `${title}, ${where}` : title }, groupMessage(group, locale))
  })
  const rest = all.slice(shownGroups.length)
  if (rest.length === 0) return lines
  const count = rest.reduce((sum, group) => sum + group.count, 0)
  const message = reportWords[locale].otherGroups(countText(severity, count, locale), rest.length)
  return [...lines, command(severity, { title: 'ma cantine' }, message)]
}

/** Takes the first group of each file, then the second ones, so that no file hides another. */
function interleave(groups: readonly (readonly RuleFindings[])[]): RuleFindings[] {
  const longest = Math.max(0, ...groups.map(({ length }) => length))
  return Array.from({ length: longest }, (_, rank) => groups.flatMap(fileGroups => fileGroups[rank] ?? [])).flat()
}

function command(name: Severity, properties: Readonly<Record<string, string>>, message: string): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(makePrintable(value))}`)
  return `::${name} ${pairs.join(',')}::${escapeData(message)}`
}

const escapeData = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
