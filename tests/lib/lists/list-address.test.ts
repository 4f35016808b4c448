import {
  listAddressFormat,
  oneCode,
  orderName,
  pageParameter,
  repeatedCodes,
  searchParameter,
  severalValues,
  sizeParameter,
} from '@ma-cantine/lib/lists/list-address'
import { expect, test } from 'vitest'

const format = listAddressFormat<{
  page: number
  size: number
  search: string
  order: 'name' | '-name'
  colours: readonly ('red' | 'blue')[]
  ids: readonly number[]
}>({
  page: pageParameter(),
  size: sizeParameter,
  search: searchParameter,
  order: oneCode(orderName, ['name', '-name'], 'name'),
  colours: repeatedCodes('couleur', ['red', 'blue']),
  ids: severalValues('id', text => (text === null ? [] : text.split(',').map(Number))),
})
const read = (query: string) => format.read(new URLSearchParams(query))
const standard = { page: 1, size: 10, search: '', order: 'name', colours: [], ids: [] } as const

test('what was not chosen is not in the address', () => {
  expect(format.write(standard)).toBe('')
  expect(format.write({})).toBe('')
  expect(read('')).toEqual(standard)
})

test('a choice is read as it was written', () => {
  const chosen = {
    page: 3,
    size: 20,
    search: 'pain & lait',
    order: '-name',
    colours: ['red', 'blue'],
    ids: [4, 5],
  } as const
  expect(format.write(chosen)).toBe(
    '?page=3&taille=20&recherche=pain+%26+lait&trier-par=-name&couleur=red&couleur=blue&id=4%2C5',
  )
  expect(read(format.write(chosen))).toEqual(chosen)
})

test('what an address holds by mistake or malice is as if nothing had been chosen', () => {
  expect(read('page=-1&taille=1000&trier-par=password&couleur=green&inconnu=1')).toEqual(standard)
  expect(read(`recherche=${'a'.repeat(500)}`).search).toHaveLength(200)
  expect(read('recherche=+++').search).toBe('')
})

test('codes are read joined by commas or repeated, in the order of their list', () => {
  expect(read('couleur=blue,red').colours).toEqual(['red', 'blue'])
  expect(read('couleur=blue&couleur=red').colours).toEqual(['red', 'blue'])
})

test('values are read joined by commas or repeated', () => {
  expect(read('id=4,5').ids).toEqual([4, 5])
  expect(read('id=4&id=5').ids).toEqual([4, 5])
})
