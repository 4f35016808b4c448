import { scopes } from '@ma-cantine/lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { personalToken } from '../support/make-token.ts'
import { lac, marronniers, parc, tilleuls } from '../support/sirets.ts'
import { errorsOf, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let staff: Person
let limited: Person
let limitedStaff: Person
let canteenId: number
let parcId: number
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  staff = await server.addPerson({ isStaff: true })
  canteenId = await server.addCanteen(tilleuls, [person, staff])
  parcId = await server.addCanteen(parc, [person])
  const through = async (of: Person): Promise<Person> => ({
    ...of,
    ...(await personalToken(server, of, scopes, { canteenIds: [canteenId] })),
  })
  limited = await through(person)
  limitedStaff = await through(staff)
})
afterAll(() => server.close())

describe('a token limited to a canteen', () => {
  test('imports its purchases, and those of no other', async () => {
    const right = await server.importPurchases(limited, file('achats', [{ siret: tilleuls }]))
    expect([errorsOf(right), right.count]).toEqual([[], 1])
    const mixed = await server.importPurchases(limited, file('achats', [{ siret: tilleuls }, { siret: parc }]))
    expect([errorsOf(mixed), mixed.count]).toEqual([['3 siret outside-token'], 0])
  })

  test('gets its own refusal for other canteens of its user, not for those of others', async () => {
    await server.addCanteen(lac, [staff])
    const rows = [{ siret: parc }, { siret: lac }]
    for (const kind of ['achats', 'cantines', 'diagnostics'] as const) {
      const content = file(kind, rows)
      const answer = {
        achats: () => server.importPurchases(limited, content),
        cantines: () => server.importCanteens(limited, content),
        diagnostics: () => server.importDiagnostics('simple', limited, content),
      }[kind]
      expect(errorsOf(await answer())).toEqual(['2 siret outside-token', '3 siret not-manager'])
    }
    const [ofToken] = (await server.importPurchases(limited, file('achats', [{ siret: parc }]))).errors
    expect(ofToken).toMatchObject({ status: 401, message: expect.stringContaining('limité à d’autres cantines') })
  })

  test('gets its own refusal for a purchase of another canteen of its user', async () => {
    const post = (canteen: number, { headers }: Person) =>
      server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers, payload: { canteen, priceHt: 1 } })
    const refused = await post(parcId, limited)
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      { detail: 'Ce jeton d’accès est limité à d’autres cantines.' },
    ])
    expect(refused.headers['www-authenticate']).toContain('insufficient_scope')
    expect((await post(parcId, limitedStaff)).json()).toEqual({ detail: 'Vous ne gérez pas cette cantine.' })
    expect((await post(canteenId, limited)).statusCode).toBe(201)
  })

  test('does not learn of purchases that a file created elsewhere', async () => {
    const content = file('achats', [{ siret: parc, description: 'Ailleurs' }])
    expect((await server.importPurchases(person, content)).count).toBe(1)
    const again = await server.importPurchases(limited, content)
    expect(again).toMatchObject({ duplicateFile: false, duplicatePurchases: [] })
    expect(errorsOf(again)).toEqual(['2 siret outside-token'])
  })

  test('updates it, and neither changes nor creates another canteen', async () => {
    const right = await server.importCanteens(limited, file('cantines', [{ siret: tilleuls }]))
    expect([errorsOf(right), right.count]).toEqual([[], 1])
    const others = file('cantines', [{ siret: parc }, { siret: marronniers }])
    expect(errorsOf(await server.importCanteens(limited, others))).toEqual([
      '2 siret outside-token',
      '3 siret outside-token',
    ])
    expect(await server.rows('canteens')).not.toContainEqual(expect.objectContaining({ siret: marronniers }))
  })

  test('is not told which other canteens its owner manages', async () => {
    const managed = async (siret: string, { headers }: Person) =>
      (await server.app.inject({ url: `/api/v1/canteenStatus/siret/${siret}`, headers })).json().isManagedByUser
    expect([await managed(tilleuls, limited), await managed(parc, limited)]).toEqual([true, false])
    expect([await managed(tilleuls, person), await managed(parc, person)]).toEqual([true, true])
  })

  test('is limited with the file of the staff as well', async () => {
    const right = await server.importCanteens(limitedStaff, file('cantines_admin', [{ siret: tilleuls }]))
    expect([errorsOf(right), right.count]).toEqual([[], 1])
    const others = file('cantines_admin', [{ siret: parc }, { siret: marronniers }])
    expect(errorsOf(await server.importCanteens(limitedStaff, others))).toEqual([
      '2 siret outside-token',
      '3 siret outside-token',
    ])
  })
})
