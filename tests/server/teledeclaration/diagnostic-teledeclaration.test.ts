import { scopes } from '@ma-cantine/lib'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { nothingElse } from '../../support/complete-amounts.ts'
import { applicationToken, personalToken } from '../support/make-token.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { openSession } from '../support/open-session.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let session: object
let canteen: number
let second: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer(openCampaign)
  manager = await server.addPerson({ firstName: 'Camille', lastName: 'Dupont' })
  session = await openSession(server, manager)
  canteen = await server.addCanteen(tilleuls, [manager], { name: 'Cantine <des> Tilleuls' })
  second = await server.addCanteen(lac, [manager])
  foreign = await server.addCanteen(parc, [await server.addPerson()])
})
afterAll(() => server.close())
beforeEach(async () => {
  const { writer } = server.app.services.database
  for (const table of ['teledeclarations', 'diagnostics', 'history', 'idempotencyKeys']) await writer(table).delete()
})

async function addDiagnostic(canteenId = canteen, values: object = {}): Promise<number> {
  const date = '2026-01-15T10:00:00.000Z'
  const [row]: { id: number }[] = await server.app.services.database
    .writer('diagnostics')
    .insert({
      canteenId,
      year: campaignYear,
      ...nothingElse,
      valueTotalHt: 1000,
      creationDate: date,
      modificationDate: date,
      ...values,
    })
    .returning('id')
  return row?.id ?? 0
}

type Act = 'create' | 'cancel' | 'pdf'
interface Options {
  readonly headers?: object
  readonly canteenId?: number
  readonly suffix?: string
}
const act = (name: Act, id: number, { headers = session, canteenId = canteen, suffix = '' }: Options = {}) =>
  server.app.inject({
    method: name === 'pdf' ? 'GET' : 'POST',
    url: `/api/v1/canteens/${canteenId}/diagnostics/${id}/teledeclaration/${name}${suffix}`,
    headers: { ...headers },
  })
const states = async () =>
  (await server.rows<{ status: string; version: number }>('teledeclarations')).map(({ status, version }) => [
    version,
    status,
  ])
const inTheWay = (message: Message) => [400, { detail: [message.in('fr')] }]
const answered = async (answer: ReturnType<typeof act>) => {
  const { statusCode, body } = await answer
  return [statusCode, body === '' ? '' : JSON.parse(body)]
}

describe('the declaration of a diagnostic at its own address', () => {
  test.each(['', '/'])('is made, proven and cancelled, with “%s” at the end', async suffix => {
    const id = await addDiagnostic()
    expect(await answered(act('create', id, { suffix }))).toEqual([200, ''])
    expect(await states()).toEqual([[1, 'SUBMITTED']])
    const [declaration] = await server.rows<{ id: number }>('teledeclarations')
    const proof = await act('pdf', id, { suffix })
    const url = `/api/v1/teledeclaration/${declaration?.id}/document.pdf`
    const former = await server.app.inject({ url, headers: manager.headers })
    expect(proof.rawPayload.equals(former.rawPayload)).toBe(true)
    for (const header of ['content-type', 'content-disposition']) {
      expect(proof.headers[header]).toBe(former.headers[header])
    }
    expect(proof.headers['content-disposition']).toContain(`teledeclaration-${campaignYear}--cantine-des-tilleuls--`)
    expect(await answered(act('cancel', id, { suffix }))).toEqual([200, ''])
    expect(await states()).toEqual([[1, 'CANCELLED']])
    expect(await answered(act('create', id, { suffix }))).toEqual([200, ''])
    expect(await states()).toEqual([
      [1, 'CANCELLED'],
      [2, 'SUBMITTED'],
    ])
  })

  test('takes any body, which it does not read', async () => {
    const url = `/api/v1/canteens/${canteen}/diagnostics/${await addDiagnostic()}/teledeclaration/create`
    const headers = { ...session, 'content-type': 'application/json' }
    for (const [payload, status] of [
      ['', 200],
      ['{"a":', 400],
    ] as const) {
      const answer = await server.app.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) })
      expect(answer.statusCode, answer.body).toBe(status)
      if (status === 400) expect(answer.json().detail).toEqual([teledeclarationRefusals('already-declared').in('fr')])
    }
  })

  test('is kept in the history as the former one, with who made it', async () => {
    const id = await addDiagnostic()
    await act('create', id)
    await act('cancel', id)
    const kept = await server.rows<Record<string, unknown>>('history')
    const changes = kept.filter(({ entity }) => entity === 'teledeclarations')
    expect(changes).toHaveLength(2)
    for (const change of changes) expect(change).toMatchObject({ userId: manager.id, through: 'session' })
  })

  test('happens once for one key, and a key of another diagnostic is refused', async () => {
    const [id, other] = [await addDiagnostic(), await addDiagnostic(second)]
    const headers = { ...session, 'idempotency-key': 'une-fois' }
    expect(await answered(act('create', id, { headers }))).toEqual([200, ''])
    const again = await act('create', id, { headers })
    expect([again.statusCode, again.body, again.headers['idempotent-replayed']]).toEqual([200, '', 'true'])
    expect(await states()).toEqual([[1, 'SUBMITTED']])
    expect((await act('create', other, { headers, canteenId: second })).statusCode).toBe(422)
  })

  test('of a version that somebody has changed since is refused', async () => {
    const id = await addDiagnostic()
    const based = (version: string) => act('create', id, { headers: { ...session, 'if-match': `"${version}"` } })
    expect((await based('2026-01-14T11:00:00.000+01:00')).statusCode).toBe(412)
    expect(await states()).toEqual([])
    expect((await based('2026-01-15T11:00:00.000+01:00')).statusCode).toBe(200)
  })
})

