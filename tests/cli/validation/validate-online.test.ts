import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { badFile, cli, createFile, folder, goodFile } from '../support/run-cli.ts'
import { importAnswer, json, standInServer } from '../support/stand-in-server.ts'

const unknownCanteen = {
  row: 2,
  column: 1,
  field: 'siret',
  cell: '21340172201787',
  code: 'unknown-canteen',
  type: 'unknown-canteen',
  title: 'Cantine inconnue',
  message: 'Aucune cantine n’a le numéro SIRET « 21340172201787 ».',
  advice: 'Vérifiez le numéro, ou importez d’abord cette cantine.',
  tags: [],
  status: 404,
  has_doc: true,
}
/** What the server says of a file whose canteen it does not know. */
const refused = {
  ...importAnswer,
  count: 0,
  errorCount: 1,
  errors: [unknownCanteen],
  groups: [
    { severity: 'error', field: 'siret', code: 'unknown-canteen', title: 'Cantine inconnue', count: 1, rows: [2] },
  ],
  importId: null,
}

const validate = (url: string, args: readonly string[], stdin?: string) =>
  cli(['validate', '--online', '--server', url, ...args], {
    env: { MA_CANTINE_TOKEN: 'secret-token' },
    ...(stdin === undefined ? {} : { stdin }),
  })

test('a file whose words leave a doubt is compared as the user says that it is read', async () => {
  const { url, requests } = await standInServer(json(importAnswer))
  const doubtful = examplePath('erreur-doubtful-encoding.csv')
  expect((await validate(url, [doubtful])).exitCode).toBe(1)
  expect((await validate(url, ['--encoding', 'ibm850', doubtful])).exitCode).toBe(0)
  expect(requests.at(-1)?.body).toContain(';Salade, août;')
})

test('what stored data tell stands in the same report as the errors of the file, in every format', async () => {
  const { url, requests } = await standInServer(json(refused))
  const csvFile = join(folder(), 'rapport.csv')
  const { exitCode, stdout } = await validate(url, ['--json', '--report', `csv=${csvFile}`, createFile(badFile)])
  expect(exitCode).toBe(1)
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/v1/importPurchases/?dryRun=true&similar=refuse',
  ])
  const document = JSON.parse(stdout)
  const schema = JSON.parse(
    readFileSync(new URL('../../../schemas/reports/validate.schema.json', import.meta.url), 'utf8'),
  )
  const isValid = new Ajv2020({ strict: false }).compile(schema)
  expect([isValid(document), isValid.errors]).toEqual([true, null])
  const [file] = document.files
  const codes: string[] = file.errors.map(({ code }: { code: string }) => code)
  expect(codes).toContain('unknown-canteen')
  expect(codes.length).toBeGreaterThan(1)
  expect(file.errorCount).toBe(codes.length)
  expect(file.errors.find(({ code }: { code: string }) => code === 'unknown-canteen')).toMatchObject({
    row: 2,
    field: 'siret',
    message: unknownCanteen.message,
  })
  expect(readFileSync(csvFile, 'utf8')).toContain(unknownCanteen.message)

  const text = await validate(url, [createFile(goodFile)])
  expect(text.exitCode).toBe(1)
  expect(text.stdout).toContain('Cantine inconnue')
  expect(text.stdout).not.toContain('peut être importé')
})

test('a file that the server would take is valid, from the standard input too', async () => {
  const { url, requests } = await standInServer(json({ ...importAnswer, importId: null }))
  const { exitCode, stdout, stderr } = await validate(url, ['-'], goodFile)
  expect([exitCode, stderr]).toEqual([0, ''])
  expect(stdout).toContain('valide')
  expect(requests[0]?.body).toContain(goodFile)
})

test('a server that does not answer leaves the verdict on the file alone, and says so', async () => {
  const { url, close } = await standInServer(() => {})
  await close()
  const { exitCode, stdout, stderr } = await validate(url, ['--json', createFile(badFile)])
  expect(exitCode).toBe(5)
  expect(JSON.parse(stdout)).toMatchObject({
    valid: false,
    files: [{ valid: false }],
    comparisonError: { code: 'server-unreachable' },
  })
  expect(stderr).toContain('seul le fichier a été vérifié')
})

test('a refused token is exit code 3; without --online nothing is sent', async () => {
  const { url, requests } = await standInServer(json({ detail: 'Jeton inconnu.' }, 403))
  const { exitCode, stdout } = await validate(url, ['--json', createFile(goodFile)])
  expect(exitCode).toBe(3)
  expect(JSON.parse(stdout)).toMatchObject({ files: [{ valid: true }], comparisonError: { code: 'sign-in-refused' } })
  const alone = await cli(['validate', '--server', url, createFile(goodFile)])
  expect(alone.exitCode).toBe(0)
  expect(requests).toHaveLength(1)
})
