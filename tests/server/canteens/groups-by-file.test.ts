import type { CanteensImportAnswer, FileKind } from '@ma-cantine/lib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { declareStored } from '../support/declare-stored.ts'
import { campaignYear, openCampaign } from '../support/open-campaign.ts'
import { makeSiret } from '../support/sirets.ts'
import { errorsOf, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer(openCampaign)
})
afterAll(() => server.close())

let cook: Person
let group: number
let canteen: number
let siret: string
let numbers = 80_000
beforeEach(async () => {
  cook = await server.addPerson()
  group = await addGroup([cook])
  siret = makeSiret(++numbers)
  canteen = await server.addCanteen(siret, [cook], satellite)
})

const satellite = { productionType: 'site_cooked_elsewhere' }
const addGroup = (managers: readonly Person[]) =>
  server.addCanteen('', managers, { siret: null, sirenUniteLegale: '213401722', productionType: 'groupe' })
const send = async (kind: FileKind, cells: Record<string, string>, person = cook, query = '') => {
  const row = { type_production: 'Restaurant satellite', ...cells }
  return (
    await server.upload(`/api/v1/importCanteens/${query}`, person, file(kind, [row]))
  ).json<CanteensImportAnswer>()
}
const change = (groupe_id: string, person?: Person, query?: string) =>
  send('cantines_2026_modifier', { cantine_id: String(canteen), siret, groupe_id }, person, query)
const groupOf = async (id = canteen) =>
  (await server.app.services.database.reader('canteens').where({ id }).first()).groupId

test('a canteen joins a group that the sender manages, stays in it, and leaves it by an empty cell', async () => {
  expect(errorsOf(await change(String(group)))).toEqual([])
  expect(await groupOf()).toBe(group)
  expect((await change(String(group))).canteens).toMatchObject([{ groupe: { id: group } }])
  await change('')
  expect(await groupOf()).toBeNull()
})

test('a new canteen is created in its group', async () => {
  const answer = await send('cantines_2026_creer', { siret: makeSiret(++numbers), groupe_id: String(group) })
  expect([errorsOf(answer), answer.canteens]).toMatchObject([[], [{ groupe: { id: group } }]])
})

test('what is no group, or the group of another team, is refused, to staff the first alone', async () => {
  const staff = await server.addPerson({ isStaff: true })
  const foreign = String(await addGroup([await server.addPerson()]))
  for (const id of [String(canteen), '987654', foreign]) {
    expect((await change(id)).errors).toMatchObject([{ code: 'unknown-group', row: 2, status: 400, cell: id }])
  }
  expect((await change(String(canteen), staff)).errors).toMatchObject([{ code: 'unknown-group' }])
  expect(errorsOf(await change(foreign, staff))).toEqual([])
  const created = await send('cantines_2026_creer', { siret: makeSiret(++numbers), groupe_id: foreign })
  expect(created.errors).toMatchObject([{ code: 'unknown-group' }])
})

test('a group whose declaration is in force is neither joined nor left; its canteens are changed otherwise', async () => {
  const other = await addGroup([cook])
  await change(String(group))
  const date = new Date().toISOString()
  const report = { year: campaignYear, creationDate: date, modificationDate: date }
  await server.app.services.database.writer('diagnostics').insert({ ...report, canteenId: group })
  await declareStored(server)
  expect((await change('')).errors).toMatchObject([{ code: 'group-declared', cell: String(group) }])
  expect((await change(String(other))).errors).toMatchObject([{ code: 'group-declared', cell: String(group) }])
  expect(errorsOf(await change(String(group)))).toEqual([])
  expect(await groupOf()).toBe(group)
})

test('a group itself is not changed by a file', async () => {
  const answer = await send('cantines_2026_modifier', { cantine_id: String(group), siret: makeSiret(++numbers) })
  expect(answer.errors).toMatchObject([{ code: 'central-kitchen' }])
})

test('a file of canteens holds their groups when it is exported', async () => {
  await change(String(group))
  const url = '/api/v1/cantines.csv?version=2026-modifier'
  const { body } = await server.app.inject({ url, headers: { ...cook.headers } })
  const [header = '', row = ''] = body.replace('\uFEFF', '').split('\n')
  const separator = header.includes(';') ? ';' : ','
  const position = header.split(separator).indexOf('groupe_id')
  expect([position >= 0, row.split(separator)[position]]).toEqual([true, String(group)])
})

test('undoing the import takes the canteen out of the group again', async () => {
  const answer = await change(String(group))
  await server.app.inject({ method: 'POST', url: `/api/v1/imports/${answer.importId}/undo/`, headers: cook.headers })
  expect(await groupOf()).toBeNull()
})
