import { createHash } from 'node:crypto'
import type {
  AskedRecap,
  RecapImportAnswer,
  RecapLinkAnswer,
  RecapProofCheck,
  RecapRequest,
  SentRecapRequest,
} from '@ma-cantine/lib'
import { teamRefusals } from '@ma-cantine/lib/canteens/team-refusals'
import { mostRecapFiles } from '@ma-cantine/lib/recap-requests/recap-link-api'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostReminders, recapRemindersJob } from '../../../server/recap-requests/recap-reminders-job.ts'
import { file } from '../../support/files.ts'
import { messagesTo } from '../support/mailbox.ts'
import { lac, makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'
import { ask, asked, byLink, give, given, opened, supplier, tokenTo } from './support/recap-link.ts'

let server: TestServer
let manager: Person
let colleague: Person
let stranger: Person
let tilleulsId: number
let parcId: number
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson({ firstName: 'Jeanne', lastName: 'Martin' })
  colleague = await server.addPerson()
  stranger = await server.addPerson()
  tilleulsId = await server.addCanteen(tilleuls, [manager, colleague], { name: 'Les Tilleuls' })
  parcId = await server.addCanteen(parc, [manager], { name: 'Le Parc' })
})
afterAll(() => server.close())

type Cells = Record<string, string>
const recap = (...rows: Cells[]) => file('recapitulatif_fournisseur', rows)
const carrots: Cells = { article: 'Carottes bio', categories_egalim: 'BIO', prix_ht: '240.50' }
const leeks: Cells = { article: 'Poireaux', categories_egalim: '', prix_ht: '80' }
const ofParc: Cells = { ...leeks, siret: parc }

const call = (method: 'GET' | 'POST', path: string, { headers }: Person = manager) =>
  server.app.inject({ method, url: `/api/v1/recapRequests/${path}`, headers })
/** The status and the sentence of a refusal. */
const refusal = (answer: LightMyRequestResponse) => [answer.statusCode, answer.json<{ detail: string }>().detail]
const refused = (status: number, message: { in(locale: 'fr'): string }) => [status, message.in('fr')]

const read = async (id: number, person?: Person) => (await call('GET', `${id}/`, person)).json<RecapRequest>()
const age = (id: number, days: number) =>
  server.app.services.database.transaction(async transaction => {
    const date = new Date(Date.now() - days * 86_400_000).toISOString()
    await transaction('recapRequests').where({ id }).update({ messageDate: date })
  })

