import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '../../../server/settings/settings.ts'
import { SettingsError } from '../../../server/settings/settings-error.ts'
import { startServer } from '../../support/running-server.ts'
import { serverProgram } from '../../support/sources.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-settings-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (environment: Record<string, string>) =>
  readSettings({ DATABASE_FILE: join(folder, 'a', 'b', 'base.sqlite'), ...environment })

const runMain = (environment: Record<string, string>) =>
  new Promise<{ code: number; stdout: string; stderr: string }>(resolve => {
    const env = { ...process.env, DATABASE_FILE: join(folder, 'main.sqlite'), ...environment }
    execFile(process.execPath, serverProgram('main'), { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })

describe('settings', () => {
  test('give links the port where the server listens, unless they name an address', () => {
    expect(read({}).publicUrl).toBe('http://127.0.0.1:8000')
    expect(read({ PORT: '8123' }).publicUrl).toBe('http://127.0.0.1:8123')
    const named = { PORT: '8123', PUBLIC_URL: 'https://cantine.exemple.fr' }
    expect(read(named).publicUrl).toBe('https://cantine.exemple.fr')
  })

  test('have values when the environment says nothing, or says it blank', () => {
    for (const environment of [{}, { PORT: '', HOST: '', IMPORT_MAX_BYTES: '', SMTP_URL: '', SECURE: '' }]) {
      expect(read(environment)).toMatchObject({
        port: 8000,
        host: '127.0.0.1',
        importMaxBytes: 10_485_760,
        secure: false,
        trustedProxies: false,
        stopDelay: 0,
        stopPatience: 10,
      })
    }
  })

  test.each([
    ['PORT', 'quatre-vingts'],
    ['PORT', '70000'],
    ['DATABASE_READER_URL', 'replica.exemple.fr'],
    ['DATABASE_READER_URL', 'postgres://replica.exemple.fr/cantines'],
    ['IMPORT_MAX_BYTES', '10 Mo'],
    ['IMPORT_MAX_BYTES', '0'],
    ['SMTP_URL', 'http://exemple.fr'],
    ['PUBLIC_URL', 'exemple.fr'],
    ['COMPANY_REGISTER_URL', 'annuaire'],
    ['OUTSIDE_TIMEOUT', '4 s'],
    ['HISTORY_DAYS', '0'],
    ['CONTACT_EMAIL', 'nous'],
    ['SECURE', 'peut-être'],
    ['SESSION_SECRET', 'trop court'],
    ['LOG_LEVEL', 'bavard'],
    ['TRUST_PROXY', 'tout le monde'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', '999.0.0.1'],
    ['RATE_LIMITS', 'beaucoup'],
    ['RATE_LIMITS', 'signIn=10'],
    ['RATE_LIMITS', 'inconnue=10/60'],
    ['METRICS_TOKEN', 'trop court'],
    ['STOP_DELAY', 'un peu'],
    ['STOP_PATIENCE', '-1'],
    ['TELEDECLARATION_START_DATE_OVERRIDE', '08/01/2026'],
    ['TELEDECLARATION_END_DATE_OVERRIDE', '2026-04-06'],
    ['CORRECTION_START_DATE_OVERRIDE', '2026-04-16'],
    ['OPERATOR_DPO_EMAIL', 'le délégué'],
    ['OPERATOR_SOURCE_CODE_URL', 'la forge'],
    ['OPERATOR_PROCESSORS', 'Hébergeur exemplaire'],
    ['OPERATOR_PROCESSORS', '[{"name": "Hébergeur exemplaire"}]'],
  ])('that cannot be used are named: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(SettingsError)
    expect(() => read({ [name]: value })).toThrow(name)
  })

  test('trust the proxies of the private networks when the service is secure, unless told otherwise', () => {
    expect(read({ SECURE: 'true' }).trustedProxies).toEqual(['loopback', 'linklocal', 'uniquelocal'])
    expect(read({ SECURE: 'true', TRUST_PROXY: 'none' }).trustedProxies).toBe(false)
    expect(read({ TRUST_PROXY: '10.0.0.0/8, ::1 loopback' }).trustedProxies).toEqual(['10.0.0.0/8', '::1', 'loopback'])
  })

  test('change limits one by one, or switch them off', () => {
    const usual = read({}).rateRules
    const changed = read({ RATE_LIMITS: 'signIn=20/60, import=5/1' }).rateRules
    expect(changed).toHaveLength(usual.length)
    expect(changed.filter((rule, index) => rule.points !== usual[index]?.points)).toMatchObject([
      { name: 'signIn', points: 20, seconds: 60 },
      { name: 'import', points: 5, seconds: 1 },
    ])
    expect(read({ RATE_LIMITS: 'off' }).rateRules).toEqual([])
  })

  test('whose data folder cannot be made are named', () => {
    const obstacle = join(folder, 'obstacle')
    writeFileSync(obstacle, '')
    expect(() => read({ DATABASE_FILE: join(obstacle, 'sous', 'base.sqlite') })).toThrow('DATABASE_FILE')
  })

  test('announce a campaign by its dates, about the year before', () => {
    expect(
      read({ TELEDECLARATION_START_DATE_OVERRIDE: '2026-01-08', TELEDECLARATION_END_DATE_OVERRIDE: '2026-04-06' })
        .campaign,
    ).toEqual({ year: 2025, declaration: { start: '2026-01-08', end: '2026-04-06' }, correction: null })
    expect(read({}).campaign).toBeNull()
  })

  test('name the analytics service with its address and what it calls the site, or neither', () => {
    expect(read({}).analytics).toBeNull()
    const both = { ANALYTICS_URL: 'https://stats.exemple.fr', ANALYTICS_SITE_ID: '7' }
    expect(read(both).analytics).toEqual({ address: 'https://stats.exemple.fr/', siteId: '7' })
    expect(() => read({ ANALYTICS_SITE_ID: '7' })).toThrow('ANALYTICS_URL')
  })

  test('name the provider of the newsletter with its key and its list, or none of them', () => {
    expect(read({}).newsletterProvider).toBeNull()
    const all = {
      NEWSLETTER_API_URL: 'https://lettres.exemple.fr',
      NEWSLETTER_API_KEY: 'cle',
      NEWSLETTER_LIST_ID: '7',
    }
    expect(read(all).newsletterProvider).toEqual({ url: 'https://lettres.exemple.fr', apiKey: 'cle', listId: 7 })
    expect(() => read({ ...all, NEWSLETTER_API_KEY: '' })).toThrow('NEWSLETTER_API_KEY')
  })

  test('tell who operates the service, as far as the operator told it', () => {
    expect(new Set(Object.values(read({ OPERATOR_PUBLISHER: '', OPERATOR_PHONE: ' ' }).operator))).toEqual(
      new Set([null]),
    )
    const processor = { name: 'Hébergeur', country: 'France', purpose: 'Hébergement', guarantees: 'Contrat' }
    const told = {
      OPERATOR_PUBLISHER: ' Direction des cantines exemplaires ',
      OPERATOR_PROCESSORS: JSON.stringify([processor]),
    }
    expect(read(told).operator).toMatchObject({
      publisher: 'Direction des cantines exemplaires',
      publicationDirector: null,
      processors: [processor],
    })
    expect(read({ OPERATOR_PROCESSORS: '[]' }).operator.processors).toEqual([])
  })

  test('name the environment, an ordinary one unless said otherwise', () => {
    expect(read({})).toMatchObject({ environment: 'dev', demoUrl: undefined })
    const production = { ENVIRONMENT: 'prod', DEMO_URL: 'https://demo.exemple.fr' }
    expect(read(production)).toMatchObject({ environment: 'prod', demoUrl: 'https://demo.exemple.fr' })
    expect(() => read({ ENVIRONMENT: 'production' })).toThrow('ENVIRONMENT')
  })

  test('keep the secret of the sessions in the data folder, for this account of the machine only', () => {
    const { sessionSecret } = read({})
    const secretFile = join(folder, 'a', 'b', 'session-secret')
    expect(readFileSync(secretFile, 'utf8')).toBe(sessionSecret)
    expect(sessionSecret.length).toBeGreaterThan(32)
    expect(statSync(secretFile).mode & 0o777).toBe(0o600)
    expect(read({}).sessionSecret).toBe(sessionSecret)
    expect(read({ SESSION_SECRET: 'x'.repeat(40) }).sessionSecret).toBe('x'.repeat(40))
  })
})

describe('the server process', () => {
  test('prints its address as one line, and stops gently on SIGTERM', async () => {
    const server = await startServer()
    expect((await fetch(`${server.url}/api/v1/sectors/`)).status).toBe(200)
    const ended = new Promise(resolve => server.process.once('exit', resolve))
    server.process.kill('SIGTERM')
    expect(await ended).toBe(0)
    await server.stop()
  })

  test('with a bad setting says which and ends with 2', async () => {
    const { code, stdout, stderr } = await runMain({ PORT: 'abc' })
    expect(code).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toBe('Configuration incorrecte :\n- PORT : doit être un nombre entier : de 0 à 65535\n')
  })
})
