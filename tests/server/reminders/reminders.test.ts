import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runJobsAtTen } from '../support/job-times.ts'
import { lac, marronniers, parc, source, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
/** Another node on the same database. */
let other: TestServer
beforeAll(async () => {
  server = await startTestServer({
    CONTACT_EMAIL: 'bonjour@ma-cantine.example',
    PUBLIC_URL: 'https://ma-cantine.example',
  })
  const { database } = server.settings
  other = await startTestServer(
    { CONTACT_EMAIL: 'bonjour@ma-cantine.example', PUBLIC_URL: 'https://ma-cantine.example' },
    { database },
  )
})
beforeEach(async () => {
  const { writer } = server.app.services.database
  for (const table of ['diagnostics', 'canteens', 'outgoingEmails', 'jobs', 'users']) await writer(table).delete()
})
afterAll(async () => {
  await other.close()
  await server.close()
})

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

async function signedUp(days: number, columns: Record<string, unknown> = {}): Promise<Person> {
  const person = await server.addPerson()
  await update('users', person.id, { creationDate: daysAgo(days), ...columns })
  return person
}
const update = (table: string, id: number, columns: Record<string, unknown>) =>
  server.app.services.database.writer(table).where({ id }).update(columns)
const createdCanteen = (siret: string, managers: readonly Person[], days: number, columns = {}) =>
  server.addCanteen(siret, managers, { creationDate: daysAgo(days), ...columns })
const diagnose = (canteenId: number) =>
  server.app.services.database
    .writer('diagnostics')
    .insert({ canteenId, year: 2024, creationDate: daysAgo(1), modificationDate: daysAgo(1) })

interface OutgoingEmail {
  readonly recipient: string
  readonly replyTo: string | null
  readonly subject: string
  readonly body: string
}
/** The reminders of both nodes at ten on a working day. */
async function written(): Promise<OutgoingEmail[]> {
  await server.app.services.database.writer('outgoingEmails').delete()
  await runJobsAtTen(server, other)
  return server.rows<OutgoingEmail>('outgoingEmails')
}
const recipients = async () => (await written()).map(({ recipient }) => recipient)

describe('somebody without a canteen', () => {
  test('is reminded a week after signing up, once more a week later, and never again', async () => {
    const person = await signedUp(6)
    expect(await recipients()).toEqual([])
    await update('users', person.id, { creationDate: daysAgo(7.1) })
    expect(await recipients()).toEqual([person.email])
    expect(await recipients()).toEqual([])
    // Two weeks after signing up, but the first reminder is of yesterday.
    await update('users', person.id, { creationDate: daysAgo(15), emailNoCanteenFirstReminder: daysAgo(1) })
    expect(await recipients()).toEqual([])
    await update('users', person.id, { emailNoCanteenFirstReminder: daysAgo(7.1) })
    expect(await recipients()).toEqual([person.email])
    await update('users', person.id, { emailNoCanteenFirstReminder: daysAgo(70) })
    expect(await recipients()).toEqual([])
  })

  test('gets one message only, even when both are due', async () => {
    await signedUp(300)
    expect(await written()).toHaveLength(1)
    expect(await written()).toHaveLength(0)
  })

  test('gets no reminder after opting out, as a developer, with a closed account or with a canteen', async () => {
    await signedUp(30, { optOutReminderEmails: true })
    await signedUp(30, { essentialRemindersOnly: true })
    await signedUp(30, { isDev: true })
    await signedUp(30, { isActive: false })
    await createdCanteen(parc, [await signedUp(30)], 1)
    const former = await signedUp(30)
    await createdCanteen(lac, [former], 1, { deletionDate: daysAgo(1) })
    expect(await recipients()).toEqual([former.email])
  })

  test('gets a kind message with their name, a link to begin, and a way to opt out', async () => {
    await signedUp(8, { firstName: 'Dominique\nObjet : piège' })
    const [email] = await written()
    expect(email).toMatchObject({ replyTo: 'bonjour@ma-cantine.example' })
    expect(email?.body).toContain('Bonjour Dominique Objet : piège,\n')
    expect(email?.body).toContain('https://ma-cantine.example/v2/ajouter-une-cantine')
    expect(email?.body).toContain('https://ma-cantine.example/v2/rappels/choisir?jeton=')
  })
})

describe('a canteen without a diagnostic', () => {
  test('is brought to its managers a week after its creation, once', async () => {
    const manager = await signedUp(1)
    const id = await createdCanteen(tilleuls, [manager], 6, { name: 'Les Tilleuls' })
    expect(await written()).toEqual([])
    await update('canteens', id, { creationDate: daysAgo(7.1) })
    const [email, ...more] = await written()
    expect(more).toEqual([])
    expect(email).toMatchObject({ recipient: manager.email, replyTo: 'bonjour@ma-cantine.example' })
    expect(email?.subject).toBe('Le premier bilan de votre cantine')
    expect(email?.body).toContain('«\u00a0Les Tilleuls\u00a0»')
    expect(email?.body).toContain(`https://ma-cantine.example/dashboard/${id}--Les%20Tilleuls`)
    expect(email?.body).toContain('https://ma-cantine.example/v2/rappels/choisir?jeton=')
    expect(await written()).toEqual([])
  })

  test('is in one message to a manager of several, ten of them named', async () => {
    const manager = await signedUp(1)
    const colleague = await signedUp(1)
    for (let i = 0; i < 12; i++) await createdCanteen(`${i}`, i === 0 ? [manager, colleague] : [manager], 8)
    const emails = await written()
    expect(emails.map(({ recipient }) => recipient).sort()).toEqual([manager.email, colleague.email].sort())
    const body = emails.find(({ recipient }) => recipient === manager.email)?.body
    expect(body?.match(/^- Cantine/gm)).toHaveLength(10)
    expect(body).toContain('- et 2 autres')
  })

  test('causes no reminder when it has a diagnostic, is deleted, or its managers opted out', async () => {
    const manager = await signedUp(1)
    await diagnose(await createdCanteen(tilleuls, [manager], 8))
    await createdCanteen(parc, [manager], 8, { deletionDate: daysAgo(1) })
    const id = await createdCanteen(lac, [await signedUp(1, { optOutReminderEmails: true })], 8)
    expect(await written()).toEqual([])
    // Somebody who joins the team is told.
    await server.app.services.database.writer('canteenManagers').insert({ canteenId: id, userId: manager.id })
    expect(await recipients()).toEqual([manager.email])
  })

  test('causes no reminder when it is a satellite whose kitchen has one', async () => {
    const manager = await signedUp(1)
    const kitchen = await createdCanteen(tilleuls, [], 8, { productionType: 'central' })
    const satellite = { productionType: 'site_cooked_elsewhere', centralProducerSiret: tilleuls }
    await createdCanteen(parc, [manager], 8, satellite)
    await createdCanteen(marronniers, [manager], 8, { ...satellite, centralProducerSiret: source })
    await diagnose(kitchen)
    const [email] = await written()
    expect(email?.body).toContain(marronniers)
    expect(await written()).toEqual([])
    await server.app.services.database.writer('diagnostics').delete()
    expect((await written())[0]?.body).toContain(parc)
  })

  test('is brought to its managers when the kitchen that has one is deleted', async () => {
    const manager = await signedUp(1)
    const kitchen = { productionType: 'central', deletionDate: daysAgo(1) }
    await diagnose(await createdCanteen(tilleuls, [], 8, kitchen))
    const satellite = { productionType: 'site_cooked_elsewhere', centralProducerSiret: tilleuls }
    await createdCanteen(parc, [manager], 8, satellite)
    expect(await recipients()).toEqual([manager.email])
  })
})
