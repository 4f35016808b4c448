import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scopes } from '@ma-cantine/lib'
import knex from 'knex'
import { expect, test } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import * as firstTables from '../../../server/database/migrations/0001-first-tables.ts'
import * as history from '../../../server/database/migrations/0002-history.ts'
import * as tokens from '../../../server/database/migrations/0004-tokens-and-applications.ts'
import { readSettings } from '../../../server/settings/settings.ts'

const before = [
  { name: '0001-first-tables', ...firstTables },
  { name: '0002-history', ...history },
]

test('a token made before tokens had limits keeps its rights, for a year', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-migration-'))
  const filename = join(folder, 'base.sqlite')
  const old = knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true })
  await old.migrate.latest({
    migrationSource: {
      getMigrations: async () => before,
      getMigrationName: ({ name }: { name: string }) => name,
      getMigration: async (migration: (typeof before)[number]) => migration,
    },
  })
  const date = '2024-05-01T10:00:00.000Z'
  await old('users').insert({
    id: 1,
    username: 'ancien',
    username_key: 'ancien',
    email: 'ancien@exemple.fr',
    email_key: 'ancien@exemple.fr',
    password_hash: '-',
    creation_date: date,
  })
  const hash = createHash('sha256').update('mc_ancien').digest('hex')
  await old('access_tokens').insert({ user_id: 1, name: 'Ancien', hash, creation_date: date })
  await old.destroy()

  const settings = readSettings({ DATABASE_FILE: filename, MAIL_FOLDER: join(folder, 'mail'), LOG_LEVEL: 'silent' })
  const app = await buildApp({ settings })
  const answer = await app.inject({ url: '/api/v1/initialData/', headers: { authorization: 'Bearer mc_ancien' } })
  expect(answer.json().loggedUser).toMatchObject({ username: 'ancien' })
  const row = await app.services.database.reader('accessTokens').first()
  expect(JSON.parse(row.scopes)).toEqual(scopes)
  expect(Math.round((Date.parse(row.expiryDate) - Date.now()) / 86_400_000)).toBe(365)
  await app.close()

  const undone = knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true })
  await tokens.down(undone)
  expect(Object.keys(await undone('access_tokens').first())).toEqual([
    'id',
    'user_id',
    'name',
    'hash',
    'creation_date',
    'last_use_date',
  ])
  await undone.destroy()
  rmSync(folder, { recursive: true, force: true })
})
