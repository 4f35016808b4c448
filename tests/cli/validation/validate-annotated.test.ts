import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { purchase } from '../../support/files.ts'
import { inlineRows, packParts, xlsxParts } from '../../support/workbooks.ts'
import { cli, createFile, folder, goodFile } from '../support/run-cli.ts'

const wrongWorkbook = () =>
  packParts(
    xlsxParts([
      { name: 'Achats', rows: inlineRows([Object.keys(purchase), Object.values({ ...purchase, date: 'hier' })]) },
    ]),
  )

test('validate --report annotated gives the workbook back, marked, beside the other reports', async () => {
  const place = join(folder(), 'copie.xlsx')
  const path = createFile(await wrongWorkbook(), 'achats.xlsx')
  const { exitCode, stdout } = await cli(['validate', '--json', path, '--report', `annotated=${place}`])
  expect(exitCode).toBe(1)
  const again = await cli(['validate', '--json', place])
  expect(JSON.parse(again.stdout).files[0].digest).toBe(JSON.parse(stdout).files[0].digest)
  expect(readFileSync(place).length).toBeGreaterThan(readFileSync(path).length)
})

test('takes a workbook of the standard input', async () => {
  const place = join(folder(), 'copie.xlsx')
  const { exitCode } = await cli(['validate', '-', '--report', `annotated=${place}`], { stdin: await wrongWorkbook() })
  expect([exitCode, existsSync(place)]).toEqual([1, true])
})

test('never replaces the workbook that is checked', async () => {
  const path = createFile(await wrongWorkbook(), 'achats.xlsx')
  const { exitCode, stderr } = await cli(['validate', path, '--report', `annotated=${path}`])
  expect(exitCode).toBe(2)
  expect(stderr).toContain('c’est un des fichiers vérifiés')
})

test.each([
  ['a CSV file', () => [createFile(goodFile)]],
  ['an ODS file', () => [examplePath('cantines.ods')]],
  ['two files', () => [examplePath('achats.xlsx'), examplePath('achats.xlsx')]],
])('%s is refused with 2', async (_, files) => {
  const place = join(folder(), 'copie.xlsx')
  const { exitCode, stderr } = await cli(['validate', ...files(), '--report', `annotated=${place}`])
  expect([exitCode, existsSync(place)]).toEqual([2, false])
  expect(stderr).toContain('Seul un classeur XLSX peut être rendu')
})

test('is a report for a file alone', async () => {
  const { exitCode } = await cli(['validate', examplePath('achats.xlsx'), '--format', 'annotated'])
  expect(exitCode).toBe(2)
})
