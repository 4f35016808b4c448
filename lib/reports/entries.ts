import type { Locale } from '../messages/locale.ts'
import { sha256Hex } from '../table-schema/sha256-hex.ts'
import { countText } from './error-extent.ts'
import type { FileFindings, Finding, RuleFindings } from './file-findings.ts'
import { makePrintable } from './make-printable.ts'
import { reportWords } from './words.ts'

/** One line of a report whose reader limits their number: one error, or all those of a rule. */
export interface Entry extends Omit<Finding, 'advice'> {
  readonly file: string
  /** The number of errors that it stands for. */
  readonly count: number
  /** What is wrong, how to mend it, and how many errors there are when it stands for several. */
  readonly message: string
  /** Unique in the report, and stable from one check to the next, even if the error moves to another row. */
  readonly fingerprint: string
}

/**
 * Puts the errors and warnings into at most `maximum` entries. When there are more, the largest rules of a file become
 * one entry each; if that is still too many, one entry stands for a rule in all files. The counts of the entries always
 * add up to the totals.
 */
export function limitEntries(maximum: number, files: readonly FileFindings[], locale: Locale): Entry[] {
  const groups = files.flatMap(file => file.groups)
  const mergedGroups = new Set<RuleFindings>()
  let total = groups.reduce((sum, group) => sum + entryCount(group), 0)
  for (const group of groups.toSorted((a, b) => entryCount(b) - entryCount(a))) {
    if (total <= maximum) break
    mergedGroups.add(group)
    total -= entryCount(group) - 1
  }
  const fingerprints = new Fingerprints()
  if (total > maximum) return mergeByRule(groups).map(rule => mergedEntry(rule, fingerprints, locale))
  return groups.flatMap(group =>
    mergedGroups.has(group) ? [groupEntry(group, fingerprints, locale)] : findingEntries(group, fingerprints, locale),
  )
}

/**
 * The number of entries of a group listed one by one: its findings, and one for errors that the report does not hold.
 */
const entryCount = ({ count, findings }: RuleFindings): number => findings.length + (count > findings.length ? 1 : 0)

function findingEntries(group: RuleFindings, fingerprints: Fingerprints, locale: Locale): Entry[] {
  const { file, severity, code, field, title, count, rows, findings } = group
  if (findings.length === 0) return [groupEntry(group, fingerprints, locale)]
  const entries = findings.map((finding): Entry => {
    const fingerprint = fingerprints.next(file, code, finding.field, finding.value)
    return { ...finding, file, count: 1, message: sentences(finding.message, finding.advice), fingerprint }
  })
  if (count === findings.length) return entries
  const rest = count - findings.length
  const { row = 0, column = null, letter = null } = findings.at(-1) ?? {}
  const next = rows.find(other => other > row) ?? row
  const message = sentences(`${title}.`, reportWords[locale].otherErrors(countText(severity, rest, locale)))
  const fingerprint = fingerprints.next(file, code, field, 'rest')
  return [
    ...entries,
    { severity, code, row: next, column, letter, field, value: null, title, file, count: rest, message, fingerprint },
  ]
}

function groupEntry(group: RuleFindings, fingerprints: Fingerprints, locale: Locale): Entry {
  const { file, severity, code, field, title, count, rows } = group
  const { column = null, letter = null, value = null } = group.findings[0] ?? {}
  const message = groupMessage(group, locale)
  const fingerprint = fingerprints.next(file, code, field, 'group')
  const row = rows[0] ?? 0
  return { severity, code, row, column, letter, field, value, title, file, count, message, fingerprint }
}

/** « Format incorrect, colonne D, « date » : 12 erreurs, lignes 2, 5… Par exemple, … Valeur attendue : … ». */
export function groupMessage({ title, where, extent, count, findings }: RuleFindings, locale: Locale): string {
  const { about, example, place } = reportWords[locale]
  const [first] = findings
  const heading = where ? `${title}, ${where}` : title
  if (!first) return sentences(about(heading, extent))
  if (count === 1) return sentences(first.message, first.advice)
  const at = place(first.row)
  return sentences(about(heading, extent), at ? example(at, first.message) : first.message, first.advice)
}

interface MergedRule {
  readonly groups: readonly RuleFindings[]
  readonly first: RuleFindings
}

function mergeByRule(groups: readonly RuleFindings[]): MergedRule[] {
  const byRule = Map.groupBy(groups, ({ severity, code }) => `${severity} ${code}`)
  return [...byRule.values()].flatMap(sameRule => (sameRule[0] ? [{ groups: sameRule, first: sameRule[0] }] : []))
}

function mergedEntry({ groups, first }: MergedRule, fingerprints: Fingerprints, locale: Locale): Entry {
  const { severity, title } = first
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const files = new Set(groups.map(group => group.file)).size
  const { about, inFiles } = reportWords[locale]
  const entry = groupEntry(first, fingerprints, locale)
  const extent = inFiles(countText(severity, count, locale), files)
  return { ...entry, count, message: sentences(about(title, extent), entry.message) }
}

/** Joins sentences, with characters that are unsafe to print replaced. */
const sentences = (...parts: readonly string[]): string => makePrintable(parts.filter(part => part !== '').join(' '))

/**
 * Hashes the error without its row, so that a row added above changes no fingerprint; identical errors are numbered.
 */
class Fingerprints {
  private readonly counts = new Map<string, number>()

  next(...facts: readonly (string | null)[]): string {
    const key = JSON.stringify(facts)
    const rank = this.counts.get(key) ?? 0
    this.counts.set(key, rank + 1)
    return sha256Hex(`${key} ${rank}`).slice(0, 32)
  }
}
