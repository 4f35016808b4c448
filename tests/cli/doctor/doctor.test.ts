import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../support/running-server.ts'
import { cli, createFile, folder } from '../support/run-cli.ts'
import { html, standInServer } from '../support/stand-in-server.ts'

interface Diagnosis {
  readonly ok: boolean
  readonly server: string | null
  readonly checks: ReadonlyArray<{ check: string; ok: boolean; message: string; advice: string | null }>
}

async function diagnose(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { exitCode, stdout } = await cli(['doctor', '--json', '--timeout', '5', ...args], {
    env: { XDG_CONFIG_HOME: folder(), ...env },
  })
  const diagnosis = JSON.parse(stdout) as Diagnosis
  const ill = diagnosis.checks.filter(({ ok }) => !ok)
  for (const { check, advice } of ill) expect(advice, check).toBeTruthy()
  return { exitCode, diagnosis, ill: ill.map(({ check }) => check) }
}

const absentServer = 'http://127.0.0.1:9'

test('all is well with a server, its token, and a machine in order', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const env = { MA_CANTINE_TOKEN: server.account.token }
  const { exitCode, diagnosis, ill } = await diagnose(['--server', server.url], env)
  expect([exitCode, ill, diagnosis.ok, diagnosis.server]).toEqual([0, [], true, server.url])
  const checks =
    'versions settings tokens keyring disk proxy authorities server clock certificate server-version schemas identity'
  expect(diagnosis.checks.map(({ check }) => check)).toEqual(checks.split(' '))
  const { stdout } = await cli(['doctor', '--server', server.url], { env: { XDG_CONFIG_HOME: folder(), ...env } })
  expect(stdout).toContain('✔ L’horloge de cet ordinateur est à l’heure du serveur')
  expect(stdout).not.toContain(server.account.token)

  const anonymous = await diagnose(['--server', server.url])
  expect([anonymous.exitCode, anonymous.ill]).toEqual([3, ['identity']])
  const refused = await diagnose(['--server', server.url], { MA_CANTINE_TOKEN: 'mc_made-up' })
  expect([refused.exitCode, refused.ill]).toEqual([3, ['identity']])
}, 120_000)

test('a server that is away is told once, with 5', async () => {
  const { exitCode, ill } = await diagnose(['--server', absentServer])
  expect([exitCode, ill]).toEqual([5, ['server']])
})

test.each<[string, Parameters<typeof standInServer>[0]]>([
  ['says nothing', () => {}],
  ['is another', html(404)],
  ['is down', html(503)],
])('a server that %s is told, with 5', async (_, respond) => {
  const { url } = await standInServer(respond)
  const { exitCode, ill } = await diagnose(['--server', url, '--timeout', '1'])
  expect([exitCode, ill]).toEqual([5, ['server']])
})

test('a clock that is wrong is told', async () => {
  const { url } = await standInServer(({ path }, response) => {
    if (path === '/healthz') response.setHeader('date', 'Sun, 01 Mar 2020 10:00:00 GMT')
    response.writeHead(path === '/healthz' ? 200 : 404).end('{}')
  })
  const { ill, diagnosis } = await diagnose(['--server', url])
  expect(ill).toContain('clock')
  expect(diagnosis.checks.find(({ check }) => check === 'clock')?.message).toMatch(/avance de \d+ secondes/)
})

test('a file of tokens that others may read is told, with 2', async () => {
  const settings = folder()
  mkdirSync(join(settings, 'ma-cantine'))
  const path = join(settings, 'ma-cantine', 'credentials.json')
  writeFileSync(path, JSON.stringify({ current: null, tokens: {} }))
  chmodSync(path, 0o644)
  const { ill, diagnosis } = await diagnose(['--server', absentServer], { XDG_CONFIG_HOME: settings })
  expect(ill).toEqual(['tokens', 'server'])
  expect(diagnosis.checks.find(({ check }) => check === 'tokens')?.advice).toContain('chmod 600')
})

test('authorities, settings, tokens, a profile and a proxy that cannot be used are told together', async () => {
  const settings = folder()
  mkdirSync(join(settings, 'ma-cantine'))
  for (const name of ['config.json', 'credentials.json']) writeFileSync(join(settings, 'ma-cantine', name), '{')
  const { exitCode, ill } = await diagnose(['--server', 'https://cantine.example'], {
    XDG_CONFIG_HOME: settings,
    NODE_EXTRA_CA_CERTS: createFile('no certificate', 'ca.pem'),
    HTTPS_PROXY: 'not an address',
  })
  expect(exitCode).toBe(2)
  expect(ill).toEqual(['settings', 'tokens', 'proxy', 'authorities'])
  const lost = await diagnose(['--profile', 'nowhere'])
  expect([lost.exitCode, lost.ill]).toEqual([2, ['server']])
})

test('the name and the password of a proxy stay out', async () => {
  const { diagnosis } = await diagnose(['--server', 'https://cantine.example', '--timeout', '1'], {
    HTTPS_PROXY: 'http://moi:secret@127.0.0.1:9',
  })
  expect(JSON.stringify(diagnosis)).toContain('http://127.0.0.1:9')
  expect(JSON.stringify(diagnosis)).not.toMatch(/secret|moi/)
})
