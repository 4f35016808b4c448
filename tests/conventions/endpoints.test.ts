import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isEndpoint } from '@ma-cantine/lib/http/endpoint'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../server/support/contract.ts'

const lib = fileURLToPath(new URL('../../lib/', import.meta.url))

/** Why a token can never make these calls: no scope allows them. Those open to anyone need none. */
const withoutScope: readonly { readonly reason: string; readonly names: readonly string[] }[] = [
  { reason: 'a token stays one when a session ends', names: ['signOut'] },
  { reason: 'a token that is stolen must make no other token', names: ['listTokens', 'createToken', 'revokeToken'] },
  {
    reason: 'a token that is stolen must not take the account, nor end it',
    names: [
      'changePassword',
      'changePasswordByPatch',
      'getSecondFactor',
      'prepareSecondFactor',
      'activateSecondFactor',
      'verifySecondFactor',
      'renewRecoveryCodes',
      'removeSecondFactor',
      'updateUser',
      'cancelEmailChange',
      'requestEmailConfirmation',
      'previewAccountDeletion',
      'deleteAccount',
    ],
  },
  {
    reason: 'elected officials look at their territory on the site, as in the public service',
    names: [
      'listTerritoryCanteens',
      'getTerritoryProgress',
      'inviteManager',
      'exportTerritoryAsCsv',
      'exportTerritoryAsXlsx',
      'exportTerritoryAsOds',
    ],
  },
  { reason: 'a token that is stolen must not tell all of a person', names: ['downloadPersonalData'] },
  { reason: 'terms are accepted by a person who read them, on the site', names: ['acceptTerms'] },
  {
    reason: 'an application must give access to no other application',
    names: [
      'listApplications',
      'registerApplication',
      'updateApplication',
      'deleteApplication',
      'renewApplicationSecret',
      'listApplicationGrants',
      'revokeApplicationGrant',
      'getConsentRequest',
      'answerConsentRequest',
      'findDeviceRequest',
      'answerDeviceRequest',
    ],
  },
]

const isFile =
  /^\/api\/v1\/(canteens\/:canteenId\/)?(export-)?[a-z]+\.(csv|xlsx|ods)$|\/document\.pdf$|\/archive\.zip$|\/recap\.csv$|\/event\.ics$/

/** A POST that only reads: its question is too long for an address. */
const longQuestions = ['proposePurchases']

const every = [...endpoints]

describe('every endpoint of the library', () => {
  test('is exported by its index: OpenAPI and these tests know no other', async () => {
    const modules: Record<string, unknown>[] = await Promise.all(
      globSync('*/*-api.ts', { cwd: lib }).map(path => import(`@ma-cantine/lib/${path.replace(/\.ts$/, '')}`)),
    )
    const declared = modules.flatMap(module => Object.keys(module).filter(name => isEndpoint(module[name])))
    expect(declared.toSorted()).toEqual(every.map(([name]) => name).toSorted())
  })

  test('has a summary in French: a verb that says what it does, without a full stop, on one line', () => {
    for (const [name, { summary }] of every) {
      expect(summary, name).toMatch(/^[A-ZÉ]\p{L}*(e|it)\b.*[^.\s]$/u)
      expect(summary, name).not.toMatch(/['"]|\s{2}|^.{101}/)
    }
    const summaries = every.map(([, { summary }]) => summary)
    expect(new Set(summaries).size).toBe(summaries.length)
  })

  test('is under /api/v1/, its words in camelCase', () => {
    for (const [name, { path, download }] of every) {
      // Files end as files do; clients of the public service know its workbook under such a name.
      if (download && isFile.test(path)) continue
      expect(path, name).toMatch(/^\/api\/v1(\/(:?[a-z][A-Za-z0-9]*))+\/?$/)
    }
  })

  test('describes each parameter of its path, and no other', () => {
    for (const [name, { path, params }] of every) {
      const described = params ? Object.keys((params as unknown as { shape: object }).shape) : []
      expect(
        [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter),
        name,
      ).toEqual(described)
    }
  })

  test('that is for the managers of a canteen names it in its path', () => {
    for (const [name, { path, access }] of every) {
      if (access === 'manager') expect(path, name).toContain('/:canteenId')
    }
  })

  test('sends a body or a file, not both, and never with a GET; only a POST creates', () => {
    for (const [name, { method, body, upload, created }] of every) {
      expect(Number(body !== undefined) + Number(upload ?? false), name).toBeLessThanOrEqual(method === 'GET' ? 0 : 1)
      if (created) expect(method, name).toBe('POST')
    }
  })

  test('that replaces another is of 2026, and the other is an endpoint of 2025', () => {
    for (const [name, { version, replaces }] of every) {
      if (!replaces) continue
      const [, replaced] = every.find(([, endpoint]) => endpoint === replaces) ?? expect.fail(name)
      expect([version, replaced.version], name).toEqual(['2026', '2025'])
    }
  })

  test('has a scope, or a reason for having none', () => {
    // Staff act in a session, in which they gave a code of their second factor: a token has none.
    const without = every
      .filter(([, { access, scope }]) => !['public', 'staff'].includes(access) && !scope)
      .map(([name]) => name)
    const explained = withoutScope.flatMap(({ names }) => names)
    expect(without.toSorted()).toEqual(explained.toSorted())
  })

  test('asks a scope that reads to read, one that writes to write', () => {
    for (const [name, { method, scope }] of every) {
      const reads = method === 'GET' || longQuestions.includes(name)
      if (scope) expect(scope, name).toMatch(reads ? /:read$|^import:write$/ : /:write$/)
    }
  })
})
