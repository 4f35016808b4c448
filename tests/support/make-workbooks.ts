/**
 * Writes the workbooks of tests/lib/spreadsheets/workbooks/ from the examples, with LibreOffice. Run it when an example
 * changes: `node tests/support/make-workbooks.ts`
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'csv-parse/sync'

/** The examples that are the sheets of each workbook. */
const workbooks: Readonly<Record<string, readonly string[]>> = {
  exemples: [
    'achats-espaces-autour-des-valeurs.csv',
    'achats-nombreuses-erreurs.csv',
    'achats-point-virgule-decimales-a-virgule.csv',
    'achats-retours-a-la-ligne.csv',
    'achats.csv',
    'cantines.csv',
    'cantines_admin.csv',
    'diagnostics.csv',
    'diagnostics_admin.csv',
    'diagnostics_cc.csv',
    'diagnostics_complets.csv',
    'diagnostics_complets_cc.csv',
  ],
  'erreurs-achats': [
    'erreur-blank-row.csv',
    'erreur-duplicate-label.csv',
    'erreur-encoding-error.csv',
    'erreur-enum.csv',
    'erreur-extra-cell.csv',
    'erreur-extra-label.csv',
    'erreur-incorrect-label.csv',
    'erreur-local-definition-required.csv',
    'erreur-misplaced-label.csv',
    'erreur-missing-header.csv',
    'erreur-missing-label.csv',
    'erreur-pattern.csv',
    'erreur-required.csv',
    'erreur-type-error.csv',
    'erreur-total-digits.csv',
    'erreur-unknown-schema.csv',
  ],
  'erreurs-cantines': [
    'erreur-invalid-email.csv',
    'erreur-maximum.csv',
    'erreur-minimum.csv',
    'erreur-postal-code-or-insee-code-required.csv',
    'erreur-same-as-own-siret.csv',
    'erreur-siret-check-digit.csv',
    'erreur-unique.csv',
  ],
  'erreurs-bilans': [
    'erreur-families-above-egalim.csv',
    'erreur-fish-egalim-above-total.csv',
    'erreur-fraction-digits.csv',
    'erreur-meat-egalim-above-total.csv',
    'erreur-meat-france-above-total.csv',
    'erreur-parts-above-total.csv',
    'erreur-repeated-diagnostic.csv',
    'erreur-total-required.csv',
    'erreur-year-out-of-range.csv',
    'erreur-year-required.csv',
  ],
  avertissements: [
    'avertissement-future-date.csv',
    'avertissement-meat-and-fish-above-total.csv',
    'avertissement-origin-above-family.csv',
    'avertissement-other-year.csv',
    'avertissement-repeated-line.csv',
    'avertissement-siret-in-scientific-notation.csv',
    'avertissement-total-differs-from-detail.csv',
    'avertissement-unusual-meal-cost.csv',
    'avertissement-unusual-price.csv',
  ],
}

/** Excel's sheet names have 31 characters at most. */
const sheetName = (example: string) => example.replace(/\..*$/, '').slice(0, 31)

const escapeXml = (text: string) => text.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`)

/** Writes dates and numbers as such, as a spreadsheet reads them from a CSV file. */
function cell(text: string): string {
  if (text === '') return '<table:table-cell/>'
  const [type, value] =
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && isDay(text)
      ? ['date', `office:date-value="${text}"`]
      : /^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(text)
        ? ['float', `office:value="${text}"`]
        : ['string', '']
  const style = type === 'date' ? ' table:style-name="day"' : ''
  const lines = escapeXml(text)
    .split(/\r?\n/)
    .map(line => `<text:p>${line}</text:p>`)
  return `<table:table-cell${style} office:value-type="${type}" ${value}>${lines.join('')}</table:table-cell>`
}

const isDay = (text: string) => new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

function sheet(example: string): string {
  const bytes = readFileSync(new URL(`../../examples/${example}`, import.meta.url))
  const encoding = example.includes('utf-16') ? 'utf-16le' : isUtf8(bytes) ? 'utf-8' : 'windows-1252'
  const text = new TextDecoder(encoding).decode(bytes)
  const [line = ''] = text.split('\n')
  const delimiter = [';', ',', '\t', '|'].find(each => line.includes(each)) ?? ','
  const rows: string[][] = parse(text, { delimiter, relax_column_count: true, skip_empty_lines: false })
  const cells = rows.map(row => `<table:table-row>${row.map(cell).join('')}</table:table-row>`)
  return `<table:table table:name="${escapeXml(sheetName(example))}">${cells.join('')}</table:table>`
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** A flat OpenDocument spreadsheet, which LibreOffice converts. */
const flatDocument = (sheets: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
  xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"
  xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0"
  office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:automatic-styles>
<number:date-style style:name="iso"><number:year number:style="long"/><number:text>-</number:text><number:month
  number:style="long"/><number:text>-</number:text><number:day number:style="long"/></number:date-style>
<style:style style:name="day" style:family="table-cell" style:data-style-name="iso"/></office:automatic-styles>
<office:body><office:spreadsheet>${sheets.join('')}</office:spreadsheet></office:body></office:document>`

const folder = fileURLToPath(new URL('../lib/spreadsheets/workbooks/', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'workbooks-'))
try {
  for (const [name, examples] of Object.entries(workbooks)) {
    const source = join(work, `${name}.fods`)
    writeFileSync(source, flatDocument(examples.map(sheet)))
    for (const format of ['ods', 'xlsx']) {
      execFileSync('soffice', ['--headless', '--convert-to', format, '--outdir', folder, source], { stdio: 'inherit' })
    }
  }
} finally {
  rmSync(work, { recursive: true })
}
