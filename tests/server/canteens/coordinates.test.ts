import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoEstablishments } from '../../../server/external/stand-in/establishments.ts'
import { type OutsideStandIn, startOutsideStandIn } from '../../../server/external/stand-in/outside-stand-in.ts'
import { runJobsAtTen } from '../support/job-times.ts'
import { makeSiret, marronniers, parc, tilleuls } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const register = { latitude: 43.6112, longitude: 3.8767, coordinatesSource: 'register' }
const rennes = { latitude: 48.11, longitude: -1.68 }

let outside: OutsideStandIn
let server: TestServer
beforeAll(async () => {
  outside = await startOutsideStandIn({
    establishments: demoEstablishments.map(establishment =>
      establishment.siret === marronniers ? { ...establishment, latitude: '', longitude: '' } : establishment,
    ),
    communes: [
      { code: '35238', name: 'Rennes', postalCode: '35000', department: '35', centre: rennes },
      {
        code: '69123',
        name: 'Lyon',
        postalCode: '69006',
        department: '69',
        centre: { latitude: 45.76, longitude: 4.83 },
      },
    ],
  })
  server = await startTestServer({ ...outside.environment, OUTSIDE_TIMEOUT: '1500', OUTSIDE_PAUSE: '1' })
})
afterAll(async () => {
  await server.close()
  await outside.close()
})

const placeOf = async (id: number) => {
  const rows = await server.rows('canteens')
  const { latitude, longitude, coordinatesSource } = rows.find(row => row.id === id) ?? {}
  return { latitude, longitude, coordinatesSource }
}

test('a canteen is where the register says, else in the middle of its town, and moves with its SIRET', async () => {
  const { writer } = server.app.services.database
  const known = await server.addCanteen(tilleuls, [], { cityInseeCode: '34172' })
  const unpublished = await server.addCanteen(marronniers, [], { cityInseeCode: '35238' })
  const unregistered = await server.addCanteen(makeSiret(1), [], { cityInseeCode: '69386' })
  const nowhere = await server.addCanteen(makeSiret(2), [], { cityInseeCode: '74010' })
  await runJobsAtTen(server)
  expect(await placeOf(known)).toEqual(register)
  expect(await placeOf(unpublished)).toEqual({ ...rennes, coordinatesSource: 'town' })
  expect(await placeOf(unregistered)).toEqual({ latitude: 45.76, longitude: 4.83, coordinatesSource: 'town' })
  expect(await placeOf(nowhere)).toEqual({ latitude: null, longitude: null, coordinatesSource: null })

  outside.calls.length = 0
  await runJobsAtTen(server)
  expect(outside.calls).toEqual([])

  await writer('canteens').where({ id: unpublished }).update({ siret: parc })
  await runJobsAtTen(server)
  expect(await placeOf(unpublished)).toEqual({ latitude: 45.77, longitude: 4.849, coordinatesSource: 'register' })
})

test('coordinates of a former commune are shown no more once the canteen has another one', async () => {
  const manager = await server.addPerson()
  const id = await server.addCanteen(makeSiret(3), [manager], { cityInseeCode: '35238', postalCode: '35000' })
  await runJobsAtTen(server)
  expect(await placeOf(id)).toEqual({ ...rennes, coordinatesSource: 'town' })
  await server.app.inject({
    method: 'PATCH',
    url: `/api/v1/canteens/${id}`,
    headers: manager.headers,
    payload: { cityInseeCode: '74010', postalCode: '74000' },
  })
  expect(await placeOf(id)).toEqual({ latitude: null, longitude: null, coordinatesSource: null })
})
