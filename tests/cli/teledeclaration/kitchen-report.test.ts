import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, type RunOptions } from '../support/run-cli.ts'

let server: RunningServer
let satellite: string
let group: string
beforeAll(async () => {
  server = await startServer()
  satellite = String(server.account.canteens[0]?.id)
  const database = await openDatabase(server.database.location)
  const { writer } = database
  const date = new Date().toISOString()
  const dates = { creationDate: date, modificationDate: date }
  const [row]: { id: number }[] = await writer('canteens')
    .insert({ ...dates, name: 'Groupe du Lac', productionType: 'groupe', searchText: 'groupe du lac' })
    .returning('id')
  const id = row?.id ?? 0
  group = String(id)
  const [member] = await writer('canteenManagers').where({ canteenId: satellite }).select('userId')
  await writer('canteenManagers').insert({ canteenId: id, userId: member.userId })
  await writer('canteens')
    .where({ id: satellite })
    .update({ groupId: id, productionType: 'site_cooked_elsewhere', yearlyMealCount: 20_000 })
  await writer('diagnostics').insert({
    ...dates,
    canteenId: id,
    year: 2024,
    diagnosticType: 'SIMPLE',
    centralKitchenDiagnosticMode: 'APPRO',
    valueTotalHt: 40_000,
  })
  await database.close()
})
afterAll(() => server.stop())

const run = (args: readonly string[], options: RunOptions = {}) =>
  cli(['kitchen-report', ...args, '--year', '2024'], {
    ...options,
    env: { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token, ...options.env },
  })
const json = async (...args: readonly string[]) => JSON.parse((await run([...args, '--json'])).stdout)
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')
const reason = 'Nos repas comptent deux fois.'

test('a satellite reads its share, tries an answer, and contests; its group reads why', async () => {
  const shown = await run(['show', satellite])
  expect(shown.exitCode).toBe(0)
  expect(plain(shown.stdout)).toContain('Groupe du Lac')
  expect(plain(shown.stdout)).toContain('Total des achats alimentaires : 40 000,00 €')
  expect(plain(shown.stdout)).toContain('20 000 sur 20 000')
  expect(await json('confirm', satellite, '--dry-run')).toMatchObject({ ok: true, dryRun: true })
  expect((await json('show', satellite)).report.answer).toBeNull()
  const contested = await run(['contest', satellite, '--reason', reason])
  expect([contested.exitCode, plain(contested.stdout)]).toEqual([0, expect.stringContaining('La réponse est envoyée')])
  expect(await json('answers', group)).toMatchObject({
    ok: true,
    count: 1,
    counts: { contested: 1 },
    answers: [{ canteen: { id: Number(satellite) }, state: 'contested', answer: { reason } }],
  })
  expect(plain((await run(['answers', group, '--lang', 'en'])).stdout)).toContain('Contested: 1; confirmed: 0')
  expect((await json('confirm', satellite)).report.answer).toMatchObject({ verdict: 'confirmed', isCurrent: true })
})

test('what a kitchen has not entered cannot be answered', async () => {
  const args = ['kitchen-report', 'confirm', satellite, '--year', '2023', '--json']
  const env = { MA_CANTINE_SERVER: server.url, MA_CANTINE_TOKEN: server.account.token }
  const { exitCode, stdout } = await cli(args, { env })
  expect([exitCode, JSON.parse(stdout).error.code]).toEqual([1, 'nothing-yet'])
})
