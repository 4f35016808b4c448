import { fileKinds } from '@ma-cantine/lib'
import { expect, test } from 'vitest'
import { describeBothWays, rowsPerKind } from '../../../../support/both-ways.ts'

describeBothWays(['achats'], 1_000_000)

test('with those of the other kinds, they are a million rows', () => {
  expect(Object.values(rowsPerKind).reduce((sum, rows) => sum + rows)).toBeGreaterThanOrEqual(1_000_000)
  expect(Object.keys(rowsPerKind).sort()).toEqual([...fileKinds].sort())
})
