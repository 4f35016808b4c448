import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults } from '../faults/faults.ts'

const root = new URL('../../', import.meta.url)

test('each fault of `npm run faults` has its place in the sources of today, and its tests', () => {
  const lost = faults.filter(({ path, right, tests: [, ...paths] }) => {
    const places = readFileSync(new URL(path, root), 'utf8').split(right).length - 1
    return places !== 1 || !paths.every(tests => existsSync(new URL(tests, root)))
  })
  expect(lost).toEqual([])
})
