import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { purchase } from '../../support/files.ts'
import { inlineRows, packParts, xlsxParts } from '../../support/workbooks.ts'
import { badFile, cli, createFile, folder, goodFile } from '../support/run-cli.ts'

const [header = '', right = ''] = goodFile.split('\n')
const wrong = right.replace('2024-03-15', 'hier')
const fileOf = (...rows: readonly string[]) => createFile(`${[header, ...rows].join('\n')}\n`)

/** The baseline of what a file has. */
async function baselineOf(path: string, ...args: readonly string[]): Promise<string> {
  const place = join(folder(), 'reference.json')
  await cli(['validate', path, '--write-baseline', place, ...args])
  return place
}

async function compare(path: string, baseline: string, ...args: readonly string[]) {
  const { exitCode, stdout } = await cli(['validate', '--json', path, '--baseline', baseline, ...args])
  return { exitCode, document: JSON.parse(stdout) }
}

describe('validate --baseline', () => {
  test('tells nothing of what was there, wherever its row is now, and exits with 0', async () => {
    const baseline = await baselineOf(fileOf(wrong, right))
    const { exitCode, document } = await compare(fileOf(right, right, wrong), baseline, '--ignore', 'repeated-line')
    expect([exitCode, document.valid, document.knownCount]).toEqual([0, true, 1])
    expect(document.files[0]).toMatchObject({ valid: true, errorCount: 0, errors: [], groups: [] })
    const schema = readFileSync(new URL('../../../schemas/reports/validate.schema.json', import.meta.url), 'utf8')
    expect(new Ajv2020({ strict: false }).compile(JSON.parse(schema))(document)).toBe(true)
  })

  test.each([
    ['another column', right.replace('90.11', 'cher')],
    ['another value', right.replace('2024-03-15', 'demain')],
    ['the same error in another row', wrong.replace('Carottes', 'Poires')],
  ])('tells %s', async (_, row) => {
    const baseline = await baselineOf(fileOf(wrong))
    const { exitCode, document } = await compare(fileOf(wrong, row), baseline)
    expect([exitCode, document.knownCount]).toEqual([1, 1])
    expect(document.files[0]).toMatchObject({ errorCount: 1, errors: [{ row: 3 }] })
    expect(document.files[0].groups).toMatchObject([{ severity: 'error', count: 1, rows: [3] }])
  })

  test('knows an error as often as it was there', async () => {
    const baseline = await baselineOf(fileOf(wrong, wrong))
    expect((await compare(fileOf(wrong, wrong), baseline)).exitCode).toBe(0)
    expect((await compare(fileOf(wrong, wrong, wrong), baseline)).exitCode).toBe(1)
  })

  test('says how much it does not show', async () => {
    const path = createFile(badFile)
    const { exitCode, stdout } = await cli(['validate', path, '--baseline', await baselineOf(path)])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('3 erreurs et avertissements déjà connus ne sont pas montrés')
    // The file is not right for all that.
    expect(stdout).not.toContain('ma-cantine import')
  })

  test('compares more than it shows', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => wrong.replace('Carottes', `Lot ${index}`))
    const baseline = await baselineOf(fileOf(...rows), '--max-errors', '5')
    const { document } = await compare(fileOf(...rows, wrong), baseline, '--max-errors', '5')
    expect([document.knownCount, document.files[0].errorCount]).toEqual([30, 1])
  })

  test('takes warnings, headers, workbooks and other encodings', async () => {
    const warned = fileOf(right, right)
    expect((await compare(warned, await baselineOf(warned), '--fail-on', 'warning')).exitCode).toBe(0)
    const headless = createFile(goodFile.replace('fournisseur', 'vendeur'))
    expect((await compare(headless, await baselineOf(headless))).exitCode).toBe(0)
    const cells = [Object.keys(purchase), Object.values({ ...purchase, date: 'hier' })]
    const sheet = async (rows: readonly (readonly string[])[]) =>
      createFile(await packParts(xlsxParts([{ name: 'Achats', rows: inlineRows(rows) }])), 'achats.xlsx')
    const baseline = await baselineOf(await sheet(cells))
    expect((await compare(await sheet(cells), baseline)).exitCode).toBe(0)
    expect(
      (await compare(await sheet([...cells, Object.values({ ...purchase, prix_ht: '' })]), baseline)).exitCode,
    ).toBe(1)
    const old = createFile(Buffer.from(`${header}\n${wrong.replace('Carottes', 'Pâtes')}\n`, 'latin1'))
    const inUtf8 = fileOf(wrong.replace('Carottes', 'Pâtes'))
    expect((await compare(inUtf8, await baselineOf(old))).exitCode).toBe(0)
  })

  test('holds nothing of the data', async () => {
    const content = readFileSync(await baselineOf(fileOf(wrong)), 'utf8')
    expect(content).not.toMatch(/hier|Carottes|21340172201787/)
    expect(JSON.parse(content)).toEqual({
      version: 1,
      findings: { [Object.keys(JSON.parse(content).findings)[0] ?? '']: 1 },
    })
  })

  test.each([
    ['a file that is missing', () => join(folder(), 'nulle-part.json'), []],
    ['a file that is none', () => createFile(goodFile), []],
    ['--online', () => createFile('{"version":1,"findings":{}}'), ['--online']],
  ])('is refused with 2: %s', async (_, baseline, args) => {
    expect((await compare(createFile(goodFile), baseline(), ...args)).exitCode).toBe(2)
  })
})
