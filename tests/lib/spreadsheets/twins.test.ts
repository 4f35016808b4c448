import { createReadStream, readFileSync } from 'node:fs'
import { checkFile, type FileReport } from '@ma-cantine/lib'
import { openWorkbook } from '@ma-cantine/lib/spreadsheets/open-workbook'
import { defaultWorkbookLimits, WorkbookBudget } from '@ma-cantine/lib/spreadsheets/workbook-limits'
import { describe, expect, test } from 'vitest'
import { exampleKind, examplePath, expectedExamples } from '../../support/examples.ts'

const path = (name: string) => new URL(`workbooks/${name}`, import.meta.url)

/** Made by LibreOffice 7.4 from the examples (tests/support/make-workbooks.ts): one sheet for each, dates and numbers as such. */
const workbooks = ['exemples', 'erreurs-achats', 'erreurs-cantines', 'erreurs-bilans', 'avertissements'].flatMap(
  name => [`${name}.xlsx`, `${name}.ods`],
)

const readLeniently = 'what a text means is told from the text alone, wherever it comes from'
const readCharacters = 'the characters of a text are the same in a sheet'
const readAsOthers = 'its cells are texts, dates, prices and numbers, which are read in the sheets of other examples'
const betweenCells = 'it compares cells of a row, which are read as in the sheets of other examples'

/** The examples without a sheet of their own, with the reason. */
const withoutTwin: Readonly<Record<string, string>> = {
  'achats-barres-verticales.csv': 'the rows of achats.csv: a sheet has no delimiters',
  'achats-tabulations.tsv': 'the rows of achats.csv: a sheet has no delimiters',
  'achats-iso-8859-1.csv': 'the rows of achats.csv but for an apostrophe: a sheet has no encoding',
  'achats-utf-16.csv': 'the rows of achats.csv: a sheet has no encoding',
  'achats-utf-8-avec-bom.csv': 'the rows of achats.csv: a sheet has no encoding',
  'achats-windows-1252.csv': 'the rows of achats.csv: a sheet has no encoding',
  'avertissement-listed-value-spelling.csv': readLeniently,
  'avertissement-lost-leading-zero.csv': readLeniently,
  'avertissement-sectors-left-empty.csv': readLeniently,
  'avertissement-spaces-in-code.csv': readLeniently,
  'avertissement-type-left-empty.csv': readLeniently,
  'cantines-secteurs-sans-accents.csv': readLeniently,
  'achats_2026_id.csv': readAsOthers,
  'achats_2026_siret.csv': readAsOthers,
  'diagnostics_2026_id.csv': readAsOthers,
  'diagnostics_2026_siret.csv': readAsOthers,
  'diagnostics_complets_2026.csv': readAsOthers,
  'cantines_2026_creer.csv': readAsOthers,
  'cantines_2026_modifier.csv': readAsOthers,
  'cantines_2026_gestionnaires.csv': readAsOthers,
  'recapitulatif_fournisseur.csv': readAsOthers,
  'erreur-period-reversed.csv': betweenCells,
  'erreur-period-of-several-years.csv': betweenCells,
  'erreur-insee-code-required.csv': betweenCells,
  'erreur-siret-or-siren.csv': betweenCells,
  'erreur-unexpected-group.csv': readAsOthers,
  'erreur-too-many-sectors.csv': readAsOthers,
  'erreur-unexpected-delivering-kitchen.csv': betweenCells,
  'erreur-unexpected-line-ministry.csv': betweenCells,
  'erreur-yearly-not-above-daily.csv': betweenCells,
  'erreur-date-to-come.csv': readAsOthers,
  'erreur-distance-without-km.csv': readAsOthers,
  'erreur-local-definition-without-local.csv': readAsOthers,
  'erreur-cut-number.csv': 'a row that its delimiter cut: a sheet has no delimiters',
  'diagnostics_admin-sans-annee-ni-types.csv': readLeniently,
  'cantines-point-virgule.csv': 'the rows of cantines.csv: a sheet has no delimiters',
  'erreur-fair-trade-above-organic.csv': betweenCells,
  'erreur-fair-trade-above-others.csv': betweenCells,
  'erreur-fish-above-total.csv': betweenCells,
  'erreur-fish-france-above-total.csv': betweenCells,
  'erreur-label-above-total.csv': betweenCells,
  'erreur-meat-above-total.csv': betweenCells,
  'erreur-origin-above-total.csv': betweenCells,
  'erreur-zero-total.csv': betweenCells,
  'erreur-delivering-kitchen-required.csv': betweenCells,
  'erreur-line-ministry-required.csv': betweenCells,
  'erreur-no-daily-meals.csv': betweenCells,
  'erreur-yearly-below-daily.csv': betweenCells,
  'erreur-blank-label.csv': 'a column without a label nor a value is not part of a sheet',
  'erreur-name-too-long.csv': 'a text has the same length in a sheet, whose texts are read in those of other examples',
  'erreur-missing-cell.csv': 'the rows of a sheet are all as long',
  'achats-fin-ms-dos.csv': 'a sheet has no end mark',
  'achats-ligne-sep.csv': 'a sheet has no line for Excel',
  'achats-ms-dos.csv': 'a sheet has no encoding',
  'cantines-macintosh.csv': 'a sheet has no encoding',
  'erreur-doubtful-encoding.csv': 'a sheet has no encoding',
  'erreur-quoted-rows.csv': 'a sheet has no quotes',
  'erreur-fichier-json.csv': 'its text is no table',
  'erreur-page-web.csv': 'its text is no table',
  'erreur-garbled-text.csv': readCharacters,
  'erreur-control-character.csv': readCharacters,
  'erreur-description-invisible.csv': readCharacters,
  'erreur-siret-saut-de-ligne.csv': readCharacters,
  'erreur-siret-espace-finale.csv': readCharacters,
  'erreur-siret-caractere-invisible.csv': readCharacters,
  'erreur-date-tirets-insecables.csv': readCharacters,
  'erreur-en-tete-accents-a-part.csv': readCharacters,
  'erreur-en-tete-caractere-invisible.csv': readCharacters,
  'erreur-impossible-date.csv': 'a day is read in the sheets of other examples',
  'avertissement-distant-date.csv': 'a day is read in the sheets of other examples',
  'erreur-empty-file.csv': 'no workbook is an empty file',
  'erreur-format-error.csv': 'its bytes are those of no text',
  'erreur-unclosed-quote.csv': 'a sheet has no quotes',
}

