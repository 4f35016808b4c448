import { createReadStream, openAsBlob, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkFile, createClient, importEndpoints, isImportable } from '@ma-cantine/lib'
import knex from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cli } from '../cli/support/run-cli.ts'
import { examplePath, expectedExamples } from '../support/examples.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
  const database = knex({ client: 'sqlite3', connection: { filename: server.databaseFile }, useNullAsDefault: true })
  await database('users').update({ is_staff: true })
  await database.destroy()
})
afterAll(() => server.stop())

test('every example says what it must give, and nothing else does', () => {
  const files = readdirSync(dirname(examplePath('expected.json'))).filter(name => /\.(csv|tsv|xlsx|ods)$/.test(name))
  expect(Object.keys(expectedExamples).sort()).toEqual(files.sort())
})

describe.each(Object.entries(expectedExamples))('%s', (name, expected) => {
  const path = examplePath(name)
  const { kind, valid, encoding, bom, delimiter, rows, errors, warnings = [] } = expected
  const counts = { errorCount: errors.length, warningCount: warnings.length }
  let digest: string

  test(valid ? 'is accepted by the library' : 'gives exactly its errors in the library', async () => {
    const report = await checkFile(createReadStream(path), { kind })
    digest = report.digest
    expect(report).toMatchObject({ valid, encoding, bom, delimiter, rows, ...counts })
    const short = (all: typeof report.errors) =>
      all.map(({ row, column, field, code, value }) => ({ row, column, field, code, value }))
    expect(short(report.errors)).toEqual(errors)
    expect(short(report.warnings)).toEqual(warnings)
  })

  test('gives the same in the terminal', async () => {
    const { exitCode, stdout } = await cli(['validate', '--json', '--schema', kind, path])
    const { files, ...verdict } = JSON.parse(stdout)
    expect(exitCode).toBe(valid ? 0 : 1)
    expect(verdict).toEqual({ valid })
    expect(files).toMatchObject([{ file: path, valid, encoding, delimiter, rows, ...counts, errors, warnings, digest }])
  })

  // The server takes text files only.
  if (!isImportable(kind) || /\.(xlsx|ods)$/.test(name)) return

  test('gives the same through the API', async () => {
    const client = createClient({ baseUrl: server.url, fetch, token: server.account.token })
    const file = { name, content: await openAsBlob(path, { type: 'text/csv' }) }
    const answer = await client.call(importEndpoints[kind], { file })
    const short = (all: typeof answer.errors) =>
      all.map(({ row, column, field, code, cell }) => ({ row, column, field, code, value: cell }))
    expect(short(answer.errors)).toEqual(errors)
    expect(short(answer.warnings)).toEqual(warnings)
    expect(answer).toMatchObject({ count: valid ? rows : 0, ...counts, digest, duplicateFile: false })
  })
})
