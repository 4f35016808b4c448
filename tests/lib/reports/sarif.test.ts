import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { locales } from '@ma-cantine/lib'
import { fileUri } from '@ma-cantine/lib/reports/file-uri'
import { sarifReport } from '@ma-cantine/lib/reports/sarif'
import Ajv from 'ajv-draft-04'
import formats from 'ajv-formats'
import type { Log } from 'sarif'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'
import { millionErrors, reportSamples, totalCount, withWarnings } from './samples.ts'

const published = createRequire(import.meta.url).resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json')
// One of its patterns does not work with the Unicode flag.
const ajv = new Ajv.default({ allErrors: true, strict: false, unicodeRegExp: false })
formats.default(ajv)
const validate = ajv.compile(JSON.parse(readFileSync(published, 'utf8')))

function read(text: string) {
  const log = JSON.parse(text) as Log
  validate(log)
  expect(validate.errors ?? []).toEqual([])
  const [run] = log.runs
  return { rules: run?.tool.driver.rules ?? [], results: run?.results ?? [] }
}

describe.each(Object.keys(reportSamples))('SARIF of %s', name => {
  test.each(locales)('is valid, within the limits of readers, and counts every error, in %s', async locale => {
    const files = (await reportSamples[name]?.()) ?? []
    const { rules, results } = read(sarifReport(files, locale))
    expect(results.length).toBeLessThanOrEqual(5000)
    expect(results.reduce((sum, { occurrenceCount = 1 }) => sum + occurrenceCount, 0)).toBe(totalCount(files))
    const fingerprints = results.map(({ partialFingerprints }) => partialFingerprints?.primaryLocationLineHash)
    expect(new Set(fingerprints).size).toBe(results.length)
    for (const { ruleId, ruleIndex = -1, locations, message } of results) {
      expect(rules[ruleIndex]?.id).toBe(ruleId)
      expect(locations?.[0]?.physicalLocation?.region?.startLine).toBeGreaterThan(0)
      expect(message.text).toMatch(/\S/)
    }
    for (const { shortDescription, help } of rules) {
      expect(shortDescription?.text).toMatch(/\S/)
      expect(help?.text).toMatch(/\S/)
    }
  })
})

test('a result has the place, the error and how to mend it', async () => {
  const report = withWarnings(await check(file('achats', [{}, { date: 'hier', siret: '1' }])))
  const { results } = read(sarifReport([{ file: './mes achats/a.csv', report }], 'fr'))
  expect(results).toMatchObject([
    { ruleId: 'pattern', level: 'error', occurrenceCount: 1 },
    {
      ruleId: 'type-error',
      level: 'warning',
      message: { text: expect.stringMatching(/^« hier » n’est pas une date valide\. Valeur attendue : /) },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri: 'mes%20achats/a.csv' }, region: { startLine: 3 } },
          logicalLocations: [{ name: 'date', fullyQualifiedName: 'D3' }],
        },
      ],
    },
  ])
})

test('errors that the report does not hold are one result per rule, with their number', async () => {
  const { results } = read(sarifReport([await millionErrors()], 'fr'))
  expect(results).toHaveLength(1004)
  expect(results.filter(({ occurrenceCount = 1 }) => occurrenceCount > 1)).toMatchObject(
    Array.from({ length: 4 }, () => ({
      occurrenceCount: 249_750,
      message: { text: expect.stringContaining('249\u202f750 erreurs de plus') },
    })),
  )
})

test('a fingerprint stays when a row is added above', async () => {
  const wrong = { siret: '1' }
  const of = async (rows: Record<string, string>[]) =>
    read(sarifReport([{ file: 'a.csv', report: await check(file('achats', rows)) }], 'fr')).results.map(
      ({ partialFingerprints }) => partialFingerprints,
    )
  const alone = await of([wrong, wrong])
  expect(await of([{}, wrong, wrong])).toEqual(alone)
  expect(await of([wrong, { siret: '2' }])).not.toEqual(alone)
})

test.each([
  ['achats.csv', 'achats.csv'],
  ['./a/b c%.csv', 'a/b%20c%25.csv'],
  ['a\\b.csv', 'a/b.csv'],
  ['/données/é.csv', 'file:///donn%C3%A9es/%C3%A9.csv'],
  ['C:\\Mes documents\\a.csv', 'file:///C:/Mes%20documents/a.csv'],
  ['a:b\ud800', 'a%3Ab%EF%BF%BD'],
])('the file %j has the URI %s', (name, uri) => {
  expect(fileUri(name)).toBe(uri)
})
