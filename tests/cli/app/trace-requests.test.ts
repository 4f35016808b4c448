import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli } from '../support/run-cli.ts'
import { standInServer } from '../support/stand-in-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const run = (args: readonly string[], url = server.url) =>
  cli(args, { env: { MA_CANTINE_SERVER: url, MA_CANTINE_TOKEN: server.account.token } })

test('--verbose tells each call and the number of its request on the error output, and never the token', async () => {
  const { exitCode, stdout, stderr } = await run(['canteens', '--json', '--verbose'])
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout).ok).toBe(true)
  expect(stderr).toContain(`→ GET ${server.url}/api/v1/canteens/`)
  expect(stderr).toMatch(/^← 200, \d+ ms, demande [\w-]{8,}$/m)
  expect(stderr).not.toContain(server.account.token)
  expect((await run(['canteens', '--json'])).stderr).toBe('')
})

test('a call that no server answers is told too', async () => {
  const closed = await standInServer(() => {})
  await closed.close()
  const { exitCode, stderr } = await run(['canteens', '--verbose'], closed.url)
  expect(exitCode).toBe(5)
  expect(stderr).toContain(`→ GET ${closed.url}/`)
})
