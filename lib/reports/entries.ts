import type { Locale } from '../messages/locale.ts'
import { sha256Hex } from '../table-schema/sha256-hex.ts'
import type { FileFindings, Finding, RuleFindings } from './findings.ts'
import { counted, printable } from './summary.ts'
import { reportWords } from './words.ts'

/** One line of a report whose reader shows so many and no more: one error, or all those of a rule. */
export interface Entry extends Omit<Finding, 'advice'> {
  readonly file: string
  /** How many errors it stands for. */
  readonly count: number
  /** What is wrong and how to mend it; how many, when it stands for several. */
  readonly message: string
  /** Unique in the report, and the same at the next check as long as the error is there, whatever its row. */
  readonly fingerprint: string
}

/**
 * The errors and warnings of the files in at most so many entries: when there are more, the largest rules of a file
 * become one entry each; if even that is too many, one entry stands for a rule in all files. The counts of the entries
 * always add up to the totals.
 */
export function entriesWithin(maximum: number, files: readonly FileFindings[], locale: Locale): Entry[] {
  const groups = files.flatMap(file => file.groups)
  const together = new Set<RuleFindings>()
  let total = groups.reduce((sum, group) => sum + size(group), 0)
  for (const group of groups.toSorted((a, b) => size(b) - size(a))) {
    if (total <= maximum) break
    together.add(group)
    total -= size(group) - 1
  }
  const fingerprints = new Fingerprints()
  if (total > maximum) return merged(groups).map(rule => mergedEntry(rule, fingerprints, locale))
  return groups.flatMap(group =>
    together.has(group) ? [groupEntry(group, fingerprints, locale)] : eachEntry(group, fingerprints, locale),
  )
}

/** Entries of a group that is told one by one: its findings, and one for those that the report does not hold. */
const size = ({ count, findings }: RuleFindings): number => findings.length + (count > findings.length ? 1 : 0)

function eachEntry(group: RuleFindings, fingerprints: Fingerprints, locale: Locale): Entry[] {
  const { file, severity, code, field, title, count, rows, findings } = group
  if (findings.length === 0) return [groupEntry(group, fingerprints, locale)]
  const entries = findings.map((finding): Entry => {
    const fingerprint = fingerprints.of(file, code, finding.field, finding.value)
    return { ...finding, file, count: 1, message: sentences(finding.message, finding.advice), fingerprint }
  })
  if (count === findings.length) return entries
  const rest = count - findings.length
  const { row = 0, column = null, letter = null } = findings.at(-1) ?? {}
  const next = rows.find(other => other > row) ?? row
  const message = sentences(`${title}.`, reportWords[locale].otherErrors(counted(severity, rest, locale)))
  const fingerprint = fingerprints.of(file, code, field, 'rest')
  return [
    ...entries,
    { severity, code, row: next, column, letter, field, value: null, title, file, count: rest, message, fingerprint },
  ]
}

function groupEntry(group: RuleFindings, fingerprints: Fingerprints, locale: Locale): Entry {
  const { file, severity, code, field, title, count, rows } = group
  const { column = null, letter = null, value = null } = group.findings[0] ?? {}
  const message = groupMessage(group, locale)
  const fingerprint = fingerprints.of(file, code, field, 'group')
  const row = rows[0] ?? 0
  return { severity, code, row, column, letter, field, value, title, file, count, message, fingerprint }
}

/** « Format incorrect, colonne D, « date » : 12 erreurs, lignes 2, 5… Par exemple, … Valeur attendue : … ». */
export function groupMessage({ title, where, extent, count, findings }: RuleFindings, locale: Locale): string {
  const { about, example, place } = reportWords[locale]
  const [first] = findings
  const told = where ? `${title}, ${where}` : title
  if (!first) return sentences(about(told, extent))
  if (count === 1) return sentences(first.message, first.advice)
  const at = place(first.row)
  return sentences(about(told, extent), at ? example(at, first.message) : first.message, first.advice)
}

interface MergedRule {
  readonly groups: readonly RuleFindings[]
  readonly first: RuleFindings
}

function merged(groups: readonly RuleFindings[]): MergedRule[] {
  const byRule = Map.groupBy(groups, ({ severity, code }) => `${severity} ${code}`)
  return [...byRule.values()].flatMap(same => (same[0] ? [{ groups: same, first: same[0] }] : []))
}

function mergedEntry({ groups, first }: MergedRule, fingerprints: Fingerprints, locale: Locale): Entry {
  const { severity, title } = first
  const count = groups.reduce((sum, group) => sum + group.count, 0)
  const files = new Set(groups.map(group => group.file)).size
  const { about, inFiles } = reportWords[locale]
  const entry = groupEntry(first, fingerprints, locale)
  const extent = inFiles(counted(severity, count, locale), files)
  return { ...entry, count, message: sentences(about(title, extent), entry.message) }
}

/** Sentences one after the other, safe to show anywhere. */
const sentences = (...parts: readonly string[]): string => printable(parts.filter(part => part !== '').join(' '))

/** Made of what is wrong and not of where, so that a row added above changes none; equal errors are numbered. */
class Fingerprints {
  private readonly seen = new Map<string, number>()

  of(...what: readonly (string | null)[]): string {
    const key = JSON.stringify(what)
    const rank = this.seen.get(key) ?? 0
    this.seen.set(key, rank + 1)
    return sha256Hex(`${key} ${rank}`).slice(0, 32)
  }
}
