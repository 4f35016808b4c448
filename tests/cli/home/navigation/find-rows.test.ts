import { expect, test } from 'vitest'
import { findRows } from '../../../../cli/home/navigation/find-rows.ts'
import { listPage } from '../support/pages.ts'

const page = listPage([
  { id: '1', cells: ['Épicerie du Parc', 'Lyon'], found: 'pattern' },
  { id: '2', cells: ['Crèche des Tilleuls', 'Briey'], found: 'required' },
])
const idsOf = (filter: string) => findRows(page, filter).map(({ id }) => id)

test('a filter finds the rows that hold all its words, in any cell or code, accents or not', () => {
  expect(idsOf('')).toEqual(['1', '2'])
  expect(idsOf('epicerie LYON')).toEqual(['1'])
  expect(idsOf('required')).toEqual(['2'])
  expect(idsOf('epicerie briey')).toEqual([])
})
