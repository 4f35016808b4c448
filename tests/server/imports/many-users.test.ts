import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { makeSiret } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const users = 20
const rows = 5000

test('twenty users who import 5 000 purchases each at once get all of them, and each their own', {
  tags: 'long',
}, async () => {
  const teams = await Promise.all(
    Array.from({ length: users }, async (_, index) => {
      const person = await server.addPerson()
      const siret = makeSiret(index)
      return { person, siret, canteenId: await server.addCanteen(siret, [person]), index }
    }),
  )
  const answers = await Promise.all(
    teams.map(({ person, siret, index }) => {
      const lines = Array.from({ length: rows }, (_, i) => ({
        siret,
        description: `Achat ${i} de ${index}`,
        prix_ht: `${i},${String(index).padStart(2, '0')}`,
      }))
      return server.importPurchases(person, file('achats', lines))
    }),
  )
  expect(answers.map(({ count, errors }) => [count, errors])).toEqual(Array(users).fill([rows, []]))

  const { reader } = server.app.services.database
  for (const { canteenId, index } of teams) {
    const stored: { description: string; priceHt: number }[] = await reader('purchases')
      .where({ canteenId })
      .select('description', 'priceHt')
    expect(new Set(stored.map(({ description }) => description)).size).toBe(rows)
    expect(stored.every(({ description }) => description.endsWith(` de ${index}`))).toBe(true)
    const cents = stored.reduce((sum, { priceHt }) => sum + Math.round(priceHt * 100), 0)
    expect(cents).toBe((rows * (rows - 1) * 100) / 2 + rows * index)
  }
})
