import { createHash } from 'node:crypto'
import type { Scope } from '@ma-cantine/lib'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccessToken } from '../../../server/accounts/access-tokens.ts'
import { nothingElse } from '../../support/complete-amounts.ts'
import { file } from '../../support/files.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let stranger: Person
let unconfirmed: Person
let canteen: number
let other: number
beforeAll(async () => {
  server = await startTestServer(openCampaign)
  manager = await server.addPerson()
  stranger = await server.addPerson()
  unconfirmed = await server.addPerson({ emailConfirmed: false })
})
afterAll(() => server.close())
beforeEach(async () => {
  const { writer } = server.app.services.database
  for (const table of ['teledeclarations', 'diagnostics', 'accessTokenCanteens', 'canteens'])
    await writer(table).delete()
  canteen = await server.addCanteen(tilleuls, [manager], { name: 'Cantine des Tilleuls', productionType: 'site' })
  other = await server.addCanteen(lac, [manager], { name: 'Cantine du Lac', productionType: 'site' })
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const call = (method: Method, path: string, payload?: object, headers: object = manager.headers) =>
  server.app.inject({ method, url: `/api/v1/${path}`, headers: { ...headers }, ...(payload ? { payload } : {}) })

async function addDiagnostic(values: object = {}, canteenId = canteen): Promise<number> {
  const body = { year: campaignYear, diagnosticType: 'SIMPLE', ...nothingElse, valueTotalHt: 1000, ...values }
  return (await call('POST', `canteens/${canteenId}/diagnostics/`, body)).json<{ id: number }>().id
}

const declare = (diagnosticId: number, headers?: object) =>
  call('POST', 'teledeclaration/', { diagnosticId, honourStatement: true }, headers)
const cancel = (id: number, headers?: object) => call('POST', `teledeclaration/${id}/cancel/`, undefined, headers)
const change = (id: number, body: object) => call('PATCH', `canteens/${canteen}/diagnostics/${id}`, body)

type Declared = { readonly teledeclaration: { readonly id: number } }
const declared = async (diagnosticId: number) => (await declare(diagnosticId)).json<Declared>().teledeclaration.id

interface Row {
  readonly id: number
  readonly version: number
  readonly status: string
  readonly declaredData: string
  readonly digest: string
  readonly proofCode: string
}
const versions = () => server.rows<Row>('teledeclarations')
const totalOf = ({ declaredData }: Row): number => JSON.parse(declaredData).teledeclaration.value_total_ht
const checkProof = async ({ proofCode }: Row) => (await call('GET', `teledeclarationProofs/${proofCode}/`)).json()

async function token(scopes: Scope[], canteenIds?: number[]): Promise<object> {
  const draft = { name: 'essai', scopes, validityDays: 1, ...(canteenIds ? { canteenIds } : {}) }
  const { token } = await createAccessToken(server.app.services.database.writer, manager.id, draft)
  return { authorization: `Bearer ${token}` }
}

describe('whoever has no right', () => {
  test('declares nothing, cancels nothing and gets no proof', async () => {
    const id = await addDiagnostic()
    const declaration = await declared(await addDiagnostic({}, other))
    const callers: Readonly<Record<string, object>> = {
      anonymous: {},
      stranger: stranger.headers,
      unconfirmed: unconfirmed.headers,
      elsewhere: await token(['diagnostic:write', 'diagnostic:read'], [canteen]),
      elsewhereAsInThePublicService: await token(['canteen:write', 'canteen:read', 'diagnostic:write'], [canteen]),
      otherRights: await token(['user:read', 'purchase:write', 'import:write']),
    }
    for (const [name, headers] of Object.entries(callers)) {
      if (!name.startsWith('elsewhere')) expect([name, (await declare(id, headers)).statusCode]).toEqual([name, 403])
      expect([name, (await cancel(declaration, headers)).statusCode]).toEqual([name, 403])
      const proof = await call('GET', `teledeclaration/${declaration}/document.pdf`, undefined, headers)
      expect([name, proof.statusCode]).toEqual([name, 403])
      expect(proof.body).not.toContain('Cantine du Lac')
    }
    const reader = await token(['canteen:read'])
    expect((await cancel(declaration, reader)).statusCode).toBe(403)
    // Reading declares nothing, and a token of one canteen declares that one.
    expect((await declare(id, await token(['diagnostic:read']))).statusCode).toBe(403)
    expect((await versions()).map(({ status }) => status)).toEqual(['SUBMITTED'])
    expect((await declare(id, callers.elsewhere)).statusCode).toBe(201)
  })

  test('any more, having left the team, neither cancels nor gets the proof of what they declared', async () => {
    const id = await declared(await addDiagnostic())
    await server.app.services.database.writer('canteenManagers').where({ canteenId: canteen }).delete()
    expect((await cancel(id)).statusCode).toBe(403)
    expect((await call('GET', `teledeclaration/${id}/document.pdf`)).statusCode).toBe(403)
    // The proof that they have is still one.
    expect(await checkProof((await versions())[0] as Row)).toMatchObject({ status: 'in-force' })
  })
})

describe('two writers at once', () => {
  test('a report that changes while it is declared is declared with its change, or the change is refused', async () => {
    const id = await addDiagnostic()
    for (let round = 1; round <= 6; round++) {
      const total = 1000 + round
      const [answer, changed] = await Promise.all([declare(id), change(id, { valueTotalHt: total })])
      expect(answer.statusCode).toBe(201)
      const last = (await versions()).at(-1) as Row
      const [row] = await server.rows<{ valueTotalHt: number }>('diagnostics')
      expect([changed.statusCode, totalOf(last)]).toEqual(
        changed.statusCode === 200 ? [200, total] : [403, Number(row?.valueTotalHt)],
      )
      expect(Number(row?.valueTotalHt)).toBe(totalOf(last))
      await cancel(last.id)
    }
  })

  test('of several who cancel and declare, one does each and the others are told', async () => {
    const id = await addDiagnostic()
    const declaration = await declared(id)
    const answers = await Promise.all([
      cancel(declaration),
      declare(id),
      cancel(declaration),
      declare(id),
      cancel(declaration),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter(status => status === 200)).toHaveLength(1)
    expect(statuses.filter(status => status === 201).length).toBeLessThan(2)
    expect(statuses.filter(status => ![200, 201, 400].includes(status))).toEqual([])
    const rows = await versions()
    expect(rows[0]?.status).toBe('CANCELLED')
    expect(rows.filter(({ status }) => status === 'SUBMITTED').length).toBeLessThan(2)
  })

  test('a canteen that changes or goes while it is declared is declared as it was, or not at all', async () => {
    for (const deed of [
      () => call('PATCH', `canteens/${canteen}`, { name: 'Autre nom' }),
      () => call('DELETE', `canteens/${canteen}`),
    ]) {
      const id = (await server.rows<{ id: number }>('diagnostics'))[0]?.id ?? (await addDiagnostic())
      const [answer, done] = await Promise.all([declare(id), deed()])
      expect([200, 204]).toContain(done.statusCode)
      expect([201, 403]).toContain(answer.statusCode)
      const last = (await versions()).at(-1)
      if (answer.statusCode === 201) {
        expect(last?.digest).toBe(
          createHash('sha256')
            .update(last?.declaredData ?? '')
            .digest('hex'),
        )
        await cancel(last?.id ?? 0)
      }
    }
  })
})

describe('a declared report', () => {
  test('is changed neither by the API nor by a file, and its declaration stays as it was', async () => {
    const id = await addDiagnostic()
    await declared(id)
    const before = await versions()
    for (const body of [{ valueTotalHt: 2 }, { year: campaignYear - 1 }, { hasWastePlan: true }]) {
      expect((await change(id, body)).statusCode).toBe(403)
    }
    expect((await call('DELETE', `canteens/${canteen}/diagnostics/${id}`)).statusCode).toBeGreaterThanOrEqual(404)
    const again = await call('POST', `canteens/${canteen}/diagnostics/`, { year: campaignYear, valueTotalHt: 5 })
    expect(again.statusCode).toBe(400)
    expect(
      (await call('POST', `createDiagnosticsFromPurchases/${campaignYear}`, { canteenIds: [canteen] })).json()
        .results ?? [],
    ).toEqual([])
    expect(await versions()).toEqual(before)
  })

  test('stays when the import that created it is undone', async () => {
    const content = file('diagnostics', [{ siret: tilleuls, année_bilan: String(campaignYear), valeur_totale: '1234' }])
    const { importId, count, errors } = (await server.importDiagnostics('simple', manager, content)) as unknown as {
      importId: number
      count: number
      errors: unknown
    }
    expect([count, errors]).toEqual([1, []])
    const [diagnostic] = await server.rows<{ id: number }>('diagnostics')
    await declared(diagnostic?.id ?? 0)
    const before = await versions()
    const undone = await call('POST', `imports/${importId}/undo/`)
    expect(undone.statusCode).toBe(200)
    expect(await server.count('diagnostics')).toBe(1)
    expect(await versions()).toEqual(before)
    // Nor does a second file change it.
    const other = await server.importDiagnostics('simple', manager, content.replace('1234', '99'))
    expect(other.errors.length).toBeGreaterThan(0)
    expect(totalOf((await versions())[0] as Row)).toBe(1234)
  })

  test('stays declared while its canteen is deleted, and once it is back', async () => {
    const id = await addDiagnostic()
    const declaration = await declared(id)
    const [row] = await versions()
    await call('DELETE', `canteens/${canteen}`)
    const proof = await call('GET', `teledeclaration/${declaration}/document.pdf`)
    for (const answer of [await cancel(declaration), await declare(id), proof]) {
      expect([403, 404]).toContain(answer.statusCode)
    }
    expect(await checkProof(row as Row)).toMatchObject({ status: 'in-force', canteenName: 'Cantine des Tilleuls' })
    // Another canteen that takes its SIRET has a declaration of its own.
    const heir = await server.addCanteen(parc, [manager], { name: 'Héritière' })
    await declared(await addDiagnostic({}, heir))
    expect((await call('POST', `deletedCanteens/${canteen}/restore/`)).statusCode).toBe(200)
    expect((await declare(id)).json()).toEqual({ detail: teledeclarationRefusals('already-declared').in('fr') })
    expect((await cancel(declaration)).statusCode).toBe(200)
  })

  test('whose canteen is gone for good still says of its proof what it was', async () => {
    const first = await declared(await addDiagnostic())
    const second = await declared(await addDiagnostic({}, other))
    await cancel(first)
    const { writer } = server.app.services.database
    await writer('teledeclarations').whereIn('id', [first, second]).update({ canteenId: null, diagnosticId: null })
    const [cancelled, inForce] = await versions()
    expect(await checkProof(cancelled as Row)).toMatchObject({ status: 'cancelled' })
    expect(await checkProof(inForce as Row)).toMatchObject({ status: 'in-force' })
    for (const id of [first, second]) expect((await cancel(id)).statusCode).toBe(400)
  })
})

describe('the page of proofs', () => {
  test.each(['%00', '..%2F..%2Fadmin', "' OR 1=1 --", '\u202e', 'a'.repeat(40)])(
    'answers a hostile code (%s) as any that nobody gave out',
    async code => {
      const answer = await server.app.inject({ url: `/api/v1/teledeclarationProofs/${encodeURI(code)}/` })
      expect([400, 404]).toContain(answer.statusCode)
    },
  )

  test('answers hostile digests', async () => {
    await declared(await addDiagnostic())
    const { proofCode } = (await versions())[0] as Row
    for (const sha256 of ['', '%00', 'x'.repeat(5000), "'--", '%F0%9F%98%80']) {
      const answer = await server.app.inject({ url: `/api/v1/teledeclarationProofs/${proofCode}/?sha256=${sha256}` })
      expect([sha256.slice(0, 9), [200, 400].includes(answer.statusCode)]).toEqual([sha256.slice(0, 9), true])
      if (answer.statusCode === 200) expect(answer.json().isGenuineFile).not.toBe(true)
    }
  })

  test('lets nobody try codes for long', async () => {
    const limited = await startTestServer({ ...openCampaign, RATE_LIMITS: 'proofCheck=3/600' })
    const statuses = []
    for (const code of ['0000000000000000', '0000000000000001', 'x', '0000000000000003']) {
      const answer = await limited.app.inject({ url: `/api/v1/teledeclarationProofs/${code}/` })
      statuses.push(answer.statusCode)
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(500)
    }
    await limited.close()
    expect(statuses).toEqual([404, 404, 404, 429])
  })
})
