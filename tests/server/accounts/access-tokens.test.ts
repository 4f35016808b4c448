import { type AccessToken, scopes } from '@ma-cantine/lib'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { eventually, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let canteenId: number
let browser: Browser
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [person], { name: 'Les Tilleuls' })
  browser = new Browser(server.app)
  await browser.signIn(person.username)
})
afterAll(() => server.close())

const url = '/api/v1/tokens/'
const initialData = '/api/v1/initialData/'
const draft = { name: 'Script de facturation', scopes: ['user:read'] }
const create = (payload: object = {}) => browser.request('POST', url, { payload: { ...draft, ...payload } })
const list = async () => (await browser.request('GET', url)).json<AccessToken[]>()
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const use = (token: string, path = initialData) => server.app.inject({ url: path, headers: bearer(token) })
const daysUntil = (date: string) => Math.round((Date.parse(date) - Date.now()) / 86_400_000)

describe('an access token', () => {
  test('is shown whole once, when it is made (201)', async () => {
    const answer = await create()
    expect(answer.statusCode).toBe(201)
    const { id, token, name } = answer.json()
    expect(token).toMatch(/^mc_[\w-]{43}$/)
    expect(name).toBe('Script de facturation')
    const listed = await list()
    expect(listed.map(item => item.id)).toContain(id)
    expect(JSON.stringify(listed)).not.toContain('mc_')
    expect(JSON.stringify(await server.rows('accessTokens'))).not.toContain(token)
  })

  test('stands for its owner, whatever the case of Bearer', async () => {
    const { token } = (await create()).json()
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`]) {
      const answer = await server.app.inject({ url: initialData, headers: { authorization } })
      expect(answer.json().loggedUser).toMatchObject({ id: person.id })
      expect(answer.cookies).toEqual([])
    }
  })

  test('is valid for a year by default, and for two at most', async () => {
    expect(daysUntil((await create()).json().expiryDate)).toBe(365)
    expect(daysUntil((await create({ validityDays: 30 })).json().expiryDate)).toBe(30)
    expect(daysUntil((await create({ validityDays: 730 })).json().expiryDate)).toBe(730)
    for (const validityDays of [731, 0, -1, 1.5, null, 'jamais']) {
      const answer = await create({ validityDays })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ validityDays: [expect.any(String)] })
    }
  })

  test('needs at least one existing right', async () => {
    for (const wrong of [[], undefined, ['tout'], 'user:read']) {
      const answer = await create({ scopes: wrong })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ scopes: [expect.any(String)] })
    }
    expect((await create({ scopes: ['import:write', 'user:read', 'user:read'] })).json().scopes).toEqual([
      'user:read',
      'import:write',
    ])
  })

  test('may be limited to canteens that its owner manages', async () => {
    const { canteens } = (await create({ canteenIds: [canteenId, canteenId] })).json()
    expect(canteens).toEqual([{ id: canteenId, name: 'Les Tilleuls' }])
    expect((await create()).json().canteens).toBeNull()
    const foreign = await server.addCanteen(parc, [await server.addPerson()])
    for (const canteenIds of [[foreign], [canteenId, foreign], [999_999]]) {
      const answer = await create({ canteenIds })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ canteenIds: ['Vous ne gérez pas toutes ces cantines.'] })
    }
    expect((await create({ canteenIds: [] })).statusCode).toBe(400)
  })

  test('limited to a deleted canteen does not become unlimited', async () => {
    const gone = await server.addCanteen('99746507500015', [person])
    const { id, token } = (await create({ canteenIds: [gone], scopes: ['user:read', 'canteen:read'] })).json()
    await server.app.services.database.writer('canteens').where('id', gone).delete()
    expect((await use(token)).json().canteenPreviews).toEqual([])
    expect((await list()).find(item => item.id === id)).toMatchObject({ canteens: [] })
  })

  test('sees its owner’s canteens with the right to read them, and only those it is limited to', async () => {
    const second = await server.addCanteen('99599528900015', [person])
    const previews = async (payload: object) => {
      const { token } = (await create(payload)).json()
      const { canteenPreviews } = (await use(token)).json<{ canteenPreviews: { id: number }[] | null }>()
      return canteenPreviews?.map(({ id }) => id) ?? null
    }
    expect(await previews({})).toBeNull()
    expect(await previews({ scopes: ['user:read', 'canteen:read'] })).toEqual([second, canteenId])
    expect(await previews({ scopes: ['user:read', 'canteen:read'], canteenIds: [canteenId] })).toEqual([canteenId])
  })

  test('cannot manage tokens, whatever its rights', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const payload = { ...draft, scopes: [...scopes] }
      const answer = await server.app.inject({
        method,
        url,
        headers: person.headers,
        ...(method === 'POST' && { payload }),
      })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ detail: expect.stringContaining('connectez-vous au site') })
    }
  })

  test('once revoked (204) gives 403 everywhere, also where visitors are welcome, and says why', async () => {
    const { id, token } = (await create()).json()
    expect((await browser.request('DELETE', `${url}${id}/`)).statusCode).toBe(204)
    expect((await browser.request('DELETE', `${url}${id}/`)).statusCode).toBe(404)
    for (const path of [url, initialData, '/api/v1/sectors/']) {
      const answer = await use(token, path)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ detail: 'Ce jeton d’accès a été révoqué.' })
      expect(answer.headers['www-authenticate']).toBe(
        'Bearer realm="ma-cantine", error="invalid_token", error_description="The access token was revoked"',
      )
    }
    expect((await list()).map(item => item.id)).not.toContain(id)
  })

  test('once expired gives 403 and says so, and is still listed', async () => {
    const { id, token } = (await create()).json()
    await server.app.services.database
      .writer('accessTokens')
      .where({ id })
      .update({ expiryDate: new Date(Date.now() - 1).toISOString() })
    const answer = await use(token)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toEqual({ detail: 'Ce jeton d’accès a expiré.' })
    expect(answer.headers['www-authenticate']).toContain(
      'error="invalid_token", error_description="The access token expired"',
    )
    expect((await list()).map(item => item.id)).toContain(id)
  })

  test.each(['Bearer mc_inconnu', 'Bearer', 'Basic ZGVtbzpkZW1v', 'mc_abc', 'Bearer deux mots', 'Bearer «jeton»'])(
    'that is not one gives 403: %s',
    async authorization => {
      const answer = await server.app.inject({ url: '/api/v1/sectors/', headers: { authorization } })
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['www-authenticate']).toContain('error="invalid_token"')
    },
  )

  test('of a closed account gives 403', async () => {
    const closed = await server.addPerson()
    await server.app.services.database.writer('users').where('id', closed.id).update({ isActive: false })
    expect((await server.app.inject({ url: initialData, headers: closed.headers })).statusCode).toBe(403)
  })

  test('of somebody else cannot be seen nor revoked (404)', async () => {
    const { id } = (await create()).json()
    const other = new Browser(server.app)
    await other.signIn((await server.addPerson()).username)
    expect((await other.request('DELETE', `${url}${id}/`)).statusCode).toBe(404)
    expect((await other.request('GET', url)).json()).toHaveLength(1)
  })

  test('remembers its last use, at most once a minute', async () => {
    const { token, id } = (await create()).json()
    const tokens = server.app.services.database
    const lastUse = async () => (await tokens.reader('accessTokens').where({ id }).first()).lastUseDate as string | null
    expect(await lastUse()).toBeNull()
    await use(token)
    const first = await eventually(async () => (await lastUse()) ?? undefined)
    await use(token)
    await server.app.services.background.waitForAll()
    expect(await lastUse()).toBe(first)
    await tokens.writer('accessTokens').where({ id }).update({ lastUseDate: '2024-05-01T10:00:00.000Z' })
    await use(token)
    await eventually(async () => ((await lastUse())?.startsWith('2024') ? undefined : true))
  })

  test('says its dates with the offset of Paris', async () => {
    const { id } = (await create()).json()
    await server.app.services.database.writer('accessTokens').where({ id }).update({
      creationDate: '2024-07-01T22:30:15.123Z',
      lastUseDate: '2024-01-31T23:00:00.000Z',
      expiryDate: '2024-07-02T22:00:00.000Z',
    })
    expect((await list()).find(token => token.id === id)).toMatchObject({
      creationDate: '2024-07-02T00:30:15.123+02:00',
      lastUseDate: '2024-02-01T00:00:00.000+01:00',
      expiryDate: '2024-07-03T00:00:00.000+02:00',
    })
  })

  test('needs a name of 1 to 100 characters', async () => {
    expect((await create({ name: '   ' })).json()).toEqual({ name: ['Ce champ est obligatoire'] })
    expect((await create({ name: 'x'.repeat(101) })).json()).toEqual({
      name: ['Ce champ compte 100 caractères au plus.'],
    })
    expect((await create({ name: 12 })).json()).toEqual({ name: ['Ce champ doit être un texte.'] })
    expect((await create({ name: null })).statusCode).toBe(400)
  })
})

describe('the tokens of an account', () => {
  const fill = async (count: number) => {
    const owner = await server.addPerson()
    const own = new Browser(server.app)
    await own.signIn(owner.username)
    const { writer } = server.app.services.database
    const row = await writer('accessTokens').where({ userId: owner.id }).first()
    const { id: _, ...columns } = row
    await writer('accessTokens').where({ userId: owner.id }).delete()
    await writer.batchInsert(
      'accessTokens',
      Array.from({ length: count }, (_, index) => ({ ...columns, hash: `${columns.hash} ${index}` })),
      10,
    )
    const make = () => own.request('POST', url, { payload: draft })
    return { owner, make }
  }
  const tooMany = { nonFieldErrors: [accountRefusals('too-many-tokens', 50).in('fr')] }

  test('are 50 at most', async () => {
    const { make } = await fill(49)
    expect((await make()).statusCode).toBe(201)
    const refused = await make()
    expect([refused.statusCode, refused.json()]).toEqual([400, tooMany])
  })

  test('are 50 at most for two requests at once', async () => {
    const { make } = await fill(49)
    const answers = await Promise.all([make(), make(), make()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400])
  })

  test('that were revoked or have expired are not counted', async () => {
    const { owner, make } = await fill(50)
    expect((await make()).statusCode).toBe(400)
    const tokens = () => server.app.services.database.writer('accessTokens').where({ userId: owner.id })
    const [first, second] = await tokens().orderBy('id')
    await tokens().where('id', first.id).update({ revocationDate: new Date().toISOString() })
    expect((await make()).statusCode).toBe(201)
    expect((await make()).statusCode).toBe(400)
    await tokens().where('id', second.id).update({ expiryDate: new Date().toISOString() })
    expect((await make()).statusCode).toBe(201)
  })
})
