import { locales } from '@ma-cantine/lib'
import { gitlabReport } from '@ma-cantine/lib/reports/gitlab'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'
import { reportSamples, withWarnings } from './samples.ts'

/** The keys that https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format asks for. */
const validate = new Ajv({ allErrors: true }).compile({
  type: 'array',
  maxItems: 1000,
  items: {
    type: 'object',
    properties: {
      description: { type: 'string', pattern: '\\S' },
      check_name: { type: 'string', pattern: '^[a-z-]+$' },
      fingerprint: { type: 'string', pattern: '^[0-9a-f]{32}$' },
      severity: { enum: ['info', 'minor', 'major', 'critical', 'blocker'] },
      location: {
        type: 'object',
        properties: {
          path: { type: 'string', not: { pattern: '^\\./' } },
          lines: { type: 'object', properties: { begin: { type: 'integer', minimum: 1 } }, required: ['begin'] },
        },
        required: ['path', 'lines'],
      },
    },
    required: ['description', 'check_name', 'fingerprint', 'severity', 'location'],
  },
})

describe.each(Object.keys(reportSamples))('GitLab code quality of %s', name => {
  test.each(locales)('has the documented keys and unique fingerprints, in %s', async locale => {
    const files = (await reportSamples[name]?.()) ?? []
    const issues = JSON.parse(gitlabReport(files, locale)) as { fingerprint: string }[]
    validate(issues)
    expect(validate.errors ?? []).toEqual([])
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(issues.length)
  })
})

test('an error is major, a warning minor, an unreadable file blocks', async () => {
  const report = withWarnings(await check(file('achats', [{ date: 'hier', siret: '1' }])))
  const problem = { code: 'file-not-found', message: 'Introuvable.', advice: 'Vérifiez.' }
  const issues = JSON.parse(
    gitlabReport(
      [
        { file: './a.csv', report },
        { file: 'b.csv', problem },
      ],
      'fr',
    ),
  )
  expect(issues).toMatchObject([
    { severity: 'major', check_name: 'pattern', location: { path: 'a.csv', lines: { begin: 2 } } },
    { severity: 'minor', check_name: 'type-error' },
    { severity: 'blocker', check_name: 'file-not-found', description: 'Introuvable. Vérifiez.' },
  ])
})
