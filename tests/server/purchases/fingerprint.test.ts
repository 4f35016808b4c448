import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

test('fingerprints equal those that earlier versions stored', async () => {
  await server.importPurchases(
    manager,
    file('achats', [
      { siret: tilleuls, caracteristiques: 'LOCAL,BIO', definition_local: 'DEPARTMENT' },
      { siret: tilleuls, famille_produits: '', caracteristiques: '' },
    ]),
  )
  const rows = await server.rows<{ canteenId: number; fingerprint: number }>('purchases')
  expect(rows.map(({ canteenId, fingerprint }) => [canteenId, fingerprint])).toEqual([
    [1, 2_873_588_764_478_626],
    [1, 2_356_129_339_746_335],
  ])
})
