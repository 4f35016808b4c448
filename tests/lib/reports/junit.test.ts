import { locales } from '@ma-cantine/lib'
import { junitReport } from '@ma-cantine/lib/reports/junit'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'
import { millionErrors, reportSamples, withWarnings } from './samples.ts'

interface Case {
  readonly name: string
  readonly failure?: unknown
  readonly error?: unknown
}
interface Suite {
  readonly name: string
  readonly tests: string
  readonly failures: string
  readonly errors: string
  readonly testcase: readonly Case[]
}

function read(text: string): { tests: string; failures: string; errors: string; testsuite: readonly Suite[] } {
  expect(XMLValidator.validate(text)).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: false,
    processEntities: true,
    isArray: name => ['testsuite', 'testcase', 'property'].includes(name),
  })
  return { testsuite: [], ...parser.parse(text).testsuites }
}

describe.each(Object.keys(reportSamples))('JUnit of %s', name => {
  test.each(locales)('is XML with one suite per file, one case per rule and the right counts, in %s', async locale => {
    const files = (await reportSamples[name]?.()) ?? []
    const text = junitReport(files, locale)
    // The characters that XML 1.0 forbids: https://www.w3.org/TR/xml/#charsets
    expect(text).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u)
    const { testsuite, ...totals } = read(text)
    expect(testsuite).toHaveLength(files.length)
    const sum = (count: (suite: Suite) => number) => String(testsuite.reduce((all, suite) => all + count(suite), 0))
    expect(totals).toMatchObject({
      tests: sum(suite => Number(suite.tests)),
      failures: sum(suite => Number(suite.failures)),
      errors: sum(suite => Number(suite.errors)),
    })
    testsuite.forEach((suite, index) => {
      const one = files[index]
      const failed = suite.testcase.filter(({ failure }) => failure !== undefined)
      expect(suite.tests).toBe(String(suite.testcase.length))
      expect(suite.failures).toBe(String(failed.length))
      if (one && 'report' in one) {
        expect(failed).toHaveLength(one.report.groups.filter(({ severity }) => severity === 'error').length)
        expect(suite.errors).toBe('0')
      } else expect(suite.testcase[0]?.error).toBeDefined()
    })
  })
})

test('a failed case has the count, the first errors and the number of the others', async () => {
  const [suite] = read(junitReport([await millionErrors()], 'fr')).testsuite
  expect(suite?.testcase[0]).toMatchObject({
    name: 'Format incorrect, colonne A, « siret » (pattern)',
    classname: 'achats.csv',
    file: 'achats.csv',
    line: '2',
    failure: {
      type: 'pattern',
      message: expect.stringContaining('250\u202f000 erreurs, lignes 2, 3, 4, 5, 6, 7, 8, 9, 10, 11…'),
      '#text': expect.stringMatching(/^ligne 2 : « 1 » .*\n(ligne .*\n){9}Et 249\u202f990 erreurs de plus/),
    },
  })
})

test('a warning is a passed case with a message; a right file is a passed case', async () => {
  const report = withWarnings(await check(file('achats', [{ date: 'hier' }])))
  const right = await check(file('achats', [{}]))
  const { testsuite, failures } = read(
    junitReport(
      [
        { file: 'a.csv', report },
        { file: 'b.csv', report: right },
      ],
      'fr',
    ),
  )
  expect(failures).toBe('0')
  expect(testsuite[0]?.testcase[0]).toMatchObject({
    'system-out': expect.stringMatching(/^Avertissement — « hier » n’est pas une date valide\./),
  })
  expect(testsuite[1]?.testcase).toEqual([{ classname: 'b.csv', name: 'valide', file: 'b.csv' }])
})
