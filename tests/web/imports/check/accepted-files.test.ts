import { expect, test } from 'vitest'
import { findFileProblem, makeOutputName } from '../../../../web/imports/check/accepted-files.ts'

test.each([
  ['achats.csv', 10, null],
  ['ACHATS.CSV', 10, null],
  ['achats.v2.tsv', 10, null],
  ['achats.xlsx', 20_000_000, null],
  ['achats.csv', 10 * 1024 * 1024, null],
  ['achats.csv', 10 * 1024 * 1024 + 1, 'tooLarge'],
  ['achats.ods', 60_000_000, 'tooLarge'],
  ['achats.csv', 0, 'empty'],
  ['achats.pdf', 10, 'wrongType'],
  ['achats', 10, 'wrongType'],
])('a file %s of %i bytes: %s', (name, size, problem) => {
  expect(findFileProblem({ name, size })).toBe(problem)
})

test.each([
  ['achats.csv', true, 'achats-corrige.csv'],
  ['achats.csv', false, 'achats.csv'],
  ['Achats.mars.TSV', true, 'Achats.mars-corrige.tsv'],
  ['achats.xlsx', false, 'achats.csv'],
  ['achats.ods', true, 'achats-corrige.csv'],
])('%s, corrected: %s, is sent as %s', (name, corrected, sent) => {
  expect(makeOutputName(name, { corrected, suffix: '-corrige' })).toBe(sent)
})