describe('what stands in its way is a list of texts', () => {
  test('for what is declared already, and what is not', async () => {
    const id = await addDiagnostic()
    expect(await answered(act('cancel', id))).toEqual(inTheWay(teledeclarationRefusals('not-declared')))
    expect(await answered(act('pdf', id))).toEqual(inTheWay(teledeclarationRefusals('not-declared')))
    await act('create', id)
    expect(await answered(act('create', id))).toEqual(inTheWay(teledeclarationRefusals('already-declared')))
    await act('cancel', id)
    expect(await answered(act('cancel', id))).toEqual(inTheWay(teledeclarationRefusals('not-declared')))
    expect(await answered(act('pdf', id))).toEqual(inTheWay(teledeclarationRefusals('not-declared')))
  })

  test('for another year, and for a report without a total', async () => {
    const past = await addDiagnostic(canteen, { year: campaignYear - 1 })
    expect(await answered(act('create', past))).toEqual(inTheWay(teledeclarationRefusals('other-year', campaignYear)))
    const empty = await addDiagnostic(canteen, { valueTotalHt: null })
    expect(await answered(act('create', empty))).toEqual(
      inTheWay(teledeclarationRefusals('missing-amounts', ['valueTotalHt'])),
    )
  })

  test('out of the campaign', async () => {
    const id = await addDiagnostic()
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      vi.setSystemTime(Date.now() + 3 * 86_400_000)
      for (const name of ['create', 'cancel'] as const) {
        const closed = name === 'create' ? 'campaign-closed' : 'not-declared'
        expect(await answered(act(name, id))).toEqual(inTheWay(teledeclarationRefusals(closed)))
      }
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the rights to declare at the address of a diagnostic', () => {
  const acts: readonly Act[] = ['create', 'cancel', 'pdf']

  test.each(acts)('%s: 404 for what does not exist or is of another canteen, 403 for others', async name => {
    const [id, other] = [await addDiagnostic(), await addDiagnostic(second)]
    const unknownCanteen = await answered(act(name, id, { canteenId: 999_999 }))
    expect(unknownCanteen).toEqual([404, { detail: canteenRefusals('unknown-canteen').in('fr') }])
    for (const unknown of [other, 999_999]) {
      const unknownDiagnostic = await answered(act(name, unknown))
      expect(unknownDiagnostic).toEqual([404, { detail: teledeclarationRefusals('unknown-diagnostic').in('fr') }])
    }
    const notManager = [403, { detail: canteenRefusals('not-manager').in('fr') }]
    expect(await answered(act(name, await addDiagnostic(foreign), { canteenId: foreign }))).toEqual(notManager)
    const [stranger, staff] = [await server.addPerson(), await server.addPerson({ isStaff: true })]
    for (const headers of [stranger.headers, staff.headers]) {
      expect(await answered(act(name, id, { headers, suffix: '?honour_statement=true' }))).toEqual(notManager)
    }
    expect((await act(name, id, { headers: {} })).statusCode).toBe(403)
    const limited = await personalToken(server, manager, scopes, { canteenIds: [second] })
    expect((await act(name, id, limited)).statusCode).toBe(403)
    expect(await states()).toEqual([])
  })

  test('a script states that the data are right, in the address', async () => {
    const id = await addDiagnostic()
    const { headers } = manager
    const missing = inTheWay(teledeclarationRefusals('honour-statement-in-address'))
    expect(await answered(act('create', id, { headers }))).toEqual(missing)
    expect(await answered(act('create', id, { headers, suffix: '?honour_statement=false' }))).toEqual(missing)
    expect(await answered(act('create', id, { headers, suffix: '/?honour_statement=true' }))).toEqual([200, ''])
  })

  test('tokens need the scopes of diagnostics; those of canteens open the proof and the cancellation', async () => {
    const suffix = '?honour_statement=true'
    for (const make of [personalToken, applicationToken]) {
      const id = await addDiagnostic()
      const reading = await make(server, manager, ['canteen:read'])
      const writing = await make(server, manager, ['canteen:write'])
      const declaring = await make(server, manager, ['diagnostic:write'])
      const others = await make(server, manager, ['user:read', 'purchase:read', 'purchase:write', 'import:write'])
      for (const { headers } of [reading, writing, others]) {
        expect((await act('create', id, { headers, suffix })).statusCode).toBe(403)
      }
      expect((await act('create', id, { headers: declaring.headers, suffix })).statusCode).toBe(200)
      for (const { headers } of [writing, declaring, others]) {
        expect((await act('pdf', id, { headers })).statusCode).toBe(403)
      }
      expect((await act('pdf', id, reading)).statusCode).toBe(200)
      for (const { headers } of [reading, others]) expect((await act('cancel', id, { headers })).statusCode).toBe(403)
      expect((await act('cancel', id, writing)).statusCode).toBe(200)
      await server.app.services.database.writer('diagnostics').where({ id }).delete()
    }
  })

  test('other methods are refused', async () => {
    const url = `/api/v1/canteens/${canteen}/diagnostics/${await addDiagnostic()}/teledeclaration/create`
    const answer = await server.app.inject({ method: 'GET', url, headers: manager.headers })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
  })
})
