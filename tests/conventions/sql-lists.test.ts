import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'

test('lists reach SQL through inList()', () => {
  const byHand = sourceFiles('server')
    .filter(({ path }) => !path.startsWith('server/database/'))
    .filter(({ text }) => /json_each|jsonb_each|json(b)?_array_elements|jsonValues|\bany\(\?/i.test(text))
  expect(byHand.map(({ path }) => path)).toEqual([])
})
