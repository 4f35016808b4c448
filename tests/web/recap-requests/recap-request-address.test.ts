import { expect, test } from 'vitest'
import { recapRequestFormat } from '../../../web/recap-requests/recap-request-address.ts'

const read = (query: string) => recapRequestFormat.read(new URLSearchParams(query))

test('the filters of the list of requests are read from its address, and written to it', () => {
  const address = { page: 2, size: 10, state: 'recu', canteen: '12' } as const
  expect(recapRequestFormat.write(address)).toBe('?page=2&etat=recu&cantine=12')
  expect(read('page=2&etat=recu&cantine=12')).toEqual(address)
})

test('what an address says in other words is as if nothing had been chosen', () => {
  expect(read('etat=received&cantine=abc')).toEqual({ page: 1, size: 10, state: '', canteen: '' })
  expect(recapRequestFormat.write({ page: 1, size: 10, state: '', canteen: '' })).toBe('')
})
