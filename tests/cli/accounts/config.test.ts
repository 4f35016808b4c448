import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cli, folder } from '../support/run-cli.ts'
import { json, standInServer } from '../support/stand-in-server.ts'

const run = (settings: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  cli(args, { env: { XDG_CONFIG_HOME: settings, ...env } })

const serverCalled = async (settings: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) => {
  const { server, serverFrom } = JSON.parse((await run(settings, ['config', '--json', ...args], env)).stdout)
  return [server, serverFrom]
}

function signedIn(settings: string, server: string): void {
  mkdirSync(join(settings, 'ma-cantine'), { recursive: true })
  writeFileSync(
    join(settings, 'ma-cantine', 'credentials.json'),
    JSON.stringify({ current: server, tokens: { [server]: 'stored-token' } }),
  )
}

describe('config', () => {
  test('keeps settings in their one spelling, gives and forgets them', async () => {
    const settings = folder()
    expect(
      (await run(settings, ['config', 'set', 'profiles.lyon.server', 'https://Lyon.example/chemin'])).exitCode,
    ).toBe(0)
    await run(settings, ['config', 'set', 'profiles.lyon.lang', 'en'])
    const { stdout } = await run(settings, ['config', 'get', 'profiles.lyon.server'])
    expect(stdout).toBe('https://lyon.example\n')
    const path = (await run(settings, ['config', 'path'])).stdout.trim()
    expect(path).toBe(join(settings, 'ma-cantine', 'config.json'))
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      profiles: { lyon: { server: 'https://lyon.example', lang: 'en' } },
    })
    await run(settings, ['config', 'unset', 'profiles.lyon.server'])
    await run(settings, ['config', 'unset', 'profiles.lyon.lang'])
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({})
  })

  test.each([
    [['set', 'couleur', 'bleu'], 'Le réglage « couleur » n’existe pas.'],
    [['set', 'profiles.a b.server', 'https://a.example'], 'n’existe pas'],
    [['set', 'profiles.__proto__.server', 'https://a.example'], 'n’existe pas'],
    [['set', 'lang', 'de'], 'ne peut pas valoir « de »'],
    [['set', 'profile', 'lyon'], 'ne peut pas valoir « lyon »'],
    [['set', 'server', 'javascript:alert(1)'], 'javascript'],
  ])('%j is refused by name, with 2', async (args, sentence) => {
    const { exitCode, stderr } = await run(folder(), ['config', ...args])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(sentence)])
  })

  test('that cannot be read is named, with 2, and the command still speaks', async () => {
    const settings = folder()
    mkdirSync(join(settings, 'ma-cantine'))
    writeFileSync(join(settings, 'ma-cantine', 'config.json'), '{"server":')
    const { exitCode, stderr } = await run(settings, ['canteens'])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(join('ma-cantine', 'config.json'))])
    expect((await run(settings, ['explain'])).exitCode).toBe(0)
  })
})

describe('the server called', () => {
  test('is that of the option, else of the variable, the profile, the settings, the last sign-in, this machine', async () => {
    const settings = folder()
    expect(await serverCalled(settings)).toEqual(['http://127.0.0.1:8000', 'default'])
    signedIn(settings, 'https://last.example')
    expect(await serverCalled(settings)).toEqual(['https://last.example', 'login'])
    await run(settings, ['config', 'set', 'server', 'https://set.example'])
    expect(await serverCalled(settings)).toEqual(['https://set.example', 'configuration'])
    await run(settings, ['config', 'set', 'profiles.lyon.server', 'https://lyon.example'])
    await run(settings, ['config', 'set', 'profile', 'lyon'])
    expect(await serverCalled(settings)).toEqual(['https://lyon.example', 'profile-configuration'])
    const named = { MA_CANTINE_PROFILE: 'local' }
    expect(await serverCalled(settings, [], named)).toEqual(['http://127.0.0.1:8000', 'profile-variable'])
    const addressed = { ...named, MA_CANTINE_SERVER: 'https://variable.example' }
    expect(await serverCalled(settings, [], addressed)).toEqual(['https://variable.example', 'variable'])
    const [server, from] = await serverCalled(settings, ['--profile', 'prod'], addressed)
    expect([server, from]).toEqual(['https://ma-cantine.agriculture.gouv.fr', 'profile-option'])
  })

  test('of a profile that does not exist is told, with 2 and those that do', async () => {
    const { exitCode, stderr } = await run(folder(), ['canteens', '--profile', 'lyon'])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('prod, local')])
  })

  test('of a profile gets the token stored for it, and no other', async () => {
    const settings = folder()
    const { url, requests } = await standInServer(json({ count: 0, results: [] }))
    const other = await standInServer(json({ count: 0, results: [] }))
    signedIn(settings, url)
    await run(settings, ['config', 'set', 'profiles.lyon.server', url])
    await run(settings, ['config', 'set', 'profiles.nice.server', other.url])
    await run(settings, ['canteens', '--profile', 'lyon'])
    expect(requests[0]?.authorization).toBe('Bearer stored-token')
    expect((await run(settings, ['canteens', '--profile', 'nice'])).exitCode).toBe(3)
    expect(other.requests).toEqual([])
  })
})

test('the language is that of the option, else of the variable, the profile, the settings, the system', async () => {
  const settings = folder()
  const english = async (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    (await run(settings, ['config', 'get', 'colour', ...args], env)).stderr.includes('There is no setting')
  expect(await english([])).toBe(false)
  expect(await english([], { LANG: 'en_GB.UTF-8' })).toBe(true)
  await run(settings, ['config', 'set', 'lang', 'fr'])
  expect(await english([], { LANG: 'en_GB.UTF-8' })).toBe(false)
  await run(settings, ['config', 'set', 'profiles.lyon.lang', 'en'])
  expect(await english(['--profile', 'lyon'])).toBe(true)
  expect(await english(['--profile=lyon'], { MA_CANTINE_LANG: 'fr' })).toBe(false)
  expect(await english(['--lang', 'en'], { MA_CANTINE_LANG: 'fr' })).toBe(true)
})

test('a token on the command line is used, with a warning, and never shown', async () => {
  const { url, requests } = await standInServer(json({ count: 0, results: [] }))
  const { stdout, stderr } = await run(folder(), ['canteens', '--server', url, '--token', 'secret-token'])
  expect(requests[0]?.authorization).toBe('Bearer secret-token')
  expect(stderr).toContain('--token disparaîtra de la prochaine version majeure')
  expect(stdout + stderr).not.toContain('secret-token')
})