describe('a request', () => {
  test('is stored, and writes to the supplier in the name of who asks', async () => {
    const sent = (
      await ask(server, manager, [parcId, tilleulsId], { note: 'Merci pour vos légumes.', deadline: null })
    ).json<SentRecapRequest>()
    expect(sent.request).toMatchObject({
      kind: 'supplier',
      provider: 'Primeurs du Port',
      email: supplier,
      state: 'sent',
      sender: 'Jeanne Martin',
      messageCount: 1,
      nextReminderDate: null,
      received: null,
      canteens: [
        { name: 'Le Parc', siret: parc, totals: null },
        { name: 'Les Tilleuls', siret: tilleuls, totals: null },
      ],
    })
    const [message] = await messagesTo(server, supplier)
    expect(message?.replyTo).toBe(manager.email)
    expect(message?.body).toContain('Jeanne Martin')
    expect(message?.body).toContain(`Les Tilleuls (${tilleuls})`)
    expect(message?.body).toContain('> Merci pour vos légumes.')
    const token = await tokenTo(server)
    expect(sent.message.subject).toBe(message?.subject)
    // What the sender reads is what leaves, but for the secret of the link.
    expect(sent.message.text).toBe(message?.body.replaceAll(token, '…'))
    expect(sent.message.text).not.toContain(token)
  })

  test('tried without being sent, stores and sends nothing', async () => {
    const tried = await ask(server, manager, [tilleulsId], {}, '?dryRun=true')
    expect(tried.statusCode).toBe(200)
    expect(tried.json<SentRecapRequest>().message.text).toContain('Les Tilleuls')
    expect([await server.count('recapRequests'), await server.count('outgoingEmails')]).toEqual([0, 0])
  })

  test.each([
    ['a period that ends before it begins', { firstDay: '2024-05-01', lastDay: '2024-04-01' }, 'lastDay'],
    ['two years', { firstDay: '2023-12-01', lastDay: '2024-01-31' }, 'lastDay'],
    ['days to come', { firstDay: '2090-01-01', lastDay: '2090-12-31' }, 'firstDay'],
    ['a deadline that is past', { deadline: '2024-01-01' }, 'deadline'],
    ['a deadline in many years', { deadline: '2090-01-01' }, 'deadline'],
    ['a note with the address of a site', { note: 'Voyez banque-pirate.com/compte' }, 'note'],
    ['a name with the address of a site', { provider: 'Primeurs http://pirate.example' }, 'provider'],
    ['an address that is none', { email: 'ventes' }, 'email'],
    ['no canteen', { canteenIds: [] }, 'canteenIds'],
    ['a pace of its own', { reminderDays: 1 }, 'reminderDays'],
  ])('is refused with %s', async (_, values, field) => {
    const answer = await ask(server, manager, [tilleulsId], values)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<object>())).toEqual([field])
    expect(await server.count('outgoingEmails')).toBe(0)
  })

  test('may give an e-mail address and a name with a dot in its note', async () => {
    const note = 'Répondez à jean.martin@mairie.example ou à la S.A.R.L. du Port.'
    expect((await ask(server, manager, [tilleulsId], { note })).statusCode).toBe(201)
  })

  test('is refused for a canteen of others, and for one without a SIRET', async () => {
    const others = await server.addCanteen(lac, [stranger])
    expect((await ask(server, manager, [tilleulsId, others])).statusCode).toBe(403)
    const unnamed = await server.addCanteen('', [manager], { siret: null, name: 'Le Lac' })
    const answer = await ask(server, manager, [unnamed])
    expect(answer.json()).toEqual({ canteenIds: [recapRequestRefusals('canteen-without-siret', 'Le Lac').in('fr')] })
  })

  test('is refused to an account whose address is not confirmed', async () => {
    const unconfirmed = await server.addPerson({ emailConfirmed: false })
    const id = await server.addCanteen(lac, [unconfirmed])
    expect((await ask(server, unconfirmed, [id])).statusCode).toBe(403)
  })

  test('is sent once while the same awaits its answer', async () => {
    await asked(server, manager, [tilleulsId, parcId])
    const again = await ask(server, manager, [parcId, tilleulsId], { email: 'VENTES@primeurs.example' })
    expect(again.json()).toEqual({ nonFieldErrors: [recapRequestRefusals('already-asked').in('fr')] })
    expect((await ask(server, manager, [parcId])).statusCode).toBe(201)
    // More canteens than a request that waits names.
    const email = 'compta@primeurs.example'
    await asked(server, manager, [tilleulsId], { email })
    expect((await ask(server, manager, [tilleulsId, parcId], { email })).statusCode).toBe(201)
  })

  test('is seen by those who manage all of its canteens', async () => {
    const both = await asked(server, manager, [tilleulsId, parcId])
    const one = await asked(server, manager, [tilleulsId])
    const listOf = async (person: Person, query = '') =>
      (await call('GET', query, person)).json<{ count: number; results: RecapRequest[]; stateCounts: object }>()
    expect((await listOf(manager)).results.map(({ id }) => id)).toEqual([one.id, both.id])
    expect(await listOf(colleague)).toMatchObject({ count: 1, results: [{ id: one.id }], stateCounts: { sent: 1 } })
    expect(await listOf(stranger)).toMatchObject({ count: 0, results: [] })
    for (const person of [colleague, stranger]) {
      const unknown = refused(404, recapRequestRefusals('unknown-request'))
      expect(refusal(await call('GET', `${both.id}/`, person))).toEqual(unknown)
      expect((await call('POST', `${both.id}/close/`, person)).statusCode).toBe(404)
      expect((await call('POST', `${both.id}/remind/`, person)).statusCode).toBe(404)
      expect((await call('GET', `${both.id}/recap.csv`, person)).statusCode).toBe(404)
    }
    expect((await listOf(manager, `?canteen=${parcId}`)).count).toBe(1)
    expect((await listOf(manager, '?state=received,stored')).count).toBe(0)
    await server.app.inject({ method: 'DELETE', url: `/api/v1/canteens/${parcId}/`, headers: manager.headers })
    expect((await listOf(colleague)).results.map(({ id }) => id)).toEqual([one.id, both.id])
  })

  test('is reminded a week later at the earliest, then closed', async () => {
    const { id, remindableDate } = await asked(server, manager, [tilleulsId])
    expect(Date.parse(remindableDate ?? '')).toBeGreaterThan(Date.now() + 6 * 86_400_000)
    const later = refused(409, recapRequestRefusals('remind-later', remindableDate ?? ''))
    expect(refusal(await call('POST', `${id}/remind/`))).toEqual(later)
    await age(id, 8)
    const reminded = (await call('POST', `${id}/remind/`)).json<SentRecapRequest>()
    expect(reminded.request.messageCount).toBe(2)
    expect(reminded.message.subject).toMatch(/^Rappel/)
    expect(await messagesTo(server, supplier)).toHaveLength(2)
    expect((await call('POST', `${id}/close/`)).json()).toMatchObject({ state: 'closed', remindableDate: null })
    const closed = refused(409, recapRequestRefusals('not-awaited'))
    expect(refusal(await call('POST', `${id}/close/`))).toEqual(closed)
    await age(id, 8)
    expect((await call('POST', `${id}/remind/`)).statusCode).toBe(409)
  })
})

