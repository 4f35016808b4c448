import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../support/running-server.ts'
import { makeToken } from '../support/make-token.ts'
import { cli, createFile, folder, goodFile } from '../support/run-cli.ts'
import { html, importAnswer, json, standInServer } from '../support/stand-in-server.ts'

const camille = {
  id: 1,
  email: 'camille@example.org',
  phoneNumber: null,
  username: 'camille',
  firstName: 'Camille',
  lastName: 'R.',
  avatar: null,
  isStaff: false,
  isDev: false,
  isElectedOfficial: false,
  job: null,
  otherJobDescription: null,
  source: null,
  otherSourceDescription: null,
  hasMtmData: null,
  reviews: [],
  mcpOrganizations: null,
  departments: null,
}

const initialData = (loggedUser: object | null) => ({
  loggedUser,
  canteenPreviews: null,
  sectors: [],
  lineMinistries: [],
  partnerTypes: [],
  communityEvents: [],
  videoTutorials: [],
})

const login = (url: string, settings: string, token = 'secret-token\n') =>
  cli(['login', '--server', url, '--token-stdin'], { env: { XDG_CONFIG_HOME: settings }, stdin: token })

const credentialsIn = (settings: string) => join(settings, 'ma-cantine', 'credentials.json')

describe('login', () => {
  test('stores a token that the server recognises, readable by its owner alone', async () => {
    const settings = folder()
    const { url, requests } = await standInServer(json(initialData(camille)))
    const { exitCode, stdout } = await login(url, settings)
    expect(exitCode).toBe(0)
    expect(stdout).toContain(`La session est ouverte sur ${url} au nom de Camille R..`.replace('..', '.'))
    expect(requests[0]).toMatchObject({ path: '/api/v1/initialData/', authorization: 'Bearer secret-token' })
    const path = credentialsIn(settings)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ current: url, tokens: { [url]: 'secret-token' } })
  })

  test('never shows the token', async () => {
    const { url } = await standInServer(json(initialData(camille)))
    const { stdout, stderr } = await login(url, folder())
    expect(stdout + stderr).not.toContain('secret-token')
  })

  test('refuses a token that the server does not know, with 3, and stores nothing', async () => {
    const settings = folder()
    const { url } = await standInServer(json(initialData(null)))
    const { exitCode, stderr } = await login(url, settings)
    expect(exitCode).toBe(3)
    expect(stderr).toContain('n’a pas reconnu ce jeton d’accès.')
    expect(() => readFileSync(credentialsIn(settings))).toThrow('ENOENT')
  })

  test('refuses an address that is not the service, with 5', async () => {
    const { url } = await standInServer(html())
    expect((await login(url, folder())).exitCode).toBe(5)
  })

  test.each(['', 'deux mots', '« jeton »'])('refuses what cannot be a token, “%s”, with 2', async token => {
    const { url } = await standInServer(json(initialData(camille)))
    const { exitCode, stderr } = await login(url, folder(), token)
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Le jeton donné est vide ou mal copié.')
  })

  test.each([[['login']], [['login', '--no-input']]])(
    '%j without a terminal refuses with 2 rather than waits',
    async args => {
      const { exitCode, stderr } = await cli(args)
      expect(exitCode).toBe(2)
      expect(stderr).toContain('--token-stdin')
    },
  )

  test('keeps one token per server, and import uses the last one', async () => {
    const settings = folder()
    const env = { XDG_CONFIG_HOME: settings }
    const first = await standInServer(json(initialData(camille)))
    const second = await standInServer((one, response) =>
      json(one.method === 'GET' ? initialData(camille) : importAnswer)(one, response),
    )
    await login(first.url, settings, 'first')
    await login(second.url, settings, 'second')
    expect(JSON.parse(readFileSync(credentialsIn(settings), 'utf8')).tokens).toEqual({
      [first.url]: 'first',
      [second.url]: 'second',
    })
    const { exitCode } = await cli(['import', createFile(goodFile)], { env })
    expect(exitCode).toBe(0)
    expect(second.requests.at(-1)).toMatchObject({ method: 'POST', authorization: 'Bearer second' })
  })
})

test('login takes a token of the server that may know its owner, and says so of one that may not', async () => {
  const server = await startServer()
  onTestFinished(() => server.stop())
  const { token } = server.account
  const settings = folder()
  expect(await login(server.url, settings, token)).toMatchObject({ exitCode: 0, stderr: '' })

  const limited = await makeToken(server, { name: 'CI', scopes: ['import:write'] })
  const { exitCode, stderr } = await login(server.url, settings, limited)
  expect(exitCode).toBe(3)
  expect(stderr).toContain('il lui manque le droit « user:read »')
  const args = ['import', '--server', server.url, createFile(goodFile)]
  expect(await cli(args, { env: { MA_CANTINE_TOKEN: limited } })).toMatchObject({ exitCode: 0 })
})

test('a token that cannot be stored is reported, with 2', async () => {
  const { url } = await standInServer(json(initialData(camille)))
  const settings = folder()
  writeFileSync(join(settings, 'ma-cantine'), 'a file where the folder should be')
  const { exitCode, stderr } = await login(url, settings)
  expect(exitCode).toBe(2)
  expect(stderr).toContain(credentialsIn(settings))
})

describe('logout', () => {
  test('forgets the token of the server', async () => {
    const settings = folder()
    const { url } = await standInServer(json(initialData(camille)))
    await login(url, settings)
    const { exitCode, stdout } = await cli(['logout', '--json'], { env: { XDG_CONFIG_HOME: settings } })
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ ok: true, server: url, removed: true, revoked: true })
    expect(JSON.parse(readFileSync(credentialsIn(settings), 'utf8'))).toEqual({ current: null, tokens: {} })
  })

  test('is content when there was none', async () => {
    const { exitCode, stdout } = await cli(['logout'], { env: { XDG_CONFIG_HOME: folder() } })
    expect(exitCode).toBe(0)
    expect(stdout).toContain('Aucun jeton n’était enregistré')
  })
})

test('a file of tokens that is not one is named, with 2', async () => {
  const settings = folder()
  await mkdir(join(settings, 'ma-cantine'))
  writeFileSync(credentialsIn(settings), '{"tokens":')
  const { exitCode, stderr } = await cli(['logout'], { env: { XDG_CONFIG_HOME: settings } })
  expect(exitCode).toBe(2)
  expect(stderr).toContain(credentialsIn(settings))
})
