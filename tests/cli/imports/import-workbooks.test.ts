import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { cli } from '../support/run-cli.ts'
import { importAnswer, json, standInServer } from '../support/stand-in-server.ts'

const run = (url: string, args: readonly string[], stdin?: Uint8Array) =>
  cli([...args, '--server', url], { env: { MA_CANTINE_TOKEN: 'secret-token' }, ...(stdin ? { stdin } : {}) })

/** The uploaded file, with plain line ends. */
const upload = (body: string | undefined) => /\r\n\r\n\ufeff?(siret[\s\S]*?)\r\n--/.exec(body ?? '')?.[1]

test.each([
  ['achats.xlsx', '/api/v1/importPurchases/?similar=refuse', 'achats.csv'],
  ['cantines.ods', '/api/v1/importCanteens/', 'cantines.csv'],
])('import sends the sheet of %s as CSV, with the rows that validate counts', async (name, path, sentName) => {
  const { url, requests } = await standInServer(json({ ...importAnswer, canteens: [] }))
  const { exitCode } = await run(url, ['import', examplePath(name)])
  expect(exitCode).toBe(0)
  expect(requests.map(request => request.path)).toEqual([path])
  expect(requests[0]?.body).toContain(`filename="${sentName}"`)
  const { stdout } = await cli(['validate', '--json', examplePath(name)])
  expect(upload(requests[0]?.body)?.split('\r\n').filter(Boolean)).toHaveLength(JSON.parse(stdout).files[0].rows + 1)
})

test('import reads a workbook from the standard input', async () => {
  const { url, requests } = await standInServer(json(importAnswer))
  expect((await run(url, ['import', '-'], readFileSync(examplePath('achats.xlsx')))).exitCode).toBe(0)
  expect(requests[0]?.body).toContain('filename="entree-standard.csv"')
})

test('import asks for the sheet where several fit, as validate does, and sends the one that is named', async () => {
  const { url, requests } = await standInServer(json(importAnswer))
  const path = examplePath('erreur-several-sheets.xlsx')
  const refused = await run(url, ['import', '--json', path])
  expect(refused.exitCode).toBe(1)
  expect(JSON.parse(refused.stdout).files[0].report.errors[0].code).toBe('several-sheets')
  expect(requests).toEqual([])
  expect((await run(url, ['import', path, '--sheet', 'achats-retours-a-la-ligne'])).exitCode).toBe(0)
  const checked = await cli(['validate', path, '--sheet', 'achats-retours-a-la-ligne'])
  expect(checked.stdout).toContain(`ma-cantine import --sheet achats-retours-a-la-ligne ${path}`)
  expect(requests).toHaveLength(1)
})

test('a wrong workbook is not sent, and its errors name its own cells', async () => {
  const { url, requests } = await standInServer(json(importAnswer))
  const { exitCode, stdout } = await run(url, ['import', examplePath('erreur-formula-without-result.xlsx')])
  expect(exitCode).toBe(1)
  expect(stdout).toContain('à corriger')
  expect(requests).toEqual([])
})

test('validate --online compares a workbook too', async () => {
  const { url, requests } = await standInServer(json(importAnswer))
  const { exitCode, stderr } = await run(url, ['validate', '--online', examplePath('achats.xlsx')])
  expect([exitCode, stderr]).toEqual([0, ''])
  expect(requests.map(({ path }) => path)).toEqual(['/api/v1/importPurchases/?dryRun=true&similar=refuse'])
  expect(upload(requests[0]?.body)).toContain('siret;description')
})
