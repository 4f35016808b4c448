import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applyRetention } from '../../../server/operations/apply-retention.ts'
import { runJobsAtTen } from '../support/job-times.ts'
import { messagesTo } from '../support/mailbox.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { makeSiret, tilleuls } from '../support/sirets.ts'
import { eventually, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
beforeEach(async () => {
  server = await startTestServer()
  person = await server.addPerson({ email: 'Camille@exemple.fr' })
})
afterEach(() => server.close())

const writer = () => server.app.services.database.writer
const apply = (date: string) => applyRetention(server.app.services.database, new Date(date), server.settings.publicUrl)
const lastUsed = (date: string, { id } = person) => writer()('users').where({ id }).update({ lastUseDate: date })

interface Message {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

test('an address that was not confirmed in time is deleted, one that waits is kept', async () => {
  const other = await server.addPerson()
  const wait = (id: number, pendingEmailExpiryDate: string) =>
    writer()('users').where({ id }).update({ pendingEmail: 'autre@exemple.fr', pendingEmailExpiryDate })
  await wait(person.id, '2026-01-01T10:00:00.000Z')
  await wait(other.id, '2026-01-01T10:00:00.001Z')
  expect(await apply('2026-01-01T10:00:00.000Z')).toMatchObject({ pendingAddresses: 1 })
  const users = await server.rows<{ id: number; pendingEmail: string | null }>('users')
  expect(users.map(({ pendingEmail }) => pendingEmail)).toEqual([null, 'autre@exemple.fr'])
})

describe('an account', () => {
  test('is deleted four years after its last use, a month after a warning', async () => {
    await lastUsed('2022-03-15T10:00:00.000Z')
    expect(await apply('2026-02-14T10:00:00.000Z')).toMatchObject({ warnedAccounts: 0, accounts: 0 })
    expect(await apply('2026-02-16T10:00:00.000Z')).toMatchObject({ warnedAccounts: 1, accounts: 0 })
    const [message] = await server.rows<Message>('outgoingEmails')
    expect(message?.recipient).toBe('Camille@exemple.fr')
    expect(message?.subject).toBe('Votre compte ma cantine sera supprimé le 16 mars 2026')
    expect(message?.body).toContain('/s-identifier')
    // Told once.
    expect(await apply('2026-03-01T10:00:00.000Z')).toMatchObject({ warnedAccounts: 0, accounts: 0 })
    expect(await apply('2026-03-16T09:00:00.000Z')).toMatchObject({ accounts: 0 })
    expect(await apply('2026-03-16T11:00:00.000Z')).toMatchObject({ accounts: 1 })
    expect(await server.count('users')).toBe(0)
  })

  test('whose owner could not be warned in time has a month from the warning', async () => {
    await lastUsed('2015-01-01T10:00:00.000Z')
    expect(await apply('2026-01-31T10:00:00.000Z')).toMatchObject({ warnedAccounts: 1, accounts: 0 })
    expect((await server.rows<Message>('outgoingEmails'))[0]?.subject).toContain('28 février 2026')
    expect(await apply('2026-02-27T10:00:00.000Z')).toMatchObject({ accounts: 0 })
    expect(await apply('2026-02-28T10:00:00.000Z')).toMatchObject({ accounts: 1 })
  })

  test('never used counts from its creation', async () => {
    await writer()('users').update({ lastUseDate: null, creationDate: '2020-01-01T10:00:00.000Z' })
    expect(await apply('2026-01-01T10:00:00.000Z')).toMatchObject({ warnedAccounts: 1 })
    expect(await apply('2026-02-01T10:00:00.000Z')).toMatchObject({ accounts: 1 })
  })

  test('that is used again is kept, through a session or a token', async () => {
    await lastUsed('2020-01-01T10:00:00.000Z')
    expect(await apply('2026-01-01T10:00:00.000Z')).toMatchObject({ warnedAccounts: 1 })
    await server.app.inject({ url: '/api/v1/userInfo/', headers: person.headers })
    await eventually(async () => {
      const [user] = await server.rows<{ lastUseDate: string; plannedDeletionDate: string | null }>('users')
      return user?.plannedDeletionDate === null && Date.parse(user.lastUseDate) > Date.now() - 60_000 ? true : undefined
    })
    expect(await apply('2026-03-01T10:00:00.000Z')).toMatchObject({ accounts: 0 })
  })

  test('leaves nothing of its owner, and the data of the canteens stay', async () => {
    const colleague = await server.addPerson()
    const canteenId = await server.addCanteen(tilleuls, [person])
    await server.importPurchases(person, purchasesContent(3, 'Gardé'))
    const date = new Date().toISOString()
    await writer()('managerInvitations').insert({ canteenId, email: 'camille@exemple.fr', creationDate: date })
    await writer()('history').insert([
      { date, userId: person.id, through: 'session', entity: 'canteens', entityId: canteenId, after: '{}' },
      { date, userId: person.id, through: 'session', entity: 'users', entityId: person.id, after: '{}' },
    ])
    await server.app.services.background.waitForAll()
    await lastUsed('2015-01-01T10:00:00.000Z')
    await apply('2026-01-01T10:00:00.000Z')
    expect(await apply('2026-02-01T10:00:00.000Z')).toMatchObject({ accounts: 1 })

    expect((await server.rows<{ id: number }>('users')).map(({ id }) => id)).toEqual([colleague.id])
    expect((await server.rows<{ userId: number }>('accessTokens')).map(({ userId }) => userId)).toEqual([colleague.id])
    for (const table of ['canteenManagers', 'managerInvitations', 'outgoingEmails']) {
      const rows = await writer()(table)
      expect([table, rows]).toEqual([table, []])
    }
    expect(await server.rows('history')).toMatchObject([{ entity: 'canteens', userId: null }])
    expect(await server.count('canteens')).toBe(1)
    expect(await server.count('purchases')).toBe(3)
  })

  test('with an unconfirmed address leaves the invitations to that address', async () => {
    const canteenId = await server.addCanteen(tilleuls, [])
    await writer()('users').update({ emailConfirmed: false })
    const creationDate = new Date().toISOString()
    await writer()('managerInvitations').insert({ canteenId, email: 'camille@exemple.fr', creationDate })
    await lastUsed('2015-01-01T10:00:00.000Z')
    await apply('2026-01-01T10:00:00.000Z')
    expect(await apply('2026-02-01T10:00:00.000Z')).toMatchObject({ accounts: 1 })
    expect(await writer()('managerInvitations').pluck('email')).toEqual(['camille@exemple.fr'])
  })

  test('is deleted in batches, even by two runs at once', async () => {
    const first = {
      passwordHash: '',
      lastUseDate: '2015-01-01T00:00:00.000Z',
      creationDate: '2015-01-01T00:00:00.000Z',
    }
    const users = Array.from({ length: 1200 }, (_, index) => {
      const [username, email] = [`ancien${index}`, `ancien${index}@exemple.fr`]
      return { ...first, username, usernameKey: username, email, emailKey: email }
    })
    await writer().batchInsert('users', users, 200)
    const both = await Promise.all([apply('2026-01-01T10:00:00.000Z'), apply('2026-01-01T10:00:00.000Z')])
    expect(both.map(({ warnedAccounts = 0 }) => warnedAccounts).reduce((a, b) => a + b)).toBe(1200)
    expect(await server.count('outgoingEmails')).toBe(1200)
    expect(await apply('2026-02-01T10:00:00.000Z')).toMatchObject({ accounts: 1200 })
    expect(await server.count('users')).toBe(1)
  })
})

test('expired data are deleted, and the rest stays', async () => {
  const canteenId = await server.addCanteen(tilleuls, [person])
  const session = (key: string, expiryDate: string) => ({ key, content: '{}', expiryDate })
  await writer()('sessions').insert([
    session('finie', '2026-05-31T00:00:00.000Z'),
    session('ouverte', '2026-06-02T00:00:00.000Z'),
  ])
  const invitation = (email: string, creationDate: string) => ({ canteenId, email, creationDate })
  await writer()('managerInvitations').insert([
    invitation('ancien@exemple.fr', '2022-05-31T00:00:00.000Z'),
    invitation('recent@exemple.fr', '2022-06-02T00:00:00.000Z'),
  ])
  const email = (subject: string, creationDate: string, sentDate: string | null) => ({
    recipient: 'a@exemple.fr',
    subject,
    body: '',
    creationDate,
    sentDate,
    nextAttemptDate: '2099-01-01T00:00:00.000Z',
  })
  await writer()('outgoingEmails').insert([
    email('envoyé, ancien', '2026-02-28T00:00:00.000Z', '2026-02-28T00:00:00.000Z'),
    email('envoyé, récent', '2026-03-02T00:00:00.000Z', '2026-03-02T00:00:00.000Z'),
    email('perdu', '2026-04-30T00:00:00.000Z', null),
    email('en attente', '2026-05-02T00:00:00.000Z', null),
  ])
  const reminded = { userId: person.id, kind: 'opening' }
  await writer()('campaignReminders').insert([
    { ...reminded, year: 2024, date: '2025-05-31T00:00:00.000Z' },
    { ...reminded, year: 2025, date: '2025-06-02T00:00:00.000Z' },
  ])
  await writer()('rateLimits').insert([
    { key: 'fini', points: 1, expire: Date.parse('2026-05-31') },
    { key: 'en cours', points: 1, expire: Date.parse('2026-06-02') },
  ])
  const of = { userId: person.id, endpoint: '/api/v1/importPurchases/' }
  await writer()('idempotencyKeys').insert([
    { ...of, key: 'finie', owner: '', leaseDate: '', expiryDate: '2026-05-31T00:00:00.000Z' },
    { ...of, key: 'en cours', owner: '', leaseDate: '', expiryDate: '2026-06-02T00:00:00.000Z' },
  ])
  await writer()('importPlans').insert([
    { ...of, id: 'oublié', sha256: '', outcome: '{}', expiryDate: '2026-05-30T00:00:00.000Z' },
    { ...of, id: 'expiré', sha256: '', outcome: '{}', expiryDate: '2026-05-31T12:00:00.000Z' },
  ])
  const act = { kind: 'blocked', userId: person.id, reason: 'Demande reçue.', details: '{}' }
  await writer()('staffActs').insert([
    { ...act, date: '2021-05-31T00:00:00.000Z' },
    { ...act, date: '2021-06-02T00:00:00.000Z' },
  ])
  const askingId = await server.addCanteen(makeSiret(1), [])
  const asked = { canteenId: askingId, userId: person.id, reason: 'Demande reçue.' }
  await writer()('lateRequests').insert([
    { ...asked, year: 2019, creationDate: '2021-05-31T00:00:00.000Z' },
    { ...asked, year: 2020, creationDate: '2021-06-02T00:00:00.000Z' },
  ])
  const recap = {
    ...{ userId: person.id, kind: 'supplier', provider: 'Primeurs', email: 'a@exemple.fr', mailboxHash: 'boite' },
    ...{ firstDay: '2024-01-01', lastDay: '2024-12-31', state: 'received', messageCount: 1 },
    ...{ creationDate: '2025-01-01T00:00:00.000Z', messageDate: '2025-01-01T00:00:00.000Z' },
  }
  const recapIds: { id: number }[] = await writer()('recapRequests')
    .insert([
      { ...recap, proofCode: 'un', lastDate: '2025-05-31T00:00:00.000Z' },
      { ...recap, proofCode: 'deux', lastDate: '2025-06-02T00:00:00.000Z' },
    ])
    .returning('id')
  await writer()('recapRequestFiles').insert(
    recapIds.map(({ id }) => ({ requestId: id, content: Buffer.from('siret') })),
  )
  const seen = { canteenId: askingId, kitchenId: askingId, year: 2020, answer: 'confirmed', userId: person.id }
  await writer()('kitchenReportAnswers').insert(
    ['2021-05-31T00:00:00.000Z', '2021-06-02T00:00:00.000Z'].map(date => ({
      ...seen,
      version: date,
      firstSeenDate: date,
      lastSeenDate: date,
    })),
  )
  const link = { userId: person.id, purpose: 'password-reset' }
  await writer()('accountLinks').insert([
    { ...link, hash: 'fini', expiryDate: '2026-05-31T00:00:00.000Z' },
    { ...link, hash: 'en cours', expiryDate: '2026-06-02T00:00:00.000Z' },
  ])
  const artifact = { model: 'Interaction', content: '{}' }
  await writer()('oauthArtifacts').insert([
    { ...artifact, key: 'fini', expiryDate: '2026-05-31T00:00:00.000Z' },
    { ...artifact, key: 'en cours', expiryDate: '2026-06-02T00:00:00.000Z' },
  ])
  expect(await apply('2026-06-01T00:00:00.000Z')).toEqual({
    warnedAccounts: 0,
    accounts: 0,
    pendingAddresses: 0,
    sessions: 1,
    links: 1,
    oauthArtifacts: 1,
    oauthGrants: 0,
    idempotencyKeys: 1,
    plans: 1,
    rateLimits: 1,
    invitations: 1,
    joinRequests: 0,
    deliveryRequests: 0,
    canteenMessages: 0,
    lateRequests: 1,
    recapRequests: 1,
    kitchenReportAnswers: 1,
    staffActs: 1,
    partnerProposals: 0,
    inquiries: 0,
    newsletter: 0,
    newsletterDeliveries: 0,
    sentEmails: 1,
    undeliverableEmails: 1,
    campaignReminders: 1,
  })
  expect(await writer()('recapRequestFiles').pluck('request_id')).toEqual([recapIds[1]?.id])
  const left = await Promise.all([
    writer()('sessions').pluck('key'),
    writer()('managerInvitations').pluck('email'),
    writer()('outgoingEmails').orderBy('id').pluck('subject'),
    writer()('rateLimits').pluck('key'),
    writer()('idempotencyKeys').pluck('key'),
    writer()('importPlans').pluck('id'),
    writer()('accountLinks').pluck('hash'),
    writer()('oauthArtifacts').pluck('key'),
    writer()('staffActs').pluck('date'),
  ])
  expect(left).toEqual([
    ['ouverte'],
    ['recent@exemple.fr'],
    ['envoyé, récent', 'en attente'],
    ['en cours'],
    ['en cours'],
    ['expiré'],
    ['en cours'],
    ['en cours'],
    ['2021-06-02T00:00:00.000Z'],
  ])
})

test('a job applies the rules every day, and sends the messages they make', async () => {
  await lastUsed('2015-01-01T10:00:00.000Z')
  await writer()('sessions').insert({ key: 'finie', content: '{}', expiryDate: '2020-01-01T00:00:00.000Z' })
  await runJobsAtTen(server)
  const sent = await eventually(async () => {
    const messages = await messagesTo(server, person.email)
    return messages.length > 0 ? messages : undefined
  })
  expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining('sera supprimé le')])
  expect(await writer()('sessions')).toEqual([])
  expect(await server.count('users')).toBe(1)
})

test('the last use is written once a day at most, and not by visitors', async () => {
  const statements: string[] = []
  writer().on('query', ({ sql }: { sql: string }) => statements.push(sql))
  for (let time = 0; time < 3; time++) {
    await server.app.inject({ url: '/api/v1/initialData/', headers: person.headers })
    await server.app.inject({ url: '/api/v1/initialData/' })
    await server.app.services.background.waitForAll()
  }
  expect(statements.filter(sql => /update [`"]users[`"] set [`"]last_use_date/.test(sql))).toHaveLength(1)
})
