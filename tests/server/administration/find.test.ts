import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAccount } from '../../../server/accounts/users.ts'
import { canteen as canteenRow, file } from '../../support/files.ts'
import { addDeclaration } from '../support/add-declaration.ts'
import { addFactor } from '../support/second-factor.ts'
import { makeSiret } from '../support/sirets.ts'
import { addStaff, type StaffMember } from '../support/staff.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

let staff: StaffMember
beforeEach(async () => {
  await server.empty()
  staff = await addStaff(server, { username: 'equipe', firstName: 'Aïcha', lastName: 'Martin' })
})

const get = async (path: string) => (await staff.browser.request('GET', `/api/v1/administration/${path}`)).json()
const post = (path: string, payload: object) =>
  staff.browser.request('POST', `/api/v1/administration/${path}`, { payload })
const ids = (page: { results: { id: number }[] }) => page.results.map(({ id }) => id)

describe('the accounts', () => {
  test('are found by name, address and user name, whatever the accents and the case', async () => {
    const { id } = await server.addPerson({
      username: 'zoe.lheritier',
      email: 'zoe@mairie.exemple.fr',
      firstName: 'Zoé',
      lastName: 'L’Héritier-Œuvrard',
    })
    await server.addPerson({ firstName: 'Autre' })
    for (const search of ['zoé', 'ZOE heritier', "l'héritier", 'oeuvrard', 'mairie.exemple', 'zoe.lh', 'ŒUVRARD']) {
      expect(ids(await get(`accounts/?search=${encodeURIComponent(search)}`)), search).toEqual([id])
    }
    expect(ids(await get('accounts/?search=100%25'))).toEqual([])
  })

  test('are listed by pages, the latest first, and by group', async () => {
    const { writer } = server.app.services.database
    const [elected, blocked, plain] = [await server.addPerson(), await server.addPerson(), await server.addPerson()]
    await writer('users').where({ id: elected.id }).update({ isElectedOfficial: true, departments: '["34"]' })
    await writer('users').where({ id: blocked.id }).update({ isActive: false })
    expect(ids(await get('accounts/'))).toEqual([plain.id, blocked.id, elected.id, staff.person.id])
    expect(ids(await get('accounts/?group=elected'))).toEqual([elected.id])
    expect(ids(await get('accounts/?group=staff'))).toEqual([staff.person.id])
    expect(ids(await get('accounts/?group=blocked,elected'))).toEqual([blocked.id, elected.id])
    const page = await get('accounts/?limit=1&offset=1')
    expect([page.count, ids(page), page.next.endsWith('limit=1&offset=2')]).toEqual([4, [blocked.id], true])
  })

  test('are read with their roles, their second factor and their canteens, and nothing secret', async () => {
    const person = await server.addPerson()
    await addFactor(server, person)
    const kept = await server.addCanteen(makeSiret(1), [person], { name: 'Bleuets' })
    const gone = await server.addCanteen(makeSiret(2), [person], {
      name: 'Acacias',
      deletionDate: new Date().toISOString(),
    })
    await server.addCanteen(makeSiret(3), [])
    const account = await get(`accounts/${person.id}/`)
    expect(account).toMatchObject({
      id: person.id,
      email: person.email,
      emailConfirmed: true,
      isStaff: false,
      isBlocked: false,
      hasSecondFactor: true,
      departments: [],
      canteenCount: 2,
      acts: [],
    })
    expect(
      new Map(account.canteens.map(({ id, isDeleted }: { id: number; isDeleted: boolean }) => [id, isDeleted])),
    ).toEqual(
      new Map([
        [gone, true],
        [kept, false],
      ]),
    )
    // Neither passwords, nor the secret of the factor, nor tokens.
    const [factor] = await server.app.services.database.reader('secondFactors').where({ userId: person.id })
    const [row] = await server.app.services.database.reader('users').where({ id: person.id })
    for (const secret of [factor.secret, row.passwordHash, person.headers.authorization.slice('Bearer '.length)]) {
      expect(JSON.stringify(account)).not.toContain(secret)
    }
  })
})

