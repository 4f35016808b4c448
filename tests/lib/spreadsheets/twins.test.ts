import { createReadStream, readFileSync } from 'node:fs'
import { checkFile, type FileReport } from '@ma-cantine/lib'
import { openWorkbook } from '@ma-cantine/lib/spreadsheets/open-workbook'
import { defaultWorkbookLimits, WorkbookBudget } from '@ma-cantine/lib/spreadsheets/workbook-limits'
import { describe, expect, test } from 'vitest'
import { examplePath, expectedExamples } from '../../support/examples.ts'

/** Made by LibreOffice 7.4 from the examples (tests/support/make-workbooks.ts): one sheet for each, dates and numbers as such. */
const workbooks = ['exemples', 'erreurs-achats', 'erreurs-cantines', 'erreurs-bilans', 'avertissements'].flatMap(
  name => [`${name}.xlsx`, `${name}.ods`],
)
const path = (name: string) => new URL(`workbooks/${name}`, import.meta.url)

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
  test('gives for each sheet the verdict of the CSV file it was made from', async () => {
    const workbook = await openWorkbook(readFileSync(path(name)), new WorkbookBudget(defaultWorkbookLimits))
    expect(workbook.sheets.length).toBeGreaterThan(6)
    for (const { name: sheet } of workbook.sheets) {
      // Excel's sheet names have 31 characters at most.
      const twin = Object.keys(expectedExamples).find(
        file => /\.[ct]sv$/.test(file) && file.replace(/\..*$/, '').slice(0, 31) === sheet,
      )
      const kind = expectedExamples[twin ?? '']?.kind
      const report = await checkFile(createReadStream(path(name)), { kind, sheet })
      expect(report).toMatchObject({ sheet, encoding: null, bom: false, delimiter: null })
      const expected = await checkFile(createReadStream(examplePath(twin ?? '')), { kind })
      expect(verdict(report), sheet).toEqual(verdict(expected))
    }
  })
})

test('both formats of a workbook give the same digests', async () => {
  const digest = async (name: string) =>
    (await checkFile(createReadStream(path(name)), { sheet: 'achats-nombreuses-erreurs' })).digest
  expect(await digest('exemples.ods')).toBe(await digest('exemples.xlsx'))
})
