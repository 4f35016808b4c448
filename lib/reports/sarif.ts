import type { Locale } from '../messages/locale.ts'
import { type Entry, limitEntries } from './entries.ts'
import { fileUri } from './file-uri.ts'
import { findingsOf } from './findings.ts'
import { makePrintable } from './make-printable.ts'
import { markdownText } from './markdown-text.ts'
import type { ReportWriter } from './reported-file.ts'
import { ruleHelp } from './rule-help.ts'

/** GitHub's code scanning ignores further results of a run. */
const shownResults = 5000

/** SARIF 2.1.0 (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html): one run over all the files. */
export const sarifReport: ReportWriter = (files, locale) => {
  const findings = findingsOf(files, locale)
  const entries = limitEntries(shownResults, findings, locale)
  const rules = [...new Map(entries.map(entry => [entry.code, entry])).values()]
  const ruleIndexes = new Map(rules.map(({ code }, index) => [code, index]))
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'ma cantine',
            informationUri: 'https://ma-cantine.agriculture.gouv.fr',
            language: locale,
            rules: rules.map(rule => ruleOf(rule, locale)),
          },
        },
        // SARIF columns count characters; results give none, because the character position of a cell is unknown.
        columnKind: 'utf16CodeUnits',
        artifacts: [...new Set(findings.map(({ file }) => fileUri(file)))].map(uri => ({ location: { uri } })),
        results: entries.map(entry => resultOf(entry, ruleIndexes.get(entry.code) ?? 0)),
        properties: {
          files: findings.map(({ file, valid, verdict, rows, errorCount, warningCount }) => ({
            file: makePrintable(file),
            valid,
            verdict: makePrintable(verdict),
            rows,
            errorCount,
            warningCount,
          })),
        },
      },
    ],
  }
  return `${JSON.stringify(log, null, 1)}\n`
}

function ruleOf({ code, title, severity, message }: Entry, locale: Locale) {
  const help = ruleHelp(code, locale)
  const text = help ? [help.meaning, ...help.steps.map(step => `• ${step}`)].join('\n') : message
  const steps = help?.steps.map(step => `- ${step.split('\n').map(markdownText).join('  \n  ')}`) ?? []
  const markdown = help ? [markdownText(help.meaning), '', ...steps].join('\n') : null
  return {
    id: code,
    name: code.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase()),
    shortDescription: { text: title },
    fullDescription: { text: help?.meaning ?? title },
    help: { text, ...(markdown === null ? {} : { markdown }) },
    defaultConfiguration: { level: severity },
    properties: { tags: ['csv'] },
  }
}

function resultOf(entry: Entry, ruleIndex: number) {
  const { code, severity, message, file, row, letter, field, value, count, fingerprint } = entry
  const cell = letter && row > 0 ? `${letter}${row}` : null
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: message },
    occurrenceCount: count,
    locations: [
      {
        physicalLocation: { artifactLocation: { uri: fileUri(file) }, region: { startLine: Math.max(row, 1) } },
        ...(cell ? { logicalLocations: [{ name: makePrintable(field ?? cell), fullyQualifiedName: cell }] } : {}),
      },
    ],
    partialFingerprints: { primaryLocationLineHash: `${fingerprint}:1` },
    properties: {
      row,
      ...(letter ? { column: letter } : {}),
      ...(field === null ? {} : { field: makePrintable(field) }),
      ...(value === null ? {} : { value: makePrintable(value) }),
    },
  }
}
