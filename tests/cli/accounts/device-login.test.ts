import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, startServer } from '../../support/running-server.ts'
import { cli, folder, startInTerminal, type Terminal } from '../support/run-cli.ts'
import { sessionOf } from '../support/session-of.ts'
import { html, json, type ReceivedRequest, standInServer } from '../support/stand-in-server.ts'

let server: RunningServer
let post: Awaited<ReturnType<typeof sessionOf>>
beforeAll(async () => {
  server = await startServer()
  post = await sessionOf(server)
})
afterAll(() => server.stop())

const credentialsIn = (settings: string) => join(settings, 'ma-cantine', 'credentials.json')

const login = (url: string, settings: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  startInTerminal(['login', '--server', url, '--insecure-storage', ...args], {
    env: { XDG_CONFIG_HOME: settings, ...env },
  })

const codePattern = /\n\s+([B-Z]{4}-[B-Z]{4})\s/

async function answer(terminal: Terminal, accepted: boolean): Promise<void> {
  const [, userCode] = await terminal.until(codePattern)
  const response = await post('/api/v1/deviceRequestAnswers/', { userCode, accepted })
  expect(await response.json()).toEqual({ deviceName: hostname() })
}

const tokenIn = (settings: string): string =>
  JSON.parse(readFileSync(credentialsIn(settings), 'utf8')).tokens[server.url]

describe('login in a terminal', () => {
  test('goes on by itself once a person allows it on the site, and logout ends the token on the server', async () => {
    const settings = folder()
    const env = { XDG_CONFIG_HOME: settings }
    const terminal = login(server.url, settings)
    await terminal.until(/^ {2}http:\/\/\S+\/appareil\s/m)
    await answer(terminal, true)
    expect(await terminal.exitCode).toBe(0)
    expect(terminal.shown()).toContain(`La session est ouverte sur ${server.url} au nom de`)
    expect(terminal.shown()).toContain(credentialsIn(settings))
    expect(statSync(credentialsIn(settings)).mode & 0o777).toBe(0o600)
    const token = tokenIn(settings)
    expect(terminal.shown()).not.toContain(token)

    expect((await cli(['canteens'], { env })).exitCode).toBe(0)
    const whoami = JSON.parse((await cli(['whoami', '--json'], { env })).stdout)
    expect(whoami).toEqual({
      ok: true,
      server: server.url,
      profile: null,
      user: { username: server.account.username, email: expect.any(String) },
      token: {
        source: 'file',
        path: credentialsIn(settings),
        scopes: expect.arrayContaining(['user:read', 'import:write']),
        expiryDate: expect.stringMatching(/^\d{4}-/),
      },
    })
    const days = (Date.parse(whoami.token.expiryDate) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(90)
    expect((await cli(['whoami'], { env })).stdout).toContain(
      'importer des fichiers de cantines, d’achats et de bilans',
    )

    const logout = await cli(['logout', '--json'], { env })
    expect(JSON.parse(logout.stdout)).toEqual({ ok: true, server: server.url, removed: true, revoked: true })
    expect((await cli(['canteens', '--server', server.url], { env: { MA_CANTINE_TOKEN: token } })).exitCode).toBe(3)
    expect((await cli(['whoami'], { env })).exitCode).toBe(3)
  })

  test('again ends the token of the time before', { tags: 'long' }, async () => {
    const settings = folder()
    const tokens: string[] = []
    for (let times = 0; times < 2; times++) {
      const terminal = login(server.url, settings)
      await answer(terminal, true)
      expect(await terminal.exitCode).toBe(0)
      tokens.push(tokenIn(settings))
    }
    const asks = (token = '') => cli(['canteens', '--server', server.url], { env: { MA_CANTINE_TOKEN: token } })
    expect((await asks(tokens[0])).exitCode).toBe(3)
    expect((await asks(tokens[1])).exitCode).toBe(0)
  })

  test('says that the person refused, with 3, and stores nothing', async () => {
    const settings = folder()
    const terminal = login(server.url, settings)
    await answer(terminal, false)
    expect(await terminal.exitCode).toBe(3)
    expect(terminal.shown()).toContain('L’accès a été refusé sur le site.')
    expect(existsSync(credentialsIn(settings))).toBe(false)
  })

  test('stops cleanly on Ctrl-C, with 130', async () => {
    const settings = folder()
    const terminal = login(server.url, settings)
    await terminal.until(/Ctrl-C arrête/)
    terminal.type('\u0003')
    expect(await terminal.exitCode).toBe(130)
    expect(terminal.shown()).toContain('Connexion abandonnée : rien n’est enregistré.')
    expect(existsSync(credentialsIn(settings))).toBe(false)
  })

  test('asks before it stores a token in a file, and a no gives up before anything is asked of the server', async () => {
    const { url, requests } = await standInServer(json({}))
    const settings = folder()
    const terminal = startInTerminal(['login', '--server', url], { env: { XDG_CONFIG_HOME: settings } })
    await terminal.until(/L’enregistrer là \? \[o\/N\]/)
    terminal.type('n\r')
    expect(await terminal.exitCode).toBe(2)
    expect(terminal.shown()).toContain('--insecure-storage')
    expect(requests).toEqual([])
  })

  test.each([
    ['opens the browser on the page with the code', [], { DISPLAY: ':9' }, true],
    ['opens no browser with --no-browser', ['--no-browser'], { DISPLAY: ':9' }, false],
    ['opens no browser over SSH', [], { DISPLAY: ':9', SSH_CONNECTION: '192.0.2.1 1 192.0.2.2 22' }, false],
    ['opens no browser without a screen', [], {}, false],
  ])('%s', { tags: 'long' }, async (_, args, env, opens) => {
    const bin = folder()
    const opened = join(bin, 'opened')
    writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > ${opened}.part && mv ${opened}.part ${opened}\n`)
    chmodSync(join(bin, 'xdg-open'), 0o755)
    const terminal = login(server.url, folder(), args, { ...env, PATH: `${bin}:${process.env.PATH}` })
    const [, code] = await terminal.until(codePattern)
    await terminal.until(opens ? /Votre navigateur s’ouvre/ : /tapez-y ce code/)
    if (opens) {
      await expect.poll(() => existsSync(opened)).toBe(true)
      expect(readFileSync(opened, 'utf8')).toMatch(new RegExp(`^http://\\S+/appareil\\?user_code=${code}$`))
    }
    await answer(terminal, false)
    await terminal.exitCode
    expect(existsSync(opened)).toBe(opens)
  })
})

const deviceAnswer = {
  device_code: 'secret-device-code',
  user_code: 'BCDF-GHJK',
  verification_uri: 'http://127.0.0.1:9/appareil',
  expires_in: 600,
  interval: 1,
}

/** Answers the first question as told, and those about the token one after the other. */
function flow(first: object, then: ReadonlyArray<Parameters<typeof standInServer>[0]>) {
  let polls = 0
  return standInServer((request: ReceivedRequest, response) => {
    if (request.path === '/o/device_authorization/') return json(first)(request, response)
    return (then[polls++] ?? json({}, 500))(request, response)
  })
}

const refusal = (error: string) => json({ error, error_description: 'in English' }, 400)

describe('a server', () => {
  test('that has no such sign-in is told, with 2 and the way out', async () => {
    const { url } = await standInServer(json({ detail: 'Pas trouvé' }, 404))
    const terminal = login(url, folder())
    expect(await terminal.exitCode).toBe(2)
    expect(terminal.shown().replace(/\s+/g, ' ')).toContain('ne permet pas encore de se connecter depuis un terminal')
    expect(terminal.shown()).toContain('--token-stdin')
  })

  test.each([
    ['HTML', html()],
    ['nothing of use', json({ ok: true })],
    ['a page that is no address', json({ ...deviceAnswer, verification_uri: 'javascript:alert(1)' })],
    ['a code that moves the cursor', json({ ...deviceAnswer, user_code: '\u001b[2JBCDF' })],
    ['a code without an end', json({ ...deviceAnswer, user_code: 'B'.repeat(200_000) })],
  ])('that answers %s is not believed, with 5', { tags: 'long' }, async (_, respond) => {
    const { url } = await standInServer(respond)
    const terminal = login(url, folder())
    expect(await terminal.exitCode).toBe(5)
    expect(terminal.shown()).not.toMatch(/secret-device-code|javascript|BCDF/)
  })

  test.each<[string, Parameters<typeof standInServer>[0]]>([
    ['never', () => {}],
    ['without an end', (_, response) => void response.writeHead(200).write('{')],
  ])('that answers %s is given up, with 5', { tags: 'long' }, async (_, respond) => {
    const { url } = await standInServer(respond)
    const terminal = login(url, folder(), ['--timeout', '1'])
    expect(await terminal.exitCode).toBe(5)
  })

  test('that says to slow down is asked no more within five seconds', { tags: 'long' }, async () => {
    const { url, requests } = await flow({ ...deviceAnswer, expires_in: 4 }, [
      refusal('slow_down'),
      refusal('authorization_pending'),
    ])
    const terminal = login(url, folder())
    expect(await terminal.exitCode).toBe(3)
    expect(terminal.shown()).toContain('le code a expiré')
    expect(requests.map(({ path }) => path)).toEqual(['/o/device_authorization/', '/o/token/'])
  })

  test('that cuts the connection, or restarts, is asked again', async () => {
    const { url, requests } = await flow({ ...deviceAnswer, expires_in: 60 }, [
      (_, response) => void response.destroy(),
      html(502),
      refusal('access_denied'),
    ])
    const terminal = login(url, folder())
    expect(await terminal.exitCode).toBe(3)
    expect(terminal.shown()).toContain('L’accès a été refusé sur le site.')
    expect(requests).toHaveLength(4)
  })

  test.each([
    ['expired_token', 3, 'le code a expiré'],
    ['invalid_grant', 3, 'La réponse du serveur s’est perdue en route'],
    ['made_up', 5, 'n’est pas'],
  ])('that refuses with %s is told with %i, in French', async (error, exitCode, sentence) => {
    const { url } = await flow(deviceAnswer, [refusal(error)])
    const terminal = login(url, folder())
    expect(await terminal.exitCode).toBe(exitCode)
    if (exitCode === 3) expect(terminal.shown().replace(/\s+/g, ' ')).toContain(sentence)
    expect(terminal.shown()).not.toContain('in English')
  })

  test('whose token is none stores nothing', async () => {
    const settings = folder()
    const { url } = await flow(deviceAnswer, [json({ access_token: 'two words', token_type: 'Bearer' })])
    const terminal = login(url, settings)
    expect(await terminal.exitCode).toBe(5)
    expect(terminal.shown()).not.toContain('two words')
    expect(existsSync(credentialsIn(settings))).toBe(false)
  })
})
