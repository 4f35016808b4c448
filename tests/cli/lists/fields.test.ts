import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, type RunOptions } from '../support/run-cli.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = (args: readonly string[], env: RunOptions['env'] = {}) =>
  cli(args, { env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...env } })

const source = '99182633000011'
const asked = ['canteens', 'list', '--search', 'petite source', '--fields', 'siret,name,sectorList']

test('chosen fields are columns between tabs in a pipe, with nothing else on the standard output', async () => {
  const { exitCode, stdout } = await run(asked)
  expect(exitCode).toBe(0)
  const [head, row, ...others] = stdout.split('\n')
  expect(head).toBe('siret\tname\tsectorList')
  expect(row).toMatch(new RegExp(`^${source}\tCantine de la Petite Source\t`))
  expect(others).toEqual([''])
})

test('in a terminal, columns never pass its width, and cut texts end with an ellipsis', async () => {
  const { stdout } = await run([...asked, '--fields', 'city,postalCode,managementType'], {
    FORCE_COLOR: '1',
    COLUMNS: '40',
  })
  const lines = stdout.trimEnd().split('\n')
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(40)
  expect(stdout).toContain('…')
})

test('with --json, records have the chosen fields alone, in the same object', async () => {
  const { stdout } = await run(['canteens', '--search', 'petite source', '--json', '--fields', 'siret,city'])
  expect(JSON.parse(stdout)).toEqual({
    ok: true,
    server: server.url,
    count: 1,
    canteens: [{ siret: source, city: 'Nantes' }],
  })
})

test('--csv writes a file for spreadsheets, in which no text is a formula', async () => {
  const purchase = { product: '=2+3;"a"', supplier: 'Le Pré', price: '12,50' }
  const added = await run([
    ...['purchases', 'add', '--canteen', source, '--date', '2024-03-01', '--no-input'],
    ...['--product', purchase.product, '--supplier', purchase.supplier, '--price', purchase.price],
  ])
  expect(added.exitCode).toBe(0)
  const choice = ['--search', 'Le Pré', '--csv', '--fields', 'date,description,priceHt']
  const expected = '\ufeffdate;description;priceHt\r\n2024-03-01;"\'=2+3;""a""";12.5\r\n'
  for (const all of [[], ['--all']]) {
    const { exitCode, stdout } = await run(['purchases', 'list', ...choice, ...all])
    expect([exitCode, stdout]).toEqual([0, expected])
  }
  const lines = await run(['purchases', 'list', '--all', '--json', '--search', 'Le Pré', '--fields', 'provider'])
  expect(lines.stdout).toBe('{"provider":"Le Pré"}\n')
})

test('a field that no record has is refused with those there are, and so are two forms at once', async () => {
  const unknown = await run(['canteens', '--fields', 'siret,nom', '--json'])
  expect(unknown.exitCode).toBe(2)
  expect(JSON.parse(unknown.stdout).error).toMatchObject({
    code: 'unknown-field',
    message: expect.stringContaining('nom'),
    hint: expect.stringMatching(/ name, .*siret/),
    next: null,
  })
  for (const command of ['canteens', 'purchases', 'mappings']) {
    const both = await run([command, '--csv', '--json'])
    expect([both.exitCode, JSON.parse(both.stdout).error.code]).toEqual([2, 'two-formats'])
  }
})