/** Excel's sheet names have 31 characters at most. */
const sheetOf = (file: string) => file.replace(/\..*$/, '').slice(0, 31)
const textExamples = Object.keys(expectedExamples).filter(file => /\.[ct]sv$/.test(file))
const sheetsOf = async (name: string) =>
  (await openWorkbook(readFileSync(path(name)), new WorkbookBudget(defaultWorkbookLimits))).sheets.map(
    sheet => sheet.name,
  )

const verdict = ({ valid, rows, schema, errorCount, errors, groups, warnings }: FileReport) => ({
  valid,
  rows,
  schema,
  errorCount,
  errors,
  groups,
  warnings,
})

describe.each(workbooks)('%s', name => {
  test('gives for each sheet the verdict of its CSV file', async () => {
    for (const sheet of await sheetsOf(name)) {
      const twin = textExamples.find(file => sheetOf(file) === sheet)
      const kind = exampleKind(twin ?? '')
      const report = await checkFile(createReadStream(path(name)), { kind, sheet })
      expect(report).toMatchObject({ sheet, encoding: null, bom: false, delimiter: null })
      const expected = await checkFile(createReadStream(examplePath(twin ?? '')), { kind })
      expect(verdict(report), sheet).toEqual(verdict(expected))
    }
  })
})

test.each(['xlsx', 'ods'])(
  'every text example has its sheet in %s, except those that no sheet can show',
  async format => {
    const sheets = (await Promise.all(workbooks.filter(name => name.endsWith(format)).map(sheetsOf))).flat()
    expect(textExamples.filter(file => !sheets.includes(sheetOf(file)))).toEqual(Object.keys(withoutTwin).sort())
  },
)

test('both formats of a workbook give the same digests', async () => {
  const digest = async (name: string) =>
    (await checkFile(createReadStream(path(name)), { sheet: 'achats-nombreuses-erreurs' })).digest
  expect(await digest('exemples.ods')).toBe(await digest('exemples.xlsx'))
})