describe('the canteens', () => {
  test('are found by name, SIRET, town and id, deleted ones too', async () => {
    const owner = await server.addPerson()
    const siret = makeSiret(1)
    const content = file('cantines', [{ ...canteenRow, siret, nom: 'École Évariste Galois' }])
    await server.importCanteens(owner, content)
    const [{ id } = { id: 0 }] = await server.rows<{ id: number }>('canteens')
    const gone = await server.addCanteen(makeSiret(2), [owner], { deletionDate: '2026-01-02T03:04:05.000Z' })
    for (const search of ['evariste', siret, siret.slice(0, 9), String(id)]) {
      expect(ids(await get(`canteens/?search=${encodeURIComponent(search)}`)), search).toContain(id)
    }
    const deleted = await get('canteens/?group=deleted')
    expect(ids(deleted)).toEqual([gone])
    expect(deleted.results[0].deletionDate).toBe('2026-01-02T04:04:05.000+01:00')
  })

  test('that nobody can manage are found, those whose managers are all blocked included', async () => {
    const [active, blocked] = [await server.addPerson(), await server.addPerson()]
    await server.app.services.database.writer('users').where({ id: blocked.id }).update({ isActive: false })
    await server.addCanteen(makeSiret(1), [active, blocked])
    const empty = await server.addCanteen(makeSiret(2), [])
    const left = await server.addCanteen(makeSiret(3), [blocked])
    expect(ids(await get('canteens/?group=unmanaged')).sort()).toEqual([empty, left].sort())
  })

  test('are read with their team, invitations, declarations, imports and acts', async () => {
    const owner = await server.addPerson()
    await server.importCanteens(owner, file('cantines', [{ ...canteenRow, siret: makeSiret(1) }]))
    const [{ id } = { id: 0 }] = await server.rows<{ id: number }>('canteens')
    await addDeclaration(server, id, { total: 100, organic: 10 })
    await server.app.services.database
      .writer('managerInvitations')
      .insert({ canteenId: id, email: 'invitee@exemple.fr', creationDate: '2026-01-02T03:04:05.000Z' })
    expect(await get(`canteens/${id}/`)).toMatchObject({
      id,
      managerCount: 1,
      managers: [{ id: owner.id, isBlocked: false, emailConfirmed: true }],
      invitations: [{ email: 'invitee@exemple.fr', creationDate: '2026-01-02T04:04:05.000+01:00' }],
      declarations: [{ year: 2024, status: 'SUBMITTED' }],
      imports: [{ kind: 'cantines', status: 'done', user: 'Camille Dupont' }],
      lateOpenings: [],
      acts: [],
    })
  })
})

describe('the journal', () => {
  test('has every act, the latest first, by kind, person and canteen', async () => {
    const [one, other] = [await server.addPerson(), await server.addPerson()]
    const canteenId = await server.addCanteen(makeSiret(1), [])
    const reason = 'Demande reçue par courrier.'
    await post(`accounts/${one.id}/block/`, { isBlocked: true, reason })
    await post(`accounts/${other.id}/electedOfficial/`, { from: [], to: ['34'], reason })
    await post(`canteens/${canteenId}/manager/`, { email: other.email, reason })
    const kinds = async (query = '') => (await get(`acts/${query}`)).results.map(({ kind }: { kind: string }) => kind)
    expect(await kinds()).toEqual(['manager-placed', 'elected-official', 'blocked'])
    expect(await kinds('?kind=blocked')).toEqual(['blocked'])
    expect(await kinds(`?user=${other.id}`)).toEqual(['manager-placed', 'elected-official'])
    expect(await kinds(`?user=${staff.person.id}`)).toHaveLength(3)
    expect(await kinds(`?canteen=${canteenId}`)).toEqual(['manager-placed'])
    expect(await kinds('?limit=1&offset=2')).toEqual(['blocked'])
  })

  test('keeps an act whose person has left the service, without their name', async () => {
    const one = await server.addPerson()
    await post(`accounts/${one.id}/block/`, { isBlocked: true, reason: 'Demande reçue par courrier.' })
    await server.app.services.database.writer('users').where({ id: one.id }).delete()
    expect((await get('acts/')).results).toMatchObject([{ kind: 'blocked', user: null }])
  })
})

test('a list takes as many statements for twenty rows as for one', async () => {
  const { writer } = server.app.services.database
  for (let number = 0; number < 25; number++) {
    await insertAccount(writer, { username: `u${number}`, email: `u${number}@exemple.fr`, passwordHash: '-' })
  }
  const count = async (path: string) => {
    const statements: string[] = []
    const note = ({ sql }: { sql: string }) => void statements.push(sql)
    const { reader } = server.app.services.database
    reader.on('query', note)
    await get(path)
    reader.removeListener('query', note)
    return statements.length
  }
  // What the server does by itself meanwhile may add one or two.
  expect(await count('accounts/?limit=20')).toBeLessThan((await count('accounts/?limit=1')) + 10)
})
