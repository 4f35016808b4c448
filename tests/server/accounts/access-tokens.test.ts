import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
})
afterAll(() => server.close())

const url = '/api/v1/tokens/'
const create = (headers: Record<string, string>, name: unknown = 'Script de facturation') =>
  server.app.inject({ method: 'POST', url, headers, payload: { name } })

describe('an access token', () => {
  test('is shown whole once, when it is made (201)', async () => {
    const answer = await create(person.headers)
    expect(answer.statusCode).toBe(201)
    const { id, token, name } = answer.json()
    expect(token).toMatch(/^mc_[\w-]{43}$/)
    expect(name).toBe('Script de facturation')
    const list = (await server.app.inject({ url, headers: person.headers })).json()
    expect(list.map((item: { id: number }) => item.id)).toContain(id)
    expect(JSON.stringify(list)).not.toContain('mc_')
    expect(JSON.stringify(await server.rows('accessTokens'))).not.toContain(token)
  })

  test('stands for its owner on every endpoint, whatever the case of Bearer', async () => {
    const { token } = (await create(person.headers)).json()
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`]) {
      const answer = await server.app.inject({ url: '/api/v1/initialData/', headers: { authorization } })
      expect(answer.json().loggedUser).toMatchObject({ id: person.id })
      expect(answer.cookies).toEqual([])
    }
  })

  test('once revoked (204) gives 403 everywhere, also where visitors are welcome', async () => {
    const { id, token } = (await create(person.headers)).json()
    const revoked = await server.app.inject({ method: 'DELETE', url: `${url}${id}/`, headers: person.headers })
    expect(revoked.statusCode).toBe(204)
    const headers = { authorization: `Bearer ${token}` }
    for (const path of [url, '/api/v1/initialData/', '/api/v1/sectors/']) {
      const answer = await server.app.inject({ url: path, headers })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    }
  })

  test.each(['Bearer mc_inconnu', 'Bearer', 'Basic ZGVtbzpkZW1v', 'mc_abc'])(
    'that is not one gives 403: %s',
    async authorization => {
      expect((await server.app.inject({ url, headers: { authorization } })).statusCode).toBe(403)
    },
  )

  test('of a closed account gives 403', async () => {
    const closed = await server.addPerson()
    await server.app.services.database.writer('users').where('id', closed.id).update({ isActive: false })
    expect((await server.app.inject({ url, headers: closed.headers })).statusCode).toBe(403)
  })

  test('of somebody else cannot be seen nor revoked (404)', async () => {
    const { id } = (await create(person.headers)).json()
    const other = await server.addPerson()
    const answer = await server.app.inject({ method: 'DELETE', url: `${url}${id}/`, headers: other.headers })
    expect(answer.statusCode).toBe(404)
    const list = (await server.app.inject({ url, headers: other.headers })).json()
    expect(list).toHaveLength(1)
  })

  test('remembers its last use, at most once a minute', async () => {
    const { token, id } = (await create(person.headers)).json()
    const headers = { authorization: `Bearer ${token}` }
    const tokens = server.app.services.database
    const lastUse = async () => (await tokens.reader('accessTokens').where({ id }).first()).lastUseDate as string | null
    expect(await lastUse()).toBeNull()
    await server.app.inject({ url, headers })
    const first = await eventually(async () => (await lastUse()) ?? undefined)
    await server.app.inject({ url, headers })
    await server.app.services.background.finished()
    expect(await lastUse()).toBe(first)
    await tokens.writer('accessTokens').where({ id }).update({ lastUseDate: '2024-05-01T10:00:00.000Z' })
    await server.app.inject({ url, headers })
    await eventually(async () => ((await lastUse())?.startsWith('2024') ? undefined : true))
  })

  test('says its dates with the offset of Paris', async () => {
    const { id } = (await create(person.headers)).json()
    const { writer } = server.app.services.database
    await writer('accessTokens')
      .where({ id })
      .update({ creationDate: '2024-07-01T22:30:15.123Z', lastUseDate: '2024-01-31T23:00:00.000Z' })
    const list: { id: number }[] = (await server.app.inject({ url, headers: person.headers })).json()
    expect(list.find(token => token.id === id)).toMatchObject({
      creationDate: '2024-07-02T00:30:15.123+02:00',
      lastUseDate: '2024-02-01T00:00:00.000+01:00',
    })
  })

  test('needs a name of 1 to 100 characters', async () => {
    expect((await create(person.headers, '   ')).json()).toEqual({ name: ['Ce champ ne peut pas être vide.'] })
    expect((await create(person.headers, 'x'.repeat(101))).json()).toEqual({
      name: ['Ce champ compte 100 caractères au plus.'],
    })
    expect((await create(person.headers, 12)).json()).toEqual({ name: ['Ce champ doit être un texte.'] })
    expect((await create(person.headers, null)).statusCode).toBe(400)
  })
})
