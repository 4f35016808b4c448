import { readFileSync } from 'node:fs'
import { locales } from '@ma-cantine/lib'
import { reportWriters } from '@ma-cantine/lib/reports/formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { hostileTexts, reportSamples } from './samples.ts'

const schema = JSON.parse(
  readFileSync(new URL('../../../schemas/reports/validate.schema.json', import.meta.url), 'utf8'),
)
const validate = new Ajv2020({ allErrors: true, strictTypes: false }).compile(schema)

test('the published schema has a version', () => {
  expect(schema.$id).toMatch(/\/\d+\.\d+\.\d+\.json$/)
})

describe.each(Object.keys(reportSamples))('JSON of %s', name => {
  test.each(locales)('matches the published schema, in %s', async locale => {
    const files = (await reportSamples[name]?.()) ?? []
    const document = JSON.parse(reportWriters.json(files, locale))
    validate(document)
    expect(validate.errors ?? []).toEqual([])
    expect(document.files).toHaveLength(files.length)
  })
})

test('the published schema refuses unknown properties', () => {
  expect(validate({ valid: true, files: [], more: 1 })).toBe(false)
  expect(validate({ valid: true, files: [{ file: 'a', valid: true }] })).toBe(false)
})

test('values come whole, hostile or not', async () => {
  const files = (await reportSamples['hostile values']?.()) ?? []
  const { files: read } = JSON.parse(reportWriters.json(files, 'fr'))
  expect(read.map(({ file }: { file: string }) => file)).toEqual(expect.arrayContaining(hostileTexts))
})
