import { personalDataMessages } from '@ma-cantine/lib/personal-data/personal-data-messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPostgresql, rawRows } from '../../../server/database/sql.ts'
import { personalDataParts } from '../../../server/personal-data/personal-data-parts.ts'
import { file } from '../../support/files.ts'
import { Browser } from '../support/browser.ts'
import { tilleuls } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const url = '/api/v1/personalData/'
type Rows = Readonly<Record<string, { readonly about: string; readonly rows: readonly Record<string, unknown>[] }>>

/** Why tables that name a person are not in the file. */
const leftOut: Readonly<Record<string, string>> = {
  account_links: 'digests of links that have left in messages, for three days at most',
  import_plans: 'what a dry run found, for a day at most; the imports tell what became of it',
  newsletter_departures: 'addresses that the provider of mailings still has to forget, for a few hours',
  idempotency_keys: 'answers kept for a day in case they are lost',
}

async function tablesOfPeople(): Promise<string[]> {
  const { reader } = server.app.services.database
  const sql = isPostgresql(reader)
    ? "SELECT table_name AS name, column_name AS part FROM information_schema.columns WHERE table_schema = 'public'"
    : "SELECT tables.name AS name, columns.name AS part FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'"
  const columns = await rawRows<{ name: string; part: string }>(reader, sql, [])
  const named = columns.filter(({ part }) => /^(.*user_id|.*email|recipient)$/.test(part))
  return [...new Set(named.map(({ name }) => name))].filter(name => name !== 'users').sort()
}

test('every table that names a person is in the file, or has a reason not to be', async () => {
  const known = Object.values(personalDataParts).flatMap(({ from }) => from.match(/^\w+/)?.[0] ?? [])
  const tables = await tablesOfPeople()
  expect(tables).toContain('outgoing_emails')
  expect(tables.filter(name => !known.includes(name) && !leftOut[name])).toEqual([])
  expect(Object.keys(leftOut).filter(name => known.includes(name))).toEqual([])
})

describe('the file of all that is kept of a person', () => {
  test('has their account, team, tokens, messages, imports and actions, and no secret', async () => {
    const person = await server.addPerson()
    await server.addCanteen(tilleuls, [person])
    await server.importPurchases(person, file('achats', [{}]))
    const { writer } = server.app.services.database
    for (const kind of ['opening', 'missing']) {
      await writer('campaignReminders').insert({ userId: person.id, year: 2024, kind, date: '2025-01-07' })
    }
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    await browser.request('POST', '/api/v1/passwordReset/', { payload: { email: person.email } })
    const answer = await browser.request('GET', url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="mes-donnees-ma-cantine.json"')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const data = answer.json() as Rows
    expect(Object.keys(data)).toEqual(['date', ...Object.keys(personalDataMessages.wordings.fr)])
    expect(data.account?.rows).toMatchObject([{ email: person.email, emailConfirmed: true, isStaff: false }])
    expect(data.reminders?.rows).toEqual([
      { year: 2024, kind: 'missing', date: '2025-01-07' },
      { year: 2024, kind: 'opening', date: '2025-01-07' },
    ])
    expect(data.teams?.rows).toMatchObject([{ siret: tilleuls }])
    expect(data.sessions?.rows.length).toBeGreaterThan(0)
    expect(data.accessTokens?.rows).toMatchObject([{ scopes: expect.any(Array) }])
    expect(data.imports?.rows).toMatchObject([{ kind: 'achats', rowCount: 1 }])
    expect(answer.body).not.toMatch(/hash|\$argon2|nouveau-mot-de-passe/)
  })

  test('tells nothing of anybody else, nor of messages to an address that is not confirmed', async () => {
    const [one, other] = [await server.addPerson(), await server.addPerson()]
    const { writer } = server.app.services.database
    await writer('users').where({ id: one.id }).update({ emailConfirmed: false })
    const message = { subject: 'Secret', body: '-', creationDate: '2026-01-01', nextAttemptDate: '2026-01-01' }
    await writer('outgoingEmails').insert([
      { ...message, recipient: one.email, sentDate: '2026-01-01' },
      { ...message, recipient: other.email, sentDate: '2026-01-01' },
    ])
    const browser = new Browser(server.app)
    await browser.signIn(one.username)
    const { body } = await browser.request('GET', url)
    expect((JSON.parse(body) as Rows).messages?.rows).toEqual([])
    expect(body).not.toContain(other.email)
    expect(body).not.toContain('Secret')
  })

  test('is whole however many rows it has', async () => {
    const person = await server.addPerson()
    const canteenId = await server.addCanteen('99821993500017', [person])
    const rows = Array.from({ length: 1201 }, () => ({
      date: '2026-01-01T10:00:00.000Z',
      userId: person.id,
      through: 'session',
      entity: 'canteens',
      entityId: canteenId,
      before: null,
      after: '{}',
    }))
    await server.app.services.database.writer.batchInsert('history', rows, 100)
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    const data = (await browser.request('GET', url)).json() as Rows
    expect(data.actions?.rows).toHaveLength(1201)
  })

  test('is in the language of the page', async () => {
    const person = await server.addPerson()
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    const { body } = await browser.request('GET', url, { headers: { 'accept-language': 'en' } })
    expect((JSON.parse(body) as Rows).picture?.about).toBe('Your photo.')
  })
})
