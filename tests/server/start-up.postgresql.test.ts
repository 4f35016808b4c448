import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../server/database/connection.ts'
import { createDatabase, type FreshDatabase } from '../support/fresh-database.ts'
import { giveToOrdinaryAccount } from '../support/ordinary-account.ts'
import { expectWrongSetting, runScript } from './support/run-script.ts'

let folder: string
let fresh: FreshDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-start-'))
  giveToOrdinaryAccount(folder)
  fresh = await createDatabase(folder)
})
afterAll(async () => {
  await fresh.drop()
  rmSync(folder, { recursive: true, force: true })
})

test.each(['main', 'seed', 'retention'] as const)('%s on a database that is not there', async script => {
  const DATABASE_URL = Object.assign(new URL(fresh.location), { pathname: '/absente' }).href
  const run = await runScript(script, folder, { ...fresh.environment, DATABASE_URL, PORT: '0' })
  expectWrongSetting(run, 'DATABASE_URL', 'la base absente n’existe pas')
})

test('a database of a later version is left unchanged', async () => {
  const { reader, writer, close } = await openDatabase(fresh.location)
  await writer('knex_migrations').insert({ name: '9999-later', batch: 2, migration_time: new Date() })
  const applied = await reader('knex_migrations').pluck('name')
  const run = await runScript('main', folder, { ...fresh.environment, PORT: '0' })
  expectWrongSetting(run, 'DATABASE_URL', 'vient d’une version plus récente du serveur (9999-later)')
  expect(await reader('knex_migrations').pluck('name')).toEqual(applied)
  await close()
})
