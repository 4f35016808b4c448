import { errorCodes, locales } from '@ma-cantine/lib'
import { beforeAll, describe, expect, test } from 'vitest'
import { allExampleReports } from '../support/examples.ts'
import { metElsewhere } from '../support/met-elsewhere.ts'

let shown: Set<string>
beforeAll(async () => {
  const reports = await allExampleReports()
  shown = new Set(reports.flatMap(({ groups }) => groups.map(({ code }) => code)))
})

test('every code is shown by an example, or met elsewhere when no file can show it by itself', () => {
  const met = Object.keys(metElsewhere)
  expect(errorCodes.filter(code => !shown.has(code) && !met.includes(code))).toEqual([])
  expect(met.filter(code => shown.has(code))).toEqual([])
})

describe.each(Object.entries(metElsewhere))('%s', (code, meet) => {
  test.each(locales)('is met where it arises, and told in %s', async locale => {
    expect((await meet(locale)).map(error => error.code)).toContain(code)
  })
})
