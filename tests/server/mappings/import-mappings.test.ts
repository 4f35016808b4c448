import type { ImportMapping } from '@ma-cantine/lib'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import { mappingRefusals } from '@ma-cantine/lib/mapping/mapping-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { personalToken } from '../support/make-token.ts'
import { makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'
import { mappingBody } from '../support/valid-inputs.ts'

let server: TestServer
let author: Person
let colleague: Person
let stranger: Person
let canteenId: number
beforeAll(async () => {
  server = await startTestServer()
  author = await server.addPerson({ firstName: 'Zoé', lastName: 'Durand' })
  colleague = await server.addPerson()
  stranger = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [author, colleague], { name: 'Les Tilleuls' })
  await server.addCanteen(parc, [stranger])
})
afterAll(() => server.close())

const url = '/api/v1/importMappings/'
const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, { headers }: Person, payload?: object) =>
  server.app.inject({ method, url: path, headers, ...(payload ? { payload } : {}) })
const list = async (person: Person) => (await send('GET', url, person)).json<ImportMapping[]>()
const create = (person: Person, payload: object) => send('POST', url, person, payload)
const of = (id: number) => `${url}${id}/`

const told = (message: Message) => expect.stringContaining(message.in('fr'))

describe('a mapping of columns', () => {
  test('is kept for its author alone, as it was sent', async () => {
    const body = mappingBody('Compta')
    const answer = await create(author, body)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ name: 'Compta', mapping: body.mapping, canteen: null, author: null })
    expect(await list(author)).toEqual([answer.json()])
    expect([await list(colleague), await list(stranger)]).toEqual([[], []])
  })

  test('of a name that one has replaces it, so that a repeated request adds nothing', async () => {
    const body = mappingBody('Achats')
    const first = await create(author, body)
    const again = await create(author, { ...body, mapping: { ...body.mapping, totals: 'keep' } })
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toMatchObject({ id: first.json().id, mapping: { totals: 'keep' } })
    expect((await list(author)).filter(({ name }) => name === 'Achats')).toHaveLength(1)
  })

  test('two requests at once leave one', async () => {
    const body = mappingBody('Double')
    const answers = await Promise.all([create(author, body), create(author, body)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 201])
  })

  test('may be shared with the team of a canteen, which uses it, cannot change it and may delete it', async () => {
    const { id } = (await create(author, { ...mappingBody('Équipe'), canteenId })).json<ImportMapping>()
    const shared = { id, name: 'Équipe', canteen: { id: canteenId, name: 'Les Tilleuls' }, author: 'Zoé Durand' }
    expect(await list(colleague)).toMatchObject([shared])
    expect(await list(stranger)).toEqual([])
    const renamed = await send('PATCH', of(id), colleague, { name: 'Autre' })
    expect([renamed.statusCode, renamed.body]).toEqual([403, told(mappingRefusals('mapping-of-another'))])
    const unseen = await send('DELETE', of(id), stranger)
    expect([unseen.statusCode, unseen.body]).toEqual([404, told(mappingRefusals('unknown-mapping'))])
    const { writer } = server.app.services.database
    await writer('canteenManagers').where({ canteenId, userId: author.id }).delete()
    // Who has left the team keeps the mapping, and no longer sees the canteen.
    expect((await list(author)).find(each => each.id === id)).toMatchObject({ canteen: null })
    await writer('canteenManagers').insert({ canteenId, userId: author.id })
    expect((await send('DELETE', of(id), colleague)).statusCode).toBe(204)
    expect((await send('DELETE', of(id), colleague)).statusCode).toBe(404)
  })

  test.each([
    ['a token limited to another canteen', accountRefusals('token-of-other-canteens')],
    ['its author, who has left the team', mappingRefusals('mapping-of-left-team')],
  ] as const)('of a team is neither changed, replaced nor deleted by %s', async (who, refusal) => {
    const [shared, other] = [makeSiret(6_600_010), makeSiret(6_600_011)]
    const { writer } = server.app.services.database
    await writer('canteens').whereIn('siret', [shared, other]).update({ deletionDate: '2026-01-01T00:00:00.000Z' })
    const teamId = await server.addCanteen(shared, [author, colleague])
    const otherId = await server.addCanteen(other, [author])
    const body = mappingBody(`Service de ${who}`)
    const { id } = (await create(author, { ...body, canteenId: teamId })).json<ImportMapping>()
    const scopes = ['import:write'] as const
    const token = await personalToken(server, author, scopes, { canteenIds: [otherId] })
    const acting = who.startsWith('a token') ? { ...author, headers: token.headers } : author
    if (acting === author) await writer('canteenManagers').where({ canteenId: teamId, userId: author.id }).delete()
    const refused = [
      await send('PATCH', of(id), acting, { name: 'Autre' }),
      await send('PATCH', of(id), acting, { canteenId: null }),
      await send('PATCH', of(id), acting, { mapping: { ...body.mapping, totals: 'keep' } }),
      await create(acting, { ...body, mapping: { ...body.mapping, totals: 'keep' } }),
      await send('DELETE', of(id), acting),
    ]
    for (const answer of refused) expect([answer.statusCode, answer.body]).toEqual([403, told(refusal)])
    expect((await list(colleague)).find(each => each.id === id)).toMatchObject({
      name: body.name,
      mapping: body.mapping,
      canteen: { id: teamId },
    })
    // Of a canteen that is no more, it is its author's alone.
    await writer('canteens').where({ id: teamId }).update({ deletionDate: '2026-01-01T00:00:00.000Z' })
    expect((await send('DELETE', of(id), author)).statusCode).toBe(204)
  })

  test('is shared with a canteen that one manages only', async () => {
    const foreign = await server.addCanteen(makeSiret(6_600_001), [stranger])
    expect((await create(author, { ...mappingBody(), canteenId: foreign })).statusCode).toBe(403)
    expect((await create(author, { ...mappingBody(), canteenId: 999_999 })).statusCode).toBe(404)
  })

  test('changes its name, its content and its share, and keeps its history', async () => {
    const { id } = (await create(author, mappingBody('Avant'))).json<ImportMapping>()
    await create(author, mappingBody('Pris'))
    expect((await send('PATCH', of(id), author, { name: 'Pris' })).json()).toEqual({
      name: [mappingRefusals('mapping-name-taken').in('fr')],
    })
    const changed = await send('PATCH', of(id), author, { name: 'Après', canteenId })
    expect(changed.json()).toMatchObject({ id, name: 'Après', canteen: { id: canteenId } })
    expect((await send('PATCH', of(id), author, { canteenId: null })).json()).toMatchObject({ canteen: null })
    await send('DELETE', of(id), author)
    const rows = await server.rows<{ entity: string; entityId: number; after: string | null }>('history')
    const own = rows.filter(({ entity, entityId }) => entity === 'importMappings' && entityId === id)
    expect(own.map(({ after }) => after && JSON.parse(after).name)).toEqual(['Avant', 'Après', 'Après', null])
  })

  test('with doubts is refused, and so is one of another form', async () => {
    const { name, mapping } = mappingBody()
    const doubtful = await create(author, { name, mapping: { ...mapping, toConfirm: ['date ?'] } })
    expect(doubtful.statusCode).toBe(400)
    expect(doubtful.json()).toEqual({ mapping: [mappingRefusals('mapping-to-confirm').in('fr')] })
    for (const wrong of [{ name: ' ', mapping }, { name }, { name, mapping: { ...mapping, version: 2 } }]) {
      expect((await create(author, wrong)).statusCode).toBe(400)
    }
  })

  test('goes with the account of its author', async () => {
    const leaving = await server.addPerson()
    await create(leaving, mappingBody('Partie'))
    await server.app.services.database.writer('users').where({ id: leaving.id }).delete()
    const rows = await server.rows<{ name: string }>('importMappings')
    expect(rows.filter(({ name }) => name === 'Partie')).toEqual([])
  })

  test('a hundred are enough', async () => {
    const person = await server.addPerson()
    const { mapping } = mappingBody()
    const date = '2026-01-01T10:00:00.000Z'
    const row = { userId: person.id, mapping: JSON.stringify(mapping), creationDate: date, modificationDate: date }
    const rows = Array.from({ length: 100 }, (_, index) => ({ ...row, name: `n° ${index}` }))
    await server.app.services.database.writer.batchInsert('importMappings', rows, 50)
    const refused = await create(person, { name: 'une de plus', mapping })
    expect([refused.statusCode, refused.body]).toEqual([400, told(mappingRefusals('too-many-mappings', 100))])
    expect((await create(person, { name: 'n° 3', mapping })).statusCode).toBe(200)
  })
})