describe('the link of a request', () => {
  test('shows what is asked, and nothing of other requests', async () => {
    await asked(server, manager, [parcId])
    const { id } = await asked(server, manager, [tilleulsId], { kind: 'contractor' })
    expect(await opened(server, await tokenTo(server))).toEqual({
      id,
      kind: 'contractor',
      sender: 'Jeanne Martin',
      provider: 'Primeurs du Port',
      canteens: [{ id: tilleulsId, name: 'Les Tilleuls', siret: tilleuls, totals: null }],
      firstDay: '2024-01-01',
      lastDay: '2024-12-31',
      note: null,
      deadline: null,
      creationDate: expect.any(String),
      state: 'sent',
      isOpen: true,
      received: null,
    })
  })

  test('opens nothing once a character changes, or for another id', async () => {
    await asked(server, manager, [tilleulsId])
    const { id } = await asked(server, manager, [parcId])
    const token = await tokenTo(server)
    const [, signature = ''] = token.split(/-(.*)/s)
    const spoilt = [
      '',
      `${id}`,
      `${id}-`,
      `${id - 1}-${signature}`,
      `0${token}`,
      `${token}A`,
      token.slice(0, -1),
      `${id}-${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      `${id}-${'A'.repeat(32)}`,
    ]
    for (const wrong of spoilt) {
      const unknown = refused(404, recapRequestRefusals('unknown-link'))
      expect([wrong, ...refusal(await byLink(server, 'open', wrong))]).toEqual([wrong, ...unknown])
      expect([wrong, (await give(server, wrong, recap(ofParc))).statusCode]).toEqual([wrong, 404])
      expect([wrong, (await byLink(server, 'decline', wrong)).statusCode]).toEqual([wrong, 404])
      expect([wrong, (await byLink(server, 'stop', wrong)).statusCode]).toEqual([wrong, 404])
    }
    expect(await read(id)).toMatchObject({ state: 'sent' })
  })

  test('takes a file: who asked is told, and can import its rows', async () => {
    const { id } = await asked(server, manager, [tilleulsId, parcId])
    const token = await tokenTo(server)
    expect(refusal(await call('GET', `${id}/recap.csv`))).toEqual(refused(404, recapRequestRefusals('no-file')))
    const tried = await given(server, token, recap(carrots, ofParc), '?dryRun=true')
    expect(tried).toMatchObject({
      errorCount: 0,
      isStored: false,
      canteens: [
        { name: 'Le Parc', totals: { rowCount: 1, priceHt: '80.00', labelledHt: '0.00' } },
        { name: 'Les Tilleuls', totals: { rowCount: 1, priceHt: '240.50', labelledHt: '240.50' } },
      ],
    })
    expect((await read(id)).state).toBe('sent')
    expect(await given(server, token, recap(carrots, ofParc))).toMatchObject({ isStored: true })
    const request = await read(id)
    expect(request).toMatchObject({
      state: 'received',
      received: { name: 'releve-2024.csv', rowCount: 2, count: 1 },
      canteens: [{ totals: { priceHt: '80.00' } }, { totals: { priceHt: '240.50' } }],
    })
    expect(await messagesTo(server, manager.email)).toHaveLength(1)
    // The colleague manages one of its canteens.
    expect(await messagesTo(server, colleague.email)).toHaveLength(1)
    // Sent again, as by a person who saw no answer.
    expect(await given(server, token, recap(carrots, ofParc))).toMatchObject({ isStored: true })
    expect((await read(id)).received?.count).toBe(1)
    expect(await messagesTo(server, manager.email)).toHaveLength(1)

    const content = (await call('GET', `${id}/recap.csv`)).body
    const importRecap = (query = '') =>
      server.upload(`/api/v1/importSupplierRecaps/${query}`, manager, content).then(r => r.json<RecapImportAnswer>())
    expect(await importRecap('?dryRun=true')).toMatchObject({ errors: [], created: 2, verdictCounts: { new: 2 } })
    expect((await read(id)).state).toBe('received')
    const { importId } = await importRecap()
    expect(await read(id)).toMatchObject({ state: 'stored', importId })
    expect((await byLink(server, 'open', token)).json()).toMatchObject({ isOpen: false, state: 'stored' })
    expect(refusal(await give(server, token, recap(carrots)))).toEqual(refused(409, recapRequestRefusals('link-over')))
    await server.app.inject({ method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers: manager.headers })
    expect(await read(id)).toMatchObject({ state: 'received', importId: null })
    expect(await importRecap()).toMatchObject({ created: 2 })
    const { state, events } = await read(id)
    expect(state).toBe('stored')
    expect(events.map(({ kind }) => kind)).toEqual(['asked', 'received', 'stored', 'undone', 'stored'])
    expect(events[1]?.file).toMatchObject({ name: 'releve-2024.csv', rowCount: 2 })
  })

  test('gave rows that may be imported once it is closed, which it then stays', async () => {
    const { id } = await asked(server, manager, [tilleulsId])
    await given(server, await tokenTo(server), recap(carrots))
    const content = (await call('GET', `${id}/recap.csv`)).body
    await call('POST', `${id}/close/`)
    const imported = await server.upload('/api/v1/importSupplierRecaps/', manager, content)
    expect(imported.json()).toMatchObject({ created: 1 })
    expect(await read(id)).toMatchObject({ state: 'closed', importId: null })
  })

  test('refuses the rows of another canteen, and of other days, with all the other errors', async () => {
    await asked(server, manager, [tilleulsId], { firstDay: '2024-02-01', lastDay: '2024-06-30' })
    const token = await tokenTo(server)
    const answer = await given(
      server,
      token,
      recap(
        { ...carrots, date_debut: '2024-02-01', date_fin: '2024-06-30' },
        { ...carrots, date_debut: '2024-01-31', date_fin: '2024-07-01' },
        { ...ofParc, date_debut: '2024-03-01', date_fin: '2024-03-31' },
        { ...ofParc, date_debut: '2024-03-01', date_fin: '2024-03-31', prix_ht: 'gratuit' },
      ),
    )
    expect(answer.errors.map(({ row, code, field }) => [row, code, field])).toEqual([
      [3, 'before-requested-period', 'date_debut'],
      [3, 'after-requested-period', 'date_fin'],
      [4, 'not-requested-canteen', 'siret'],
      [5, 'pattern', 'prix_ht'],
      [5, 'not-requested-canteen', 'siret'],
    ])
    expect(answer).toMatchObject({ isStored: false, canteens: [] })
    expect(await opened(server, token)).toMatchObject({ state: 'sent', received: null })
  })

  test('gives managers rows that run nothing, and the same values', async () => {
    const { id } = await asked(server, manager, [tilleulsId])
    const formula = { ...leeks, article: '=HYPERLINK("http://x";"y")', certificat: "'+33" }
    const answer = await given(server, await tokenTo(server), recap(formula, { ...leeks, article: 'Ail; "rose"' }))
    expect(answer.errors).toEqual([])
    const content = (await call('GET', `${id}/recap.csv`)).body
    expect(content).not.toMatch(/(^|;|")=/m)
    const imported = (await server.upload('/api/v1/importSupplierRecaps/', manager, content)).json<RecapImportAnswer>()
    expect(imported.errors).toEqual([])
    expect(await server.rows('purchases')).toMatchObject([
      { description: '=HYPERLINK("http://x";"y")' },
      { description: 'Ail; "rose"' },
    ])
  })

  test('takes another file in place of the first, and so many at most', async () => {
    const { id } = await asked(server, manager, [tilleulsId])
    const token = await tokenTo(server)
    for (let count = 1; count <= mostRecapFiles; count++) {
      expect(await given(server, token, recap({ ...carrots, prix_ht: String(count) }))).toMatchObject({
        isStored: true,
      })
    }
    const full = refused(409, recapRequestRefusals('link-full', mostRecapFiles))
    expect(refusal(await give(server, token, recap(leeks)))).toEqual(full)
    expect(await read(id)).toMatchObject({
      received: { count: mostRecapFiles },
      canteens: [{ totals: { priceHt: `${mostRecapFiles}.00` } }],
    })
    expect(await server.count('recapRequestFiles')).toBe(1)
  })

  test('says no, which is told once, and may still be followed by a file', async () => {
    const { id } = await asked(server, manager, [tilleulsId], { reminderDays: 7 })
    expect((await read(id)).nextReminderDate).not.toBeNull()
    const token = await tokenTo(server)
    for (let time = 0; time < 2; time++) {
      const answer = await byLink(server, 'decline', token, { reason: 'Notre logiciel ne sait pas le faire.' })
      expect(answer.json()).toMatchObject({ state: 'declined', isOpen: true })
    }
    expect(await read(id)).toMatchObject({
      state: 'declined',
      declineReason: 'Notre logiciel ne sait pas le faire.',
      nextReminderDate: null,
      remindableDate: null,
    })
    const [told, ...more] = await messagesTo(server, manager.email)
    expect(told?.body).toContain('> Notre logiciel ne sait pas le faire.')
    expect(more).toEqual([])
    await age(id, 30)
    expect((await call('POST', `${id}/remind/`)).statusCode).toBe(409)
    expect(await given(server, token, recap(carrots))).toMatchObject({ isStored: true })
    expect(await read(id)).toMatchObject({ state: 'received', declineReason: null, declineDate: null })
    const answered = refused(409, recapRequestRefusals('already-answered'))
    expect(refusal(await byLink(server, 'decline', token))).toEqual(answered)
  })

  test('stops all requests to its mailbox, of whoever asks', async () => {
    const answered = await asked(server, manager, [parcId])
    await given(server, await tokenTo(server), recap(ofParc))
    const { id } = await asked(server, manager, [tilleulsId])
    const others = await server.addCanteen(lac, [stranger])
    const another = await asked(server, stranger, [others], { email: 'ventes+2@primeurs.example' })
    expect((await byLink(server, 'stop', await tokenTo(server))).json()).toMatchObject({ state: 'declined' })
    expect(await read(id)).toMatchObject({ state: 'declined' })
    expect(await read(answered.id)).toMatchObject({ state: 'received' })
    expect(await read(another.id, stranger)).toMatchObject({ state: 'declined' })
    for (const email of [supplier, 'Ventes@primeurs.example', 'ventes+3@primeurs.example']) {
      const stopped = refused(409, recapRequestRefusals('mailbox-stopped'))
      expect([email, ...refusal(await ask(server, manager, [parcId], { email }))]).toEqual([email, ...stopped])
    }
    expect((await ask(server, manager, [parcId], { email: 'compta@primeurs.example' })).statusCode).toBe(201)
  })

  test('is over once the request is closed, or its canteens deleted', async () => {
    const { id } = await asked(server, manager, [tilleulsId])
    const closed = await tokenTo(server)
    await call('POST', `${id}/close/`)
    await asked(server, manager, [parcId])
    const without = await tokenTo(server)
    await server.app.inject({ method: 'DELETE', url: `/api/v1/canteens/${parcId}/`, headers: manager.headers })
    for (const token of [closed, without]) {
      expect(await opened(server, token)).toMatchObject({ isOpen: false })
      expect((await give(server, token, recap(carrots))).statusCode).toBe(409)
      expect((await byLink(server, 'decline', token)).statusCode).toBe(409)
    }
    expect(await server.count('recapRequestFiles')).toBe(0)
  })

  test('takes a file once, however many come at once', async () => {
    const { id } = await asked(server, manager, [tilleulsId])
    const token = await tokenTo(server)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => given(server, token, recap({ ...carrots, prix_ht: `${index + 1}` }))),
    )
    expect(answers.every(({ isStored }) => isStored)).toBe(true)
    const request = await read(id)
    expect(request.received?.count).toBe(8)
    const content = (await call('GET', `${id}/recap.csv`)).body
    expect(content).toContain(request.canteens[0]?.totals?.priceHt ?? 'none')
  })
})

describe('all the requests of a mailbox', () => {
  const lacRow: Cells = { ...leeks, siret: lac, prix_ht: '30' }
  const mailboxToken = async (): Promise<string> => {
    const { body } = (await messagesTo(server, supplier)).at(-1) ?? { body: '' }
    return /recapitulatif-demandes#(\S+)/.exec(body)?.[1] ?? ''
  }
  const mailbox = (act: 'ask' | 'open', token: string) =>
    server.app.inject({ method: 'POST', url: `/api/v1/recapLink/mailbox/${act}/`, payload: { token } })
  const openAll = async (token: string) => (await mailbox('open', token)).json<{ requests: AskedRecap[] }>().requests
  const giveAll = (token: string, content: string, query = '') =>
    give(server, token, content, { query, path: 'mailbox/file' })

  test('are answered with one file, of which each request gets its own rows', async () => {
    const lacId = await server.addCanteen(lac, [stranger], { name: 'Le Lac' })
    const ours = await asked(server, manager, [tilleulsId, parcId])
    const theirs = await asked(server, stranger, [lacId], { email: 'Ventes+lac@primeurs.example' })
    const other = await asked(server, manager, [tilleulsId], { firstDay: '2023-01-01', lastDay: '2023-12-31' })
    const elsewhere = await asked(server, manager, [tilleulsId], { email: 'autre@exemple.fr' })
    const link = await tokenTo(server)
    expect((await mailbox('ask', link)).statusCode).toBe(200)
    const token = await mailboxToken()
    expect((await openAll(token)).map(({ id }) => id)).toEqual([other.id, theirs.id, ours.id])

    const wrong = (await giveAll(token, recap(carrots, { ...carrots, siret: makeSiret(5) }))).json<RecapLinkAnswer>()
    expect(wrong.errors.map(({ row, code }) => [row, code])).toEqual([[3, 'not-requested-canteen']])
    const tried = (await giveAll(token, recap(carrots, lacRow), '?dryRun=true')).json()
    expect(tried).toMatchObject({ isStored: false, requests: [{ id: theirs.id }, { id: ours.id }] })
    expect((await read(ours.id)).state).toBe('sent')
    const stored = await giveAll(token, recap(carrots, lacRow))
    expect(stored.json()).toMatchObject({ isStored: true })
    expect(await read(ours.id)).toMatchObject({ state: 'received', received: { rowCount: 1 } })
    expect(await read(theirs.id, stranger)).toMatchObject({ state: 'received', received: { rowCount: 1 } })
    expect((await read(other.id)).state).toBe('sent')
    expect((await read(elsewhere.id)).state).toBe('sent')
    const content = (await call('GET', `${ours.id}/recap.csv`)).body
    expect([content.includes(tilleuls), content.includes(lac)]).toEqual([true, false])
    expect(await messagesTo(server, stranger.email)).toHaveLength(1)
  })

  test('are opened by the link of the mailbox alone', async () => {
    const { id } = await asked(server, manager, [tilleulsId])
    const link = await tokenTo(server)
    const sent = await messagesTo(server, supplier)
    expect((await mailbox('ask', link)).statusCode).toBe(200)
    const token = await mailboxToken()
    expect(await messagesTo(server, supplier)).toHaveLength(sent.length + 1)
    const unknown = refused(404, recapRequestRefusals('unknown-link'))
    for (const wrong of [
      link,
      '',
      `${id}-${'A'.repeat(32)}`,
      token.replace(/^\d+/, digits => String(Number(digits) + 1)),
    ]) {
      expect([wrong, ...refusal(await mailbox('open', wrong))]).toEqual([wrong, ...unknown])
      expect([wrong, ...refusal(await giveAll(wrong, recap(carrots)))]).toEqual([wrong, ...unknown])
    }
    // The link of the mailbox opens no single request.
    for (const act of ['open', 'decline', 'stop'] as const) {
      expect([act, ...refusal(await byLink(server, act, token))]).toEqual([act, ...unknown])
    }
    await call('POST', `${id}/close/`)
    const none = refused(409, recapRequestRefusals('no-open-request'))
    expect(refusal(await mailbox('ask', link))).toEqual(none)
    expect(refusal(await giveAll(token, recap(carrots)))).toEqual(none)
    expect(await openAll(token)).toEqual([])
  })

  test('store all that a file answers, or nothing', async () => {
    const first = await asked(server, manager, [tilleulsId])
    const second = await asked(server, manager, [parcId])
    await mailbox('ask', await tokenTo(server))
    const token = await mailboxToken()
    await server.app.services.database.transaction(transaction =>
      transaction('recapRequests').where({ id: first.id }).update({ fileCount: mostRecapFiles }),
    )
    const full = refused(409, recapRequestRefusals('link-full', mostRecapFiles))
    expect(refusal(await giveAll(token, recap(carrots, ofParc)))).toEqual(full)
    expect([(await read(first.id)).state, (await read(second.id)).state]).toEqual(['sent', 'sent'])
  })
})

describe('the proof of a request', () => {
  const check = (code: string, query = '') =>
    server.app.inject({ method: 'GET', url: `/api/v1/recapRequestProofs/${code}/${query}` })

  test('says what was asked and what came, to who has it, and is recognised', async () => {
    const { id } = await asked(server, manager, [tilleulsId], { kind: 'contractor', deadline: null })
    const pdf = () => call('GET', `${id}/document.pdf`)
    const before = await pdf()
    expect(before.headers['content-type']).toBe('application/pdf')
    expect((await pdf()).rawPayload.equals(before.rawPayload)).toBe(true)
    await given(server, await tokenTo(server), recap(carrots))
    const after = await pdf()
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    const [{ proofCode = '' } = {}] = await server.rows<{ proofCode: string }>('recapRequests')
    for (const { rawPayload } of [before, after]) {
      const sha256 = createHash('sha256').update(rawPayload).digest('hex')
      expect((await check(proofCode, `?sha256=${sha256}`)).json()).toMatchObject({ isGenuineFile: true })
    }
    const checked = (await check(proofCode.toLowerCase().replaceAll('-', ''))).json<RecapProofCheck>()
    expect(checked).toMatchObject({
      kind: 'contractor',
      state: 'received',
      isGenuineFile: null,
      canteens: [{ name: 'Les Tilleuls', totals: { priceHt: '240.50' } }],
      events: [{ kind: 'asked' }, { kind: 'received', file: { rowCount: 1 } }],
    })
    // The proof does not hold the address.
    expect(JSON.stringify(checked)).not.toContain(supplier)
    expect((await check(proofCode, '?sha256=00')).json()).toMatchObject({ isGenuineFile: false })
    expect(refusal(await check('7K2M-9QXA-04TB-HV6D-8ABC'))).toEqual(
      refused(404, recapRequestRefusals('unknown-proof')),
    )
  })
})

describe('reminders at a chosen pace', () => {
  const run = () => recapRemindersJob.run(server.app.services, { signal: new AbortController().signal })
  const becomeDue = (id: number) =>
    server.app.services.database.transaction(transaction =>
      transaction('recapRequests').where({ id }).update({ nextReminderDate: '2026-01-01T00:00:00.000Z' }),
    )
  const countTo = async () => (await messagesTo(server, supplier)).length

  test('leave when they are due, a given number of times, each with the same link', async () => {
    const { id } = await asked(server, manager, [tilleulsId], { reminderDays: 14 })
    const token = await tokenTo(server)
    await run()
    expect(await countTo()).toBe(1)
    for (let count = 1; count <= mostReminders; count++) {
      await becomeDue(id)
      await Promise.all([run(), run()])
      expect(await countTo()).toBe(1 + count)
      const { messageCount, nextReminderDate } = await read(id)
      expect([messageCount, nextReminderDate === null]).toEqual([1 + count, count === mostReminders])
    }
    expect(await tokenTo(server)).toBe(token)
    const [, reminder] = await messagesTo(server, supplier)
    expect([reminder?.replyTo, reminder?.subject]).toEqual([manager.email, expect.stringMatching(/^Rappel/)])
    // One by hand does not start them again.
    await age(id, 8)
    expect((await call('POST', `${id}/remind/`)).statusCode).toBe(200)
    expect((await read(id)).nextReminderDate).toBeNull()
  })

  test.each([
    ['a file came', (token: string) => given(server, token, recap(carrots))],
    ['the answer was no', (token: string) => byLink(server, 'decline', token)],
    ['the mailbox wants none', (token: string) => byLink(server, 'stop', token)],
    ['the request is closed', (_: string, id: number) => call('POST', `${id}/close/`)],
    [
      'who asks left the team',
      () =>
        server.app.services.database.transaction(transaction =>
          transaction('canteenManagers').where({ userId: manager.id }).delete(),
        ),
    ],
    [
      'who asks is blocked',
      () =>
        server.app.services.database.transaction(transaction =>
          transaction('users').where({ id: manager.id }).update({ isActive: false }),
        ),
    ],
  ] as const)('do not leave once %s', async (_, act) => {
    const { id } = await asked(server, manager, [tilleulsId], { reminderDays: 7 })
    await becomeDue(id)
    await act(await tokenTo(server), id)
    await run()
    expect(await countTo()).toBe(1)
  })
})

describe('messages to suppliers', () => {
  test.each([
    ['recapRequestsByRecipient=2/86400', 'mailbox-written-to-enough', 'one@primeurs.example'],
    ['recapRequestsBySender=2/86400', 'too-many-recap-requests-of-sender', null],
    ['recapRequestsInAll=2/86400', 'too-many-recap-requests-of-everyone', null],
  ] as const)('are limited (%s)', async (rule, code, mailbox) => {
    const limited = await startTestServer({ RATE_LIMITS: rule })
    const person = await limited.addPerson()
    const id = await limited.addCanteen(tilleuls, [person])
    for (let day = 1; day <= 3; day++) {
      const email = mailbox ?? `${day}@primeurs.example`
      const answer = await ask(limited, person, [id], { email, firstDay: `2024-01-0${day}` })
      if (day < 3) expect(answer.statusCode).toBe(201)
      else expect(refusal(answer)).toEqual(refused(429, limitRefusals[code](Number(answer.headers['retry-after']))))
    }
    // What could not be sent is not stored.
    expect(await limited.count('recapRequests')).toBe(2)
    await limited.close()
  })
})

const limitRefusals = {
  'mailbox-written-to-enough': (wait: number) => teamRefusals('mailbox-written-to-enough', wait),
  'too-many-recap-requests-of-sender': (wait: number) => teamRefusals('too-many-recap-requests-of-sender', wait),
  'too-many-recap-requests-of-everyone': (wait: number) => teamRefusals('too-many-recap-requests-of-everyone', wait),
}
