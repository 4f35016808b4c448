import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let offline: TestServer
let online: TestServer
let outside: OutsideStandIn
beforeAll(async () => {
  outside = await startOutsideStandIn({
    communes: [{ code: '01999', name: 'Ville-Neuve', postalCode: '01999', department: '01' }],
  })
  offline = await startTestServer()
  online = await startTestServer({ ...outside.environment, OUTSIDE_TIMEOUT: '1500' })
})
afterAll(async () => {
  await offline.close()
  await online.close()
  await outside.close()
})

const communes = async (server: TestServer, postalCode: string) =>
  (await server.app.inject({ url: `/api/v1/communes/?postal_code=${postalCode}` })).json()

describe('the communes of a postal code', () => {
  test('are public, come without any outside service, and are sorted by name', async () => {
    expect(await communes(offline, '01590')).toEqual([
      { nom: 'Chancia', code: '39102', codeDepartement: '39' },
      { nom: 'Dortan', code: '01148', codeDepartement: '01' },
      { nom: 'Lavancia-Epercy', code: '39283', codeDepartement: '39' },
    ])
    expect(await communes(offline, '75006')).toEqual([{ nom: 'Paris', code: '75056', codeDepartement: '75' }])
    expect(await communes(offline, '97410')).toMatchObject([{ nom: 'Saint-Pierre', codeDepartement: '974' }])
  })

  test('are none for a code that serves none', async () => {
    expect(await communes(offline, '00000')).toEqual([])
  })

  test('of a code newer than the packaged data come from the State’s list, if the settings name it', async () => {
    expect(await communes(offline, '01999')).toEqual([])
    expect(await communes(online, '01999')).toEqual([{ nom: 'Ville-Neuve', code: '01999', codeDepartement: '01' }])
    expect(outside.calls.map(({ path, query }) => path + query)).toEqual([
      '/communes?codePostal=01999&fields=nom%2Ccode%2CcodeDepartement',
    ])
  })

  test('are none when that list is down, after a short wait', async () => {
    for (const behaviour of ['slow', 'error', 'broken', 'unexpected', 'cut'] as const) {
      outside.behaviour = behaviour
      expect(await communes(online, '01999')).toEqual([])
    }
  })

  test('are refused without a postal code of five digits', async () => {
    for (const query of ['', '?postal_code=', '?postal_code=7500', '?postal_code=7500A', '?postal_code=750011']) {
      const answer = await offline.app.inject({ url: `/api/v1/communes/${query}` })
      expect(answer.statusCode).toBe(400)
      expect(Object.keys(answer.json())).toEqual(['postal_code'])
    }
    const { postal_code } = await communes(offline, '7500')
    expect(postal_code).toEqual(['Le code postal doit contenir 5 caractères'])
  })
})
