import { expect, test } from 'vitest'
import {
  satelliteAnswersFormat,
  satelliteAnswersQuery,
} from '../../../web/progress/kitchen-reports/satellite-answers-address.ts'

const read = (query: string) => satelliteAnswersFormat.read(new URLSearchParams(query))

test('the answers of satellites are asked for by page and state, as the address says', () => {
  const address = read('etat=contested&page=3')
  expect(satelliteAnswersFormat.write(address)).toBe('?page=3&etat=contested')
  expect(satelliteAnswersQuery(address)).toEqual({ limit: 10, offset: 20, state: 'contested' })
})

test('without a state, or with one that does not exist, all answers are asked for', () => {
  expect(satelliteAnswersQuery(read(''))).toEqual({ limit: 10, offset: 0, state: '' })
  expect(satelliteAnswersQuery(read('etat=rien'))).toEqual({ limit: 10, offset: 0, state: '' })
})
