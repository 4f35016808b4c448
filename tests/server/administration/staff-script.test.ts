import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertAccount } from '../../../server/accounts/users.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { readSettings } from '../../../server/settings/settings.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { serverProgram } from '../../support/sources.ts'

let folder: string
let fresh: FreshDatabase
let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-staff-'))
  fresh = await createDatabase(folder)
  database = await openDatabase(readSettings(fresh.environment).database)
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  for (const table of ['staffActs', 'history', 'outgoingEmails', 'users']) await database.writer(table).delete()
})

const run = (...args: string[]) =>
  new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>(resolve => {
    const options = { env: { ...process.env, ...fresh.environment }, cwd: folder }
    execFile(process.execPath, [...serverProgram('staff'), ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })
const add = (name: string, columns: object = {}) =>
  insertAccount(database.writer, {
    username: name,
    email: `${name}@exemple.fr`,
    emailConfirmed: true,
    passwordHash: '-',
    ...columns,
  })
const staff = async (): Promise<string[]> =>
  (await database.reader('users').where({ isStaff: true }).orderBy('id').select('username')).map(
    ({ username }: { username: string }) => username,
  )
const reason = 'Première personne de l’équipe.'

describe('npm run staff', () => {
  test('gives the role, tells the person and writes it in the journal without an actor', async () => {
    await add('camille')
    const { code, stdout } = await run('Camille@exemple.fr', '--reason', reason)
    expect([code, stdout]).toEqual([0, expect.stringContaining('fait partie de l’équipe')])
    expect(await staff()).toEqual(['camille'])
    expect(await database.reader('staffActs')).toMatchObject([{ kind: 'staff-added', actorId: null, reason }])
    const [message] = await database.reader('outgoingEmails')
    expect([message.recipient, message.body]).toEqual(['camille@exemple.fr', expect.stringContaining(reason)])
  })

  test('takes it away, but from the last one', async () => {
    await add('camille', { isStaff: true })
    await add('dominique', { isStaff: true })
    expect((await run('camille@exemple.fr', '--remove', '--reason', reason)).code).toBe(0)
    const { code, stderr } = await run('dominique@exemple.fr', '--remove', '--reason', reason)
    expect([code, stderr]).toEqual([1, expect.stringContaining('dernière personne de l’équipe')])
    expect(await staff()).toEqual(['dominique'])
  })

  test('refuses in one sentence what it cannot do, and changes nothing', async () => {
    await add('camille', { isStaff: true })
    await add('dominique', { emailConfirmed: false })
    const refusals = await Promise.all([
      run('personne@exemple.fr', '--reason', reason),
      run('camille@exemple.fr', '--reason', reason),
      run('dominique@exemple.fr', '--reason', reason),
      run('dominique@exemple.fr', '--reason', 'Bref'),
    ])
    expect(refusals.map(({ code, stdout }) => [code, stdout])).toEqual(refusals.map(() => [1, '']))
    expect(refusals.map(({ stderr }) => stderr.trim().split('\n').length)).toEqual([1, 1, 1, 1])
    expect([await staff(), await database.reader('staffActs')]).toEqual([['camille'], []])
  })

  test('says how it is used, and ends with 2', async () => {
    const runs = await Promise.all([
      run(),
      run('camille@exemple.fr'),
      run('a@exemple.fr', '--reason', reason, '--autre'),
    ])
    expect(runs.map(({ code, stderr }) => [code, stderr.includes('npm run staff')])).toEqual(runs.map(() => [2, true]))
  })
})
