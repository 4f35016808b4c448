import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withoutPersons } from '../../../server/administration/incidents.ts'
import { file } from '../../support/files.ts'
import { makeSiret } from '../support/sirets.ts'
import { addStaff, type StaffMember } from '../support/staff.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let staff: StaffMember
beforeEach(async () => {
  await server.empty()
  staff = await addStaff(server)
})

const read = async () => (await staff.browser.request('GET', '/api/v1/administration/incidents/')).json()
const writer = () => server.app.services.database.writer
const date = '2026-03-04T05:06:07.000Z'

describe('jobs that failed', () => {
  const addJob = (columns: object) =>
    writer()('jobs').insert({
      name: 'open-data',
      creationDate: date,
      dueDate: '2999-01-01T00:00:00.000Z',
      attempts: 3,
      lastError: 'No room on /data\n    at write (file.ts:1)',
      ...columns,
    })
  const retry = async (id: number) => {
    const answer = await staff.browser.request('POST', `/api/v1/administration/jobs/${id}/retry/`)
    return answer.statusCode
  }

  test('are shown with the first line of their error and their next attempt', async () => {
    await addJob({})
    await addJob({ name: 'retention', attempts: 0, lastError: null })
    expect((await read()).jobs).toMatchObject([
      { name: 'open-data', attempts: 3, error: 'No room on /data', nextAttemptDate: '2999-01-01T01:00:00.000+01:00' },
    ])
  })

  test('are due at once where staff asks for it, given up or not', async () => {
    await addJob({})
    await addJob({ name: 'retention', endDate: date, attempts: 12 })
    for (const { id } of (await read()).jobs) expect(await retry(id)).toBe(200)
    const rows = await server.rows<{ endDate: string | null; dueDate: string }>('jobs')
    expect(rows.map(({ endDate, dueDate }) => [endDate, dueDate <= new Date().toISOString()])).toEqual([
      [null, true],
      [null, true],
    ])
  })

  test('are not run twice: the next occurrence waits already, or the job no longer fails', async () => {
    await addJob({ endDate: date, attempts: 12 })
    await addJob({ attempts: 0, lastError: null })
    const [first, second] = await server.rows<{ id: number }>('jobs')
    expect([await retry(first?.id ?? 0), await retry(second?.id ?? 0), await retry(999_999)]).toEqual([404, 404, 404])
  })
})

test('imports that were refused or undone are shown, by whom, and how many canteens they touched', async () => {
  const person = await server.addPerson()
  const siret = makeSiret(1)
  await server.addCanteen(siret, [person])
  const { importId } = await server.importPurchases(person, file('achats', [{ siret }]))
  await server.importPurchases(person, file('achats', [{ siret, prix_ht: 'beaucoup' }]))
  await server.app.inject({ method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers: person.headers })
  expect((await read()).imports).toMatchObject([
    {
      kind: 'achats',
      status: 'refused',
      errorCount: 1,
      cause: 'Format incorrect',
      user: { id: person.id, name: 'Camille Dupont' },
    },
    { id: importId, kind: 'achats', status: 'undone', canteenCount: 1, cause: null },
  ])
})

test('messages that could not leave are counted by reason, without telling to whom', async () => {
  const row = { subject: 'Bonjour', body: '-', creationDate: date, nextAttemptDate: '2999-01-01T00:00:00.000Z' }
  const failed = (recipient: string) => ({
    ...row,
    recipient,
    lastError: `550 <${recipient}> is unknown\n5.1.1`,
  })
  await writer()('outgoingEmails').insert([
    failed('camille@exemple.fr'),
    failed('dominique@exemple.fr'),
    { ...row, recipient: 'autre@exemple.fr' },
  ])
  const { messages } = await read()
  expect(messages).toEqual([
    {
      reason: '550 <…@…> is unknown',
      count: 2,
      lastDate: '2026-03-04T06:06:07.000+01:00',
      address: 'd•••@exemple.fr',
    },
  ])
})

test.each([
  ['Unique key (email)=(camille@exemple.fr) exists', 'Unique key (email)=(…@…) exists'],
  ['No canteen 21340172201787', 'No canteen …'],
  ['one\ntwo', 'one'],
])('an error tells nothing of a person: %s', (error, shown) => {
  expect(withoutPersons(error)).toBe(shown)
})
