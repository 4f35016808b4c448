import { errorCodes, locales } from '@ma-cantine/lib'
import { warningCodes } from '@ma-cantine/lib/imports/warning-code'
import { beforeAll, describe, expect, test } from 'vitest'
import { errorScenes } from '../support/error-scenes.ts'
import { allExampleReports } from '../support/examples.ts'

let shown: Set<string>
let warned: Set<string>
beforeAll(async () => {
  const reports = await allExampleReports()
  const groups = reports.flatMap(report => report.groups)
  shown = new Set(groups.map(({ code }) => code))
  warned = new Set(groups.flatMap(({ severity, code }) => (severity === 'warning' ? [code] : [])))
})

test('every code is shown by an example, or met elsewhere when no file can show it by itself', () => {
  const met = Object.keys(errorScenes)
  expect(errorCodes.filter(code => !shown.has(code) && !met.includes(code))).toEqual([])
  expect(met.filter(code => shown.has(code))).toEqual([])
})

test('the codes that can be ignored are those of warnings', () => {
  expect([...warned].sort()).toEqual([...warningCodes].sort())
})

describe.each(Object.entries(errorScenes))('%s', (code, meet) => {
  test.each(locales)('is met where it arises, and told in %s', async locale => {
    expect((await meet(locale)).map(error => error.code)).toContain(code)
  })
})
