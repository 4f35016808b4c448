import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgresql } from '../../../server/database/sql.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Reference {
  readonly table: string
  readonly column: string
  readonly target: string
  readonly onDelete: string
}

const names = { a: 'NO ACTION', r: 'RESTRICT', c: 'CASCADE', n: 'SET NULL', d: 'SET DEFAULT' }

/** All the foreign keys, from the catalogue of the database. */
async function references(database: Knex): Promise<Reference[]> {
  if (!isPostgresql(database)) {
    return await database.raw(
      `SELECT tables.name AS "table", keys."from" AS "column", keys."table" AS target, keys.on_delete AS on_delete
       FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys WHERE tables.type = 'table'`,
    )
  }
  const { rows } = await database.raw<{ rows: (Omit<Reference, 'onDelete'> & { rule: keyof typeof names })[] }>(
    `SELECT conrelid::regclass::text AS "table", attname AS "column", confrelid::regclass::text AS target,
       confdeltype AS rule
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey) WHERE contype = 'f'`,
  )
  return rows.map(({ rule, ...reference }) => ({ ...reference, onDelete: names[rule] }))
}

test('an account can always be deleted: rows that refer to it are deleted too, or lose the reference', async () => {
  const toUsers = (await references(server.app.services.database.reader)).filter(({ target }) => target === 'users')
  expect(toUsers.length).toBeGreaterThan(8)
  expect(toUsers.filter(({ onDelete }) => !['CASCADE', 'SET NULL'].includes(onDelete))).toEqual([])
  // Records of their actions stay, without their name.
  const kept = toUsers
    .filter(({ onDelete }) => onDelete === 'SET NULL')
    .map(({ table, column }) => `${table}.${column}`)
  expect(kept.toSorted()).toEqual([
    'articles.author_id',
    'canteen_claims.user_id',
    'delivery_requests.answer_user_id',
    'history.user_id',
    'imports.undo_user_id',
    'imports.user_id',
    'inquiries.user_id',
    'join_requests.answer_user_id',
    'kitchen_report_answers.user_id',
    'label_corrections.user_id',
    'late_requests.user_id',
    'newsletter_issues.author_id',
    'partners.user_id',
    'recap_requests.user_id',
    'staff_acts.actor_id',
    'staff_acts.user_id',
    'teledeclarations.applicant_id',
    'weighing_links.user_id',
    'weighings.user_id',
  ])
})
