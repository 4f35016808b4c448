import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isValidSiret } from '@ma-cantine/lib/canteens/siret'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { readSettings } from '../../server/settings/settings.ts'
import { serverProgram } from '../support/sources.ts'

interface Seeded {
  readonly username: string
  readonly email: string
  readonly password: string | null
  readonly token: string
  readonly canteens: readonly { id: number; name: string; siret: string }[]
}

let folder: string
let environment: Record<string, string>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-seed-'))
  environment = { DATABASE_FILE: join(folder, 'base.sqlite'), MAIL_FOLDER: join(folder, 'mail') }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function seed(more: Record<string, string> = {}): Promise<Seeded> {
  const env = { ...process.env, ...environment, ...more }
  const { stdout } = await promisify(execFile)(process.execPath, serverProgram('seed'), { env })
  return JSON.parse(stdout) as Seeded
}

test('the seed makes a demo account, five canteens and a token; again, only another token', async () => {
  const first = await seed()
  expect(first).toMatchObject({ username: 'demo', email: 'demo@ma-cantine.example' })
  expect(first.canteens).toHaveLength(5)
  expect(first.canteens[0]?.siret).toBe('21340172201787')
  expect(first.canteens.every(({ siret }) => isValidSiret(siret))).toBe(true)

  const second = await seed()
  expect(second.canteens).toEqual(first.canteens)
  expect(second.token).not.toBe(first.token)
  expect(second.password).toBeNull()
  expect((await seed({ DEMO_PASSWORD: 'pas le bon' })).password).toBeNull()
  expect((await seed({ DEMO_PASSWORD: first.password ?? '' })).password).toBe(first.password)

  const app = await buildApp({ settings: readSettings({ ...environment, LOG_LEVEL: 'silent' }) })
  for (const { token } of [first, second]) {
    const headers = { authorization: `Bearer ${token}` }
    const { loggedUser, canteenPreviews } = (await app.inject({ url: '/api/v1/initialData/', headers })).json()
    expect(loggedUser.username).toBe('demo')
    expect(canteenPreviews).toHaveLength(5)
  }
  const { count, results } = (await app.inject({ url: '/api/v1/partners/?limit=30' })).json()
  expect(count).toBe(12)
  expect(results.filter(({ image }: { image: string | null }) => image === null)).toHaveLength(2)
  expect(await app.services.database.reader('partners').where({ published: false }).pluck('name')).toHaveLength(1)
  const payload = { username: 'demo', password: first.password }
  expect((await app.inject({ method: 'POST', url: '/api/v1/session/', payload })).statusCode).toBe(200)
  await app.close()
})

test('the password of the demo account may be given', async () => {
  const seeded = await seed({ DATABASE_FILE: join(folder, 'autre.sqlite'), DEMO_PASSWORD: 'choisi par nous' })
  expect(seeded.password).toBe('choisi par nous')
})
