import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { campaignReminders } from '../../../server/reminders/campaign-reminders.ts'
import { addCanteen, addCrowd, declare, parisMoment } from '../support/campaign-people.ts'
import { messagesTo } from '../support/mailbox.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const publicUrl = 'https://ma-cantine.example'
const environment = { PUBLIC_URL: publicUrl, SESSION_SECRET: 'un secret de trente-deux lettres ou plus' }
let server: TestServer
/** Other nodes on the same database, while three of them run. */
let others: TestServer[] = []
beforeAll(async () => {
  server = await startTestServer(environment)
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(parisMoment('2025-01-02', 9))
  // A round that a node began by the true clock would start schedules anew after their table is emptied.
  for (const { app } of [server, ...others]) await app.jobs.runDue(new Date())
  const tables = ['campaignReminders', 'teledeclarations', 'diagnostics', 'canteens', 'outgoingEmails', 'jobs']
  for (const table of [...tables, 'jobSchedules', 'users']) await writer()(table).delete()
  await server.app.jobs.runDue(new Date())
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => server.close())

const writer = () => server.app.services.database.writer
const update = (table: string, id: number, columns: object) => writer()(table).where({ id }).update(columns)

/** Runs the jobs of a day at a time in Paris, on all nodes: each looks by itself too, and may be the first. */
async function runJobs(day: string, hour: number, minute = 0): Promise<void> {
  vi.setSystemTime(parisMoment(day, hour, minute))
  for (const { app } of [server, ...others]) await app.jobs.runDue(new Date())
}

/** Runs the jobs of a day at ten in Paris, and sends their messages. */
async function atTen(day: string): Promise<void> {
  await runJobs(day, 10, 1)
  for (const { app } of [server, ...others]) await app.services.mail.drainFully()
}

/** The subjects that somebody has got since the last call. */
async function news({ email }: Person): Promise<string[]> {
  const messages = await messagesTo(server, email)
  await writer()('outgoingEmails').where({ recipient: email }).delete()
  return messages.map(({ subject }) => subject)
}

function* days(start: string, end: string): Generator<string> {
  for (let at = Date.parse(start); at <= Date.parse(end); at += 86_400_000)
    yield new Date(at).toISOString().slice(0, 10)
}

const opening = 'La campagne de télédéclaration 2024 est ouverte'
const missing = (count: number) =>
  `Télédéclaration 2024 : ce qu’il reste à faire pour ${count > 1 ? `${count} cantines` : 'votre cantine'}`

describe('the campaign of 2024', () => {
  test('day by day, for a person with three canteens', { tags: 'long' }, async () => {
    const person = await server.addPerson()
    const tilleuls = await addCanteen(server, [person], { name: 'Les Tilleuls', total: 1000 })
    const parc = await addCanteen(server, [person], { name: 'Le Parc' })
    await addCanteen(server, [person], { name: 'Le Lac', columns: { dailyMealCount: null }, total: 500 })
    const calendar: [string, string[]][] = []
    for (const day of days('2025-01-02', '2025-05-05')) {
      await atTen(day)
      const subjects = await news(person)
      if (subjects.length > 0) calendar.push([day, subjects])
      if (day === '2025-03-03') await declare(server, person, tilleuls)
      if (day === '2025-04-02') {
        const date = new Date().toISOString()
        const report = { canteenId: parc, year: 2024, diagnosticType: 'SIMPLE', valueTotalHt: 700 }
        await writer()('diagnostics').insert({ ...report, creationDate: date, modificationDate: date })
        await declare(server, person, parc)
      }
    }
    expect(calendar).toEqual([
      // A Tuesday.
      ['2025-01-07', [opening]],
      ['2025-02-20', [missing(3)]],
      ['2025-03-04', ['Votre bilan 2024 est télédéclaré']],
      ['2025-04-01', ['Il vous reste 5 jours pour télédéclarer 2024']],
      ['2025-04-03', ['Votre bilan 2024 est télédéclaré']],
      ['2025-04-16', ['Vos télédéclarations 2024 peuvent être corrigées']],
    ])
  })

  test('names each canteen with what it lacks and its link, ten at most', async () => {
    const person = await server.addPerson()
    const hostile = `<img src=x onerror=alert(1)>\n\n- Autre : ${'x'.repeat(300)}`
    await addCanteen(server, [person], { name: hostile, total: 1000 })
    const lacking = await addCanteen(server, [person], { name: 'Le Lac', columns: { dailyMealCount: null }, total: 5 })
    for (let index = 0; index < 12; index++) await addCanteen(server, [person], { name: `Cantine ${index}` })
    await atTen('2025-02-20')
    const [message] = await messagesTo(server, person.email)
    expect(message?.subject).toBe(missing(14))
    expect(message?.body.match(/^- /gm)).toHaveLength(11)
    expect(message?.body).toContain('- et 4 autres')
    expect(message?.body).toContain('bilan 2024 à créer\n  https://ma-cantine.example/dashboard/')
    expect(message?.body).toContain(`${publicUrl}/actions-en-attente`)
    expect(message?.body).toContain('jusqu’au dimanche 6 avril 2025 inclus')
    await writer()('campaignReminders').delete()
    await writer()('canteens').where('name', 'like', 'Cantine %').delete()
    await atTen('2025-02-21')
    const [, again] = await server.rows<{ body: string; html: string }>('outgoingEmails')
    expect(again?.body).toContain('- Le Lac\u00a0: informations à compléter (couverts par jour)\n')
    expect(again?.body).toContain(`${publicUrl}/v2/modifier-ma-cantine/${lacking}/etablissement`)
    expect(again?.body).toMatch(/^- <img src=x onerror=alert\(1\)> - Autre\u00a0: x{40}…\u00a0: bilan 2024 complet/m)
    expect(again?.html).toContain('&lt;img src=x onerror=alert(1)')
    expect(again?.html).not.toContain('<img')
  })

  test('writes nothing on a weekend, at night, outside of its periods, nor twice in a day', async () => {
    const person = await server.addPerson()
    await addCanteen(server, [person])
    // Saturday and Sunday of the phase of the opening.
    for (const day of ['2025-01-06', '2025-01-11', '2025-01-12']) await atTen(day)
    expect(await news(person)).toEqual([])
    await runJobs('2025-01-13', 9, 59)
    expect(await news(person)).toEqual([])
    await atTen('2025-01-13')
    await atTen('2025-01-13')
    expect(await news(person)).toEqual([opening])
    // A service that was stopped all day writes in the evening to nobody.
    const late = await server.addPerson()
    await addCanteen(server, [late])
    await runJobs('2025-01-14', 19)
    expect(await news(late)).toEqual([])
  })

  test('writes to who has something to do, can be reached and wants it, and to nobody else', async () => {
    const columns = {
      unconfirmed: { emailConfirmed: false },
      developer: { isDev: true },
      out: { optOutReminderEmails: true },
      closed: { isActive: false },
      removed: {},
      deleted: {},
      declared: {},
      essential: { essentialRemindersOnly: true },
      wanted: {},
    }
    const people = new Map<string, Person>()
    for (const [name, values] of Object.entries(columns)) {
      const person = await server.addPerson()
      const id = await addCanteen(server, [person], { total: 1000 })
      if (Object.keys(values).length > 0) await update('users', person.id, values)
      if (name === 'removed') await writer()('canteenManagers').where({ canteenId: id }).delete()
      if (name === 'deleted') await update('canteens', id, { deletionDate: new Date().toISOString() })
      if (name === 'declared') {
        vi.setSystemTime(parisMoment('2025-02-01', 12))
        await declare(server, person, id)
        await writer()('teledeclarations').update({ confirmationDate: '2025-02-01' })
      }
      people.set(person.email, person)
    }
    const named = async () => {
      const found: string[] = []
      for (const [index, person] of [...people.values()].entries()) {
        if ((await news(person)).some(subject => subject.includes('2024')))
          found.push(Object.keys(columns)[index] ?? '')
      }
      return found
    }
    await atTen('2025-02-20')
    expect(await named()).toEqual(['wanted'])
    await atTen('2025-04-01')
    expect(await named()).toEqual(['essential', 'wanted'])
    await atTen('2025-04-16')
    expect(await named()).toEqual(['declared'])
  })

  test('leaves out who stops reminders between the reading and the writing', async () => {
    const [leaving, staying] = [await server.addPerson(), await server.addPerson()]
    for (const person of [leaving, staying]) await addCanteen(server, [person], { total: 1000 })
    const { services } = server.app
    let hasRead = false
    services.database.reader.once('query-response', () => {
      hasRead = true
    })
    const database: typeof services.database = {
      ...services.database,
      async transaction(work) {
        if (hasRead) await update('users', leaving.id, { optOutReminderEmails: true })
        return services.database.transaction(work)
      },
    }
    vi.setSystemTime(parisMoment('2025-02-20', 10, 1))
    const { signal } = new AbortController()
    await campaignReminders.run({ ...services, database }, { signal })
    await services.mail.drainFully()
    expect(await news(leaving)).toEqual([])
    expect(await news(staying)).toEqual([missing(1)])
  })

  test('a satellite that its kitchen declares for is left in peace', async () => {
    const person = await server.addPerson()
    const cook = await server.addPerson()
    const kitchen = await addCanteen(server, [cook], {
      columns: { productionType: 'central', satelliteCanteensCount: 1 },
      total: 900,
    })
    await writer()('diagnostics').update({ centralKitchenDiagnosticMode: 'ALL' })
    const { siret } = await writer()('canteens').where({ id: kitchen }).first('siret')
    await addCanteen(server, [person], {
      columns: { productionType: 'site_cooked_elsewhere', centralProducerSiret: siret },
    })
    await atTen('2025-02-20')
    expect(await news(person)).toEqual([])
    expect(await news(cook)).toEqual([missing(1)])
  })

  test('a correction period names the declarations that were cancelled', async () => {
    const person = await server.addPerson()
    const one = await addCanteen(server, [person], { name: 'Le Parc', total: 1000 })
    const two = await addCanteen(server, [person], { name: 'Le Lac', total: 1000 })
    await addCanteen(server, [person], { name: 'Jamais', total: 1000 })
    vi.setSystemTime(parisMoment('2025-03-01', 12))
    await declare(server, person, one)
    await declare(server, person, two)
    await writer()('teledeclarations').where({ canteenId: two }).update({ status: 'CANCELLED' })
    await writer()('teledeclarations').update({ confirmationDate: '2025-03-01' })
    await atTen('2025-04-16')
    const [message] = await messagesTo(server, person.email)
    expect(message?.body).toContain('Du mercredi 16 avril au mercredi 30 avril 2025 inclus')
    expect(message?.body).toContain('- Le Lac\u00a0: bilan 2024 complet')
    expect(message?.body).not.toMatch(/- (Le Parc|Jamais)/)
    expect(message?.body).toContain('Télédéclarez-les de nouveau au plus tard le mercredi 30 avril 2025')
    expect(message?.body).toContain('/actions-en-attente')
    expect(message?.body).not.toContain('rien à faire')
  })
})

describe('three nodes', () => {
  beforeAll(async () => {
    const { database } = server.settings
    others = [await startTestServer(environment, { database }), await startTestServer(environment, { database })]
  })
  afterAll(async () => {
    for (const node of others) await node.close()
    others = []
  })

  test('write one message to each of five hundred persons, in as many statements a batch', async () => {
    const emails = await addCrowd(server, 500)
    const statements: string[] = []
    const count = ({ sql }: { sql: string }) => void statements.push(sql)
    vi.setSystemTime(parisMoment('2025-02-20', 10, 1))
    const { services } = server.app
    const connections = [services.database.reader, services.database.writer]
    for (const connection of connections) connection.on('query', count)
    // The job alone: others of the day ask for canteens as well.
    await campaignReminders.run(services, { signal: new AbortController().signal })
    for (const connection of connections) connection.off('query', count)
    const times = (pattern: RegExp) => statements.filter(sql => pattern.test(sql)).length
    // Three batches, the last one not full.
    expect(times(/^SELECT users\.id FROM users WHERE users\.id >/)).toBe(3)
    const ofBatch = [
      /^WITH asked/,
      /^INSERT INTO campaign_reminders/,
      /^INSERT INTO outgoing/,
      /^UPDATE campaign_reminders/,
    ]
    expect(ofBatch.map(times)).toEqual([3, 3, 3, 3])
    expect(times(/canteen/)).toBeLessThan(40)
    const recipients = (await server.rows<{ recipient: string }>('outgoingEmails')).map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual(emails.toSorted())
  })

  test('that run the job at once write to nobody twice', async () => {
    const emails = await addCrowd(server, 300, 'trois')
    vi.setSystemTime(parisMoment('2025-02-20', 10, 1))
    const nodes = [server, ...others]
    // Without the queue, as when the lease of a job was lost.
    const { signal } = new AbortController()
    await Promise.all(nodes.map(({ app }) => campaignReminders.run(app.services, { signal })))
    const recipients = (await server.rows<{ recipient: string }>('outgoingEmails')).map(({ recipient }) => recipient)
    expect(recipients.toSorted()).toEqual(emails.toSorted())
    expect(await server.app.services.database.reader('campaignReminders').whereNull('emailId')).toEqual([])
  })
})

describe('what is declared', () => {
  test('is confirmed an hour after the last declaration, in one message with the links to the proofs', async () => {
    const person = await server.addPerson()
    const colleague = await server.addPerson()
    const ids: number[] = []
    for (const name of ['Le Parc', 'Le Lac', 'Les Tilleuls']) {
      ids.push(await addCanteen(server, [person, colleague], { name, total: 1000 }))
    }
    const [one = 0, two = 0, three = 0] = ids
    const runAt = (hour: number, minute: number) => runJobs('2025-03-08', hour, minute)
    await runAt(13, 50)
    await declare(server, person, one)
    await runAt(14, 30)
    await declare(server, person, two)
    await declare(server, colleague, three)
    await writer()('teledeclarations').where({ canteenId: three }).update({ status: 'CANCELLED' })
    await runAt(15, 0)
    expect(await messagesTo(server, person.email)).toEqual([])
    await runAt(15, 45)
    await runAt(16, 0)
    const [message, ...more] = await messagesTo(server, person.email)
    expect(more).toEqual([])
    expect(message?.subject).toBe('Vos 2 bilans 2024 sont télédéclarés')
    const codes = (await server.rows<{ proofCode: string }>('teledeclarations')).map(({ proofCode }) => proofCode)
    for (const code of codes.slice(0, 2)) expect(message?.body).toContain(`${publicUrl}/preuve/${code}`)
    expect(await messagesTo(server, colleague.email)).toEqual([])
  })

  test('is not confirmed to who stopped reminders, wants the essential ones, or left the team', async () => {
    for (const columns of [{ optOutReminderEmails: true }, { essentialRemindersOnly: true }, null]) {
      const person = await server.addPerson()
      const id = await addCanteen(server, [person], { total: 1000 })
      vi.setSystemTime(parisMoment('2025-03-05', 9))
      await declare(server, person, id)
      if (columns) await update('users', person.id, columns)
      else await writer()('canteenManagers').where({ canteenId: id }).delete()
    }
    await atTen('2025-03-06')
    expect(await server.rows('outgoingEmails')).toEqual([])
    // Who takes reminders up again hears nothing of the past.
    await writer()('users').update({ optOutReminderEmails: false, essentialRemindersOnly: false })
    await atTen('2025-03-07')
    expect(await server.rows('outgoingEmails')).toEqual([])
  })
})
