import { scopes } from '@ma-cantine/lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { personalToken } from '../support/make-token.ts'
import { marronniers, parc, tilleuls } from '../support/sirets.ts'
import { type Person, said, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let staff: Person
let limited: Person
let limitedStaff: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  staff = await server.addPerson({ isStaff: true })
  const canteenId = await server.addCanteen(tilleuls, [person, staff])
  await server.addCanteen(parc, [person])
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
    expect([said(right), right.count]).toEqual([[], 1])
    const mixed = await server.importPurchases(limited, file('achats', [{ siret: tilleuls }, { siret: parc }]))
    expect([said(mixed), mixed.count]).toEqual([['3 siret not-manager'], 0])
  })

  test('does not hear of purchases that a file made elsewhere', async () => {
    const content = file('achats', [{ siret: parc, description: 'Ailleurs' }])
    expect((await server.importPurchases(person, content)).count).toBe(1)
    const again = await server.importPurchases(limited, content)
    expect(again).toMatchObject({ duplicateFile: false, duplicatePurchases: [] })
    expect(said(again)).toEqual(['2 siret not-manager'])
  })

  test('updates it, changes no other canteen and makes none', async () => {
    const right = await server.importCanteens(limited, file('cantines', [{ siret: tilleuls }]))
    expect([said(right), right.count]).toEqual([[], 1])
    const others = file('cantines', [{ siret: parc }, { siret: marronniers }])
    expect(said(await server.importCanteens(limited, others))).toEqual(['2 siret not-manager', '3 siret not-manager'])
    expect(await server.count('canteens')).toBe(2)
  })

  test('is limited with the file of the staff as well', async () => {
    const right = await server.importCanteens(limitedStaff, file('cantines_admin', [{ siret: tilleuls }]))
    expect([said(right), right.count]).toEqual([[], 1])
    const others = file('cantines_admin', [{ siret: parc }, { siret: marronniers }])
    expect(said(await server.importCanteens(limitedStaff, others))).toEqual([
      '2 siret not-manager',
      '3 siret not-manager',
    ])
  })
})
