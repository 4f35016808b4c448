import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import { purchaseOrders } from '@ma-cantine/lib/purchases/purchase-orders'
import { describe, expect, test } from 'vitest'
import {
  activeFilters,
  type ListAddress,
  noFilters,
  purchaseColumnOrder,
  purchaseListFormat,
  selectionOf,
} from '../../../web/purchases/list/list-address.ts'
import { fc } from '../../support/properties.ts'

const all: ListAddress = { ...noFilters, page: 1, size: 10, order: '' }
const read = (query: string) => purchaseListFormat.read(new URLSearchParams(query))

test('an address without parameters shows everything, the latest first', () => {
  expect(read('')).toEqual(all)
  expect(read('page=1&trier-par=-date')).toEqual(all)
  expect(purchaseListFormat.write(all)).toBe('')
})

test('any choice is read as it was written', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10))
  const orders = purchaseOrders.flatMap(order => [order, `-${order}`]).filter(order => order !== '-date')
  const address = fc.record<ListAddress>({
    page: fc.integer({ min: 1, max: 999_999 }),
    size: fc.constantFrom(5, 10, 20),
    order: fc.constantFrom('', 'family,-priceHt', ...orders),
    search: fc.string({ unit: 'binary', maxLength: 60 }).map(text => text.trim()),
    families: fc.subarray([...productFamilies]),
    characteristics: fc.subarray([...storedCharacteristics]),
    canteens: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 5 }),
    after: fc.oneof(fc.constant(''), day),
    before: fc.oneof(fc.constant(''), day),
  })
  fc.assert(
    fc.property(address, choice => {
      expect(read(purchaseListFormat.write(choice))).toEqual(choice)
    }),
  )
})

test('what an address holds by mistake or malice is left out', () => {
  for (const query of [
    'page=0',
    'taille=1000',
    'taille=7',
    'page=-3',
    'page=1e9',
    'page=99999999',
    'trier-par=password',
    'trier-par=%27;DROP',
    'famille=CAVIAR',
    'caracteristiques=<script>',
    'cantine=abc,-1,0,1e3',
    'après=hier',
    'après=2024-02-30',
    'avant=2024-1-1',
    'avant=99999-01-01',
    'recherche=+++',
  ])
    expect(read(query), query).toEqual(all)
  expect(read(`recherche=${'a'.repeat(500)}`).search).toHaveLength(200)
  expect(read(`cantine=${Array.from({ length: 500 }, (_, index) => index + 1)}`).canteens).toHaveLength(100)
})

describe('the addresses of the public service', () => {
  test.each([
    ['Viandes et volailles fraîches et surgelées', 'VIANDES_VOLAILLES'],
    ['charcuterie', 'CHARCUTERIE'],
    ['Produits aquatiques frais et surgelés', 'PRODUITS_DE_LA_MER'],
    ['Poissons et autres produits aquatiques', 'PRODUITS_DE_LA_MER'],
    ['Fruits et légumes', 'FRUITS_ET_LEGUMES'],
    ['FRUITS ET LEGUMES', 'FRUITS_ET_LEGUMES'],
    ['BOF (produits laitiers, beurre et œufs)', 'PRODUITS_LAITIERS'],
    ['Boulangerie/Pâtisserie', 'BOULANGERIE'],
    ['Boissons', 'BOISSONS'],
    ['Autres produits', 'AUTRES'],
    ['Meat and poultry', 'VIANDES_VOLAILLES'],
  ])('the name of a family, « %s », is read', (text, code) => {
    expect(purchaseListFormat.read(new URLSearchParams({ famille: text })).families).toEqual([code])
  })

  test('the names of characteristics are read, joined by commas or repeated', () => {
    const text = 'Bio,Appellation d’origine (AOC / AOP),Provenance France,Produit local'
    expect(purchaseListFormat.read(new URLSearchParams({ caracteristiques: text })).characteristics).toEqual([
      'BIO',
      'AOCAOP',
      'FRANCE',
      'LOCAL',
    ])
    expect(read('caracteristiques=Label+rouge&caracteristiques=IGP').characteristics).toEqual(['LABEL_ROUGE', 'IGP'])
  })

  test('the orders are read as the API reads them', () => {
    expect(read('trier-par=canteen__name').order).toBe('canteenName')
    expect(read('trier-par=family,-priceHt').order).toBe('family,-priceHt')
    expect(read('trier-par=family&trier-par=-date').order).toBe('family,-date')
  })
})

test('the routes get codes, days and the order', () => {
  const address = read(
    'recherche=pain&famille=BOULANGERIE,BOISSONS&après=2024-01-01&cantine=3,5&trier-par=priceHt&page=4',
  )
  expect(selectionOf(address)).toEqual({
    search: 'pain',
    family: 'BOULANGERIE,BOISSONS',
    characteristics: '',
    canteen: '3,5',
    date_after: '2024-01-01',
    date_before: '',
    ordering: 'priceHt',
  })
  expect(activeFilters(address)).toEqual(['search', 'families', 'canteens', 'after'])
  expect(activeFilters(all)).toEqual([])
})

test('the title of a column orders upwards, downwards, then as usual', () => {
  const cycle = (field: Parameters<typeof purchaseColumnOrder>[1], order = '') => {
    const seen: string[] = []
    for (let step = 0; step < 4; step++) {
      const { shown, next } = purchaseColumnOrder(order, field)
      seen.push(shown)
      order = next
    }
    return seen
  }
  expect(cycle('priceHt')).toEqual(['none', 'ascending', 'descending', 'none'])
  // The usual order is by date, the latest first.
  expect(cycle('date')).toEqual(['descending', 'ascending', 'descending', 'ascending'])
  expect(purchaseColumnOrder('family,-priceHt', 'priceHt').shown).toBe('none')
  expect(purchaseColumnOrder('family,-priceHt', 'family')).toEqual({ shown: 'ascending', next: '-family' })
})
