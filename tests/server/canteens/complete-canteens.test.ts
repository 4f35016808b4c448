import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let user: Person
beforeAll(async () => {
  server = await startTestServer()
  user = await server.addPerson()
})
beforeEach(async () => {
  await server.app.services.database.writer('canteens').delete()
})
afterAll(() => server.close())

/** The place of the canteen after an import with this INSEE code and postal code. */
async function imported(code_insee_commune: string, code_postal_commune: string) {
  const content = file('cantines', [{ siret: tilleuls, code_insee_commune, code_postal_commune }])
  const answer = await server.importCanteens(user, content)
  expect(answer.errors).toEqual([])
  return answer.canteens[0]
}

describe('an imported canteen', () => {
  test('gets from its INSEE code the city, the territories and their names, without any outside service', async () => {
    expect(await imported('54318', '54460')).toMatchObject({
      city: 'Liverdun',
      cityInseeCode: '54318',
      postalCode: '54460',
      epciLib: 'CC du Bassin de Pompey',
      department: '54',
      departmentLib: 'Meurthe-et-Moselle',
      region: '44',
      regionLib: 'Grand Est',
      patList: [],
      patLibList: [],
    })
  })

  test('gets its postal code from an INSEE code that has only one, and none from one that has several', async () => {
    expect(await imported('54318', '')).toMatchObject({ postalCode: '54460' })
    expect(await imported('34172', '')).toMatchObject({ city: 'Montpellier', postalCode: null })
  })

  test('gets its INSEE code from a postal code that serves one commune', async () => {
    expect(await imported('', '74000')).toMatchObject({ city: 'Annecy', cityInseeCode: '74010', region: '84' })
  })

  test('gets from a postal code that serves several communes only what they share', async () => {
    expect(await imported('', '54460')).toMatchObject({
      city: null,
      cityInseeCode: null,
      epci: null,
      department: '54',
      departmentLib: 'Meurthe-et-Moselle',
      region: '44',
    })
    expect(await imported('', '01590')).toMatchObject({ department: null, region: null, regionLib: null })
  })

  test('of a postal code that serves several communes is in the commune of its city', async () => {
    await server.addCanteen(tilleuls, [user], { city: 'LIVERDUN' })
    expect(await imported('', '54460')).toMatchObject({ city: 'Liverdun', cityInseeCode: '54318' })
  })

  test('of a merged commune or an arrondissement is in the whole city, and keeps its own code', async () => {
    expect(await imported('75106', '')).toMatchObject({
      city: 'Paris',
      cityInseeCode: '75106',
      postalCode: '75006',
      department: '75',
      epciLib: 'Métropole du Grand Paris',
    })
    expect(await imported('01059', '')).toMatchObject({ cityInseeCode: '01059', department: '01' })
  })

  test('of an unknown INSEE code is in the département of its first characters', async () => {
    expect(await imported('2A999', '')).toMatchObject({ city: null, department: '2A', regionLib: 'Corse' })
    expect(await imported('97499', '')).toMatchObject({ city: null, departmentLib: 'La Réunion' })
  })

  test('that moves keeps nothing of its former place', async () => {
    await imported('54318', '54460')
    expect(await imported('69123', '69006')).toMatchObject({
      city: 'Lyon',
      department: '69',
      regionLib: 'Auvergne-Rhône-Alpes',
    })
    expect(await imported('', '01590')).toMatchObject({ city: null, cityInseeCode: null, epciLib: null, region: null })
  })

  test('is completed with the others of its file, each from its own codes', async () => {
    const rows = [{ siret: tilleuls }, { siret: parc, code_insee_commune: '', code_postal_commune: '44000' }]
    await server.importCanteens(user, file('cantines', rows))
    expect(await server.rows('canteens')).toMatchObject([{ city: 'Liverdun' }, { city: 'Nantes' }])
  })
})
