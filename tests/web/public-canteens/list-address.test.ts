import { PublicCanteenSelection } from '@ma-cantine/lib/public-canteens/public-canteens-api'
import { departments } from '@ma-cantine/lib/territories/departments'
import { regions } from '@ma-cantine/lib/territories/regions'
import { expect, test } from 'vitest'
import {
  activeFilters,
  type ListAddress,
  type ListOrder,
  listOrders,
  noFilters,
  publicListFormat,
  selectionOf,
} from '../../../web/public-canteens/list-address.ts'
import { fc } from '../../support/properties.ts'

const all: ListAddress = { ...noFilters, page: 1, order: 'creationDec', view: 'liste' }
const read = (query: string) => publicListFormat.read(new URLSearchParams(query))

test('an address without parameters shows everything, newest first, and writes nothing', () => {
  expect(read('')).toEqual(all)
  expect(publicListFormat.write(all)).toBe('')
  expect(activeFilters(all)).toEqual([])
  expect(Object.values(selectionOf(all)).every(value => value === undefined)).toBe(true)
})

const percent = fc.option(fc.integer({ min: 0, max: 100 }))
const meals = fc.option(fc.integer({ min: 0, max: 999_999_999 }))
const anyAddress = fc.record<ListAddress>({
  page: fc.integer({ min: 1, max: 999_999 }),
  order: fc.constantFrom(...(Object.keys(listOrders) as ListOrder[])),
  view: fc.constantFrom('liste', 'carte'),
  search: fc.string({ unit: 'binary', maxLength: 60 }).map(text => text.trim()),
  region: fc.constantFrom('', ...Object.keys(regions)),
  department: fc.constantFrom('', ...departments.map(({ code }) => code)),
  city: fc.constantFrom('', '35238', '2A004', '97209'),
  sectors: fc.subarray([1, 2, 3, 20]),
  management: fc.constantFrom('', 'direct', 'conceded'),
  type: fc.constantFrom('', 'livreurs', 'sites', 'groupes'),
  minBio: percent,
  minQuality: percent,
  minMeals: meals,
  maxMeals: meals,
  badge: fc.constantFrom('', 'appro'),
  zone: fc.constantFrom('', '-1.7,48.1,-1.66,48.14'),
})

test('any choice is read as it was written, and the server takes it', () => {
  fc.assert(
    fc.property(anyAddress, address => {
      expect(read(publicListFormat.write(address))).toEqual(address)
      const parsed = PublicCanteenSelection.safeParse(selectionOf(address))
      expect(parsed.error?.issues ?? []).toEqual([])
    }),
  )
})

test('addresses of the public service work', () => {
  expect(
    read(
      'recherche=moulin&region=53&departement=35&commune=35238&secteurs=1&secteurs=3&modeDeGestion=direct' +
        '&typeEtablissement=central,central_serving&minBio=20&minQualite=50&minRepasJour=100&maxRepasJour=500' +
        '&badge=appro&trier=repasDec&page=2',
    ),
  ).toEqual({
    ...all,
    search: 'moulin',
    region: '53',
    department: '35',
    city: '35238',
    sectors: [1, 3],
    management: 'direct',
    type: 'livreurs',
    minBio: 20,
    minQuality: 50,
    minMeals: 100,
    maxMeals: 500,
    badge: 'appro',
    order: 'repasDec',
    page: 2,
  })
})

test('what an address should not say is as if it had not been said', () => {
  expect(
    read(
      'region=99&departement=1&commune=Rennes&secteurs=900&modeDeGestion=x&typeEtablissement=x&minBio=101&minQualite=-1' +
        '&minRepasJour=peu&maxRepasJour=1e9&badge=waste&trier=creation&vue=3d&zone=1,2,3&page=0',
    ),
  ).toEqual(all)
})
