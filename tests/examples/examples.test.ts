import { createReadStream, openAsBlob, readdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkFile, createClient, importEndpoints } from '@ma-cantine/lib'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/database/connection.ts'
import { cli } from '../cli/support/run-cli.ts'
import {
  checkExampleFolder,
  type ExpectedError,
  examplePath,
  expectedExamples,
  expectedFolders,
} from '../support/examples.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
  const database = await openDatabase(server.database.location)
  await database.writer('users').update({ isStaff: true })
  await addCanteens(database.writer, [949, 950])
  await database.close()
})
afterAll(() => server.stop())

/** Adds the canteens that an example names by their ids, which its sender manages. */
async function addCanteens(database: Knex, ids: readonly number[]): Promise<void> {
  const date = new Date().toISOString()
  const { id: userId } = await database('users').first('id')
  for (const id of ids) {
    await database('canteens').insert({ id, name: `Cantine ${id}`, creationDate: date, modificationDate: date })
    await database('canteenManagers').insert({ canteenId: id, userId })
  }
}

const tablesIn = (folder: string) =>
  readdirSync(folder)
    .filter(name => /\.(csv|tsv|xlsx|ods)$/.test(name))
    .sort()

test('every example says what it must give, and nothing else does', () => {
  expect(Object.keys(expectedExamples).sort()).toEqual(tablesIn(dirname(examplePath('expected.json'))))
  const folders = readdirSync(dirname(examplePath('expected.json')), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'exports' && tablesIn(examplePath(entry.name)).length > 0)
    .map(({ name }) => name)
  expect(Object.keys(expectedFolders).sort()).toEqual(folders.sort())
})

const placed = (errors: readonly ExpectedError[]) =>
  errors.map(({ row, column, field, code, value }) => ({ row, column, field, code, value }))

describe.each(Object.entries(expectedExamples))('%s', (name, expected) => {
  const path = examplePath(name)
  const { kind, valid, encoding, bom, delimiter, rows, stored = rows, errors, warnings = [] } = expected
  const counts = { errorCount: errors.length, warningCount: warnings.length }
  let digest: string

  test(valid ? 'is accepted by the library' : 'gives exactly its errors in the library', async () => {
    const report = await checkFile(createReadStream(path), { kind: kind ?? undefined })
    digest = report.digest
    expect(report).toMatchObject({ valid, encoding, bom, delimiter, rows, ...counts })
    expect(placed(report.errors)).toEqual(errors)
    expect(placed(report.warnings)).toEqual(warnings)
  })

  test('gives the same in the terminal', async () => {
    const { exitCode, stdout } = await cli(['validate', '--json', ...(kind ? ['--schema', kind] : []), path])
    const { files, ...verdict } = JSON.parse(stdout)
    expect(exitCode).toBe(valid ? 0 : 1)
    expect(verdict).toEqual({ valid })
    expect(files).toMatchObject([{ file: path, valid, encoding, delimiter, rows, ...counts, errors, warnings, digest }])
  })

  // The server takes text files only.
  if (!kind || /\.(xlsx|ods)$/.test(name)) return

  test('gives the same through the API', async () => {
    const client = createClient({ baseUrl: server.url, fetch, token: server.account.token })
    const file = { name, content: await openAsBlob(path, { type: 'text/csv' }) }
    const answer = await client.call(importEndpoints[kind], { file })
    expect(placed(answer.errors.map(error => ({ ...error, value: error.cell })))).toEqual(errors)
    expect(placed(answer.warnings.map(warning => ({ ...warning, value: warning.cell })))).toEqual(warnings)
    expect(answer).toMatchObject({ count: valid ? stored : 0, ...counts, digest, duplicateFile: false })
  })
})

describe.each(Object.entries(expectedFolders))('the files of %s, compared with one another,', (folder, expected) => {
  test('give exactly their errors and warnings in the library, and the same in the terminal', async () => {
    expect(Object.keys(expected)).toEqual(tablesIn(examplePath(folder)))
    const reports = await checkExampleFolder(folder)
    const { exitCode, stdout } = await cli(['validate', '--json', examplePath(folder)])
    expect(exitCode).toBe(Object.values(expected).every(({ valid }) => valid) ? 0 : 1)
    const { files } = JSON.parse(stdout)
    for (const [index, [name, { valid, errors, warnings }]] of Object.entries(expected).entries()) {
      const report = reports[name]
      expect(report).toMatchObject({ valid, errorCount: errors.length, warningCount: warnings.length })
      expect(placed(report?.errors ?? [])).toEqual(errors)
      expect(placed(report?.warnings ?? [])).toEqual(warnings)
      expect(files[index]).toMatchObject({ file: examplePath(`${folder}/${name}`), valid, errors, warnings })
      expect(files[index].digest).toBe(report?.digest)
    }
  })
})
