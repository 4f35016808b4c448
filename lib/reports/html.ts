import { joinParts } from '../messages/join-parts.ts'
import type { Locale } from '../messages/locale.ts'
import { formatNumber } from '../messages/numbers.ts'
import { ByteBudget } from './byte-budget.ts'
import { countText } from './error-extent.ts'
import type { FileFindings, Finding, RuleFindings } from './file-findings.ts'
import { findingsOf } from './findings.ts'
import { rulePage } from './html-rule-page.ts'
import { htmlStyle } from './html-style.ts'
import { htmlSentence, htmlText } from './html-text.ts'
import { htmlWords } from './html-words.ts'
import type { ReportWriter } from './reported-file.ts'
import { shownValue } from './shown-value.ts'
import { totalOf } from './totals.ts'
import { reportWords } from './words.ts'

/** The byte budget of each part of the page: 200 kB in all, because people send it by e-mail. */
const budgets = { files: 25_000, rules: 50_000, findings: 70_000, pages: 40_000 }
const shownFindings = 10

/**
 * A self-contained page: no script, no request, inline style (`style-src 'unsafe-inline'`). It holds the summary, each
 * file with its rules and their first rows, then the meaning of the rules.
 */
export const htmlReport: ReportWriter = (files, locale) => {
  const findings = findingsOf(files, locale)
  const page = new Page(locale)
  const body = [
    page.header(findings),
    '<main>',
    page.summary(findings),
    ...page.files(findings),
    page.rulePages(),
    '</main>',
  ]
  const { title, about } = htmlWords[locale]
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${htmlText(joinParts(title, 'ma cantine'))}</title>
<style>${htmlStyle}</style>
</head>
<body>
${body.join('\n')}
<footer><p>${htmlSentence(about)}</p></footer>
</body>
</html>
`
}

/** Writes the parts of one page, each within its own byte budget. */
class Page {
  private readonly locale: Locale
  private readonly rulesBudget = new ByteBudget(budgets.rules)
  private readonly findingsBudget = new ByteBudget(budgets.findings)
  /** The explanations at the end of the page, by code of rule. */
  private readonly pages = new Map<string, string>()
  private readonly pagesBudget = new ByteBudget(budgets.pages)

  constructor(locale: Locale) {
    this.locale = locale
  }

  header(findings: readonly FileFindings[]): string {
    const words = htmlWords[this.locale]
    const toMend = findings.filter(({ valid }) => !valid).length
    const good = toMend === 0
    const verdict = good ? words.allValid(findings.length) : words.someToMend(findings.length, toMend)
    return `<header>
<a class="skip" href="#summary">${htmlSentence(words.skip)}</a>
<p class="brand">ma cantine</p>
<h1>${htmlSentence(words.title)}</h1>
<div class="verdict ${good ? 'good' : 'bad'}">
<strong><span aria-hidden="true">${good ? '✔' : '✖'}</span> ${htmlSentence(verdict)}</strong>
${good ? '' : `<p>${htmlSentence(words.mendAndCheckAgain)}</p>\n`}</div>
</header>`
  }

  /** The figures, with a table of the files when there are several. */
  summary(findings: readonly FileFindings[]): string {
    const words = htmlWords[this.locale]
    const sum = (count: (file: FileFindings) => number) => findings.reduce((total, file) => total + count(file), 0)
    const figures: [string, number][] = [
      [words.files, findings.length],
      [words.rows, sum(({ rows }) => rows)],
      [words.errors, sum(({ errorCount }) => errorCount)],
      [words.warnings, sum(({ warningCount }) => warningCount)],
    ]
    const list = figures.map(([name, value]) => `<div><dt>${name}</dt><dd>${this.number(value)}</dd></div>`)
    return `<section id="summary">
<dl class="figures">${list.join('')}</dl>
${findings.length > 1 ? this.filesTable(findings) : ''}</section>`
  }

  private filesTable(findings: readonly FileFindings[]): string {
    const words = htmlWords[this.locale]
    const budget = new ByteBudget(budgets.files)
    const head = [words.file, words.verdict].map(label => `<th scope="col">${label}</th>`)
    const counts = [words.rows, words.errors, words.warnings].map(
      (label, index) => `<th scope="col" class="n${index === 1 ? '' : ' wide'}">${label}</th>`,
    )
    const rows = invalidFirst(findings).map(({ file, valid, readable, rows: count, errorCount, warningCount }) => {
      const verdict = readable ? (valid ? 'valid' : 'toMend') : 'unreadable'
      const row = `<tr><th scope="row">${htmlText(shownValue(file))}</th><td><span class="tag ${valid ? 'good' : 'bad'}">${htmlSentence(reportWords[this.locale][verdict])}</span></td><td class="n wide">${this.number(count)}</td><td class="n">${this.number(errorCount)}</td><td class="n wide">${this.number(warningCount)}</td></tr>`
      return budget.take(row) ? row : null
    })
    const others = invalidFirst(findings).filter((_, index) => rows[index] === null)
    return `<table>
<caption>${words.files}</caption>
<thead><tr>${[...head, ...counts].join('')}</tr></thead>
<tbody>
${rows.filter(row => row !== null).join('\n')}
</tbody>
</table>
${this.othersSentence(others)}`
  }

  files(findings: readonly FileFindings[]): string[] {
    const sections = invalidFirst(findings).map((file, index) => this.file(file, index, findings.length))
    const others = invalidFirst(findings).filter((_, index) => sections[index] === null)
    return [...sections.filter(section => section !== null), this.othersSentence(others)]
  }

  private othersSentence(others: readonly FileFindings[]): string {
    if (others.length === 0) return ''
    const toMend = others.filter(({ valid }) => !valid).length
    const groups = others.flatMap(file => file.groups)
    const sentence = reportWords[this.locale].otherFiles(others.length, toMend, totalOf(groups, this.locale))
    return `<p>${htmlSentence(sentence)}</p>\n`
  }

  /** Null when there is no room left: the summary already lists the file. */
  private file(findings: FileFindings, index: number, fileCount: number): string | null {
    const words = htmlWords[this.locale]
    const { file, valid, verdict, about, digest, groups, warningCount } = findings
    const tone = valid ? (warningCount > 0 ? 'warn' : 'good') : 'bad'
    const heading = `<h2>${htmlText(shownValue(file))}</h2>
<p><span class="tag ${tone}">${htmlSentence(verdict)}</span></p>
${about.length > 0 ? `<p class="soft">${htmlSentence(about.join(', '))}</p>\n` : ''}`
    const closing = `${digest ? `<p class="soft small">${words.digest}${this.locale === 'fr' ? '\u00a0' : ''}: <code>${digest}</code></p>\n` : ''}</section>`
    const head = this.rulesTableHead(file)
    // Reserves the room of the sentence that says what is left out.
    if (!this.rulesBudget.take(heading + head + this.restSentence(groups) + closing)) return null
    if (groups.length === 0) return `<section class="card">\n${heading}<p>${words.nothingWrong}</p>\n${closing}`
    const details = groups.map((group, rank) => this.rule(group, `r${index + 1}-${rank + 1}`))
    const table = groups.length > 1 || fileCount > 1 ? head + this.rulesTableRows(groups, details, index) : ''
    const undetailed = groups.filter((_, rank) => details[rank] === null)
    const rest = table === '' && undetailed.length > 0 ? this.restSentence(undetailed) : ''
    return `<section class="card">\n${heading}${table}${details.filter(text => text !== null).join('')}${rest}${closing}`
  }

  private rulesTableHead(file: string): string {
    const words = htmlWords[this.locale]
    return `<table class="rules">
<caption>${htmlSentence(words.rulesOf(shownValue(file, 60)))}</caption>
<thead><tr><th scope="col">${words.rule}</th><th scope="col" class="n">${words.howMany}</th><th scope="col">${words.firstRows}</th></tr></thead>
`
  }

  private rulesTableRows(groups: readonly RuleFindings[], details: readonly (string | null)[], index: number): string {
    const rows = groups.map((group, rank) => {
      const { title, where, severity, count, rows: places } = group
      const name = htmlSentence(title)
      const label = details[rank] === null ? name : `<a href="#r${index + 1}-${rank + 1}">${name}</a>`
      const row = `<tr><th scope="row">${severity === 'warning' ? `${this.warningTag()} ` : ''}${label}${where ? `<br><span class="soft">${htmlSentence(where)}</span>` : ''}</th><td class="n">${this.number(count)}</td><td>${this.places(places, count)}</td></tr>`
      return this.rulesBudget.take(row) ? row : null
    })
    const rest = groups.filter((_, rank) => rows[rank] === null)
    return `<tbody>
${rows.filter(row => row !== null).join('\n')}
</tbody>
</table>
${rest.length > 0 ? this.restSentence(rest) : ''}`
  }

  private restSentence(rest: readonly RuleFindings[]): string {
    const sentence = reportWords[this.locale].otherGroups(totalOf(rest, this.locale), rest.length)
    return `<p>${htmlSentence(sentence)}</p>\n`
  }

  /** A rule with its first rows; null when there is no room left. */
  private rule(group: RuleFindings, id: string): string | null {
    const { severity, code, title, where, extent, count, findings } = group
    const words = htmlWords[this.locale]
    const firstFindings = findings.slice(0, shownFindings)
    const advices = new Set(firstFindings.map(({ advice }) => advice))
    const [only] = advices.size === 1 ? advices : []
    const rest = count - firstFindings.length
    const heading = `<article class="rule ${severity === 'error' ? 'bad' : 'warn'}" id="${id}">
<h3>${htmlSentence(title)}${where ? ` <span class="soft">— ${htmlSentence(where)}</span>` : ''}</h3>
<p class="soft">${htmlSentence(extent)}</p>
${only ? `<p class="advice"><strong>${words.howToMend}${this.locale === 'fr' ? '\u00a0' : ''}:</strong> ${htmlSentence(only)}</p>\n` : ''}`
    const table = firstFindings.length > 0 ? this.findingsTable(group, firstFindings, only === undefined) : ''
    const closing =
      rest > 0 && firstFindings.length > 0
        ? `<p class="soft">${htmlSentence(reportWords[this.locale].otherErrors(countText(severity, rest, this.locale)))}</p>\n`
        : ''
    const link = this.addRulePage(code)
      ? `<p class="small understand"><a href="#rule-${code}">${htmlSentence(words.understandThis)}<span class="soft"> (${code})</span></a></p>\n`
      : ''
    const text = `${heading}${table}${closing}${link}</article>\n`
    return this.findingsBudget.take(text) ? text : null
  }

  private findingsTable(
    { title, where }: RuleFindings,
    firstFindings: readonly Finding[],
    withAdvice: boolean,
  ): string {
    const words = htmlWords[this.locale]
    const rows = firstFindings.map(finding => {
      const { message, advice } = finding
      const explanation =
        withAdvice && advice
          ? `<p>${htmlSentence(message)}</p><p><strong>→</strong> ${htmlSentence(advice)}</p>`
          : htmlSentence(message)
      return `<tr><th scope="row" class="nowrap">${this.place(finding)}</th><td>${this.value(finding)}</td><td>${explanation}</td></tr>`
    })
    return `<table class="findings">
<caption><span class="heard">${htmlSentence(words.firstPlaces(title, where))}</span></caption>
<thead><tr><th scope="col">${words.cell}</th><th scope="col">${words.value}</th><th scope="col">${words.wrong}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
`
  }

  private place({ row, letter }: Finding): string {
    const words = htmlWords[this.locale]
    if (row === 0) return words.wholeFile
    if (row === 1) return letter ? `${letter}1` : words.header
    return letter ? `${letter}${row}` : `${words.row} ${this.number(row)}`
  }

  private value({ value }: Finding): string {
    if (value === null) return '—'
    if (value === '') return `<span class="empty">${htmlWords[this.locale].emptyCell}</span>`
    return `<code>${htmlText(shownValue(value))}</code>`
  }

  private places(rows: readonly number[], count: number): string {
    const firstRows = rows.filter(row => row > 0).slice(0, 5)
    if (firstRows.length === 0) return '—'
    return `${firstRows.map(row => this.number(row)).join(', ')}${count > firstRows.length ? '…' : ''}`
  }

  private warningTag(): string {
    return `<span class="tag warn">${reportWords[this.locale].severities.warning}</span>`
  }

  private number(value: number): string {
    return formatNumber(value, this.locale).replaceAll('\u202f', '\u00a0')
  }

  /** Adds the explanation of a rule to the end of the page. @returns false when it has none, or does not fit. */
  private addRulePage(code: string): boolean {
    if (this.pages.has(code)) return true
    const text = rulePage(code, this.locale)
    if (text === null || !this.pagesBudget.take(text)) return false
    this.pages.set(code, text)
    return true
  }

  rulePages(): string {
    if (this.pages.size === 0) return ''
    const { understand } = htmlWords[this.locale]
    return `<section class="card">\n<h2>${htmlSentence(understand)}</h2>\n${[...this.pages.values()].join('')}</section>`
  }
}

/** Puts the files to mend first. */
const invalidFirst = (findings: readonly FileFindings[]): FileFindings[] =>
  findings.toSorted((a, b) => Number(a.valid) - Number(b.valid))
