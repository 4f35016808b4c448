import { articleKey, compareArticleKeys, compareArticles } from '@ma-cantine/lib/product-names/compare-articles'
import { compareSuppliers, supplierKey } from '@ma-cantine/lib/product-names/compare-suppliers'
import { longestKey } from '@ma-cantine/lib/product-names/name-key'
import { nearArticles } from '@ma-cantine/lib/product-names/near-articles'
import { sha256Hex } from '@ma-cantine/lib/table-schema/sha256-hex'
import { describe, expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'
import { articlePairs, type NamePair, supplierPairs } from './name-pairs.ts'

const words = [...new Set([...articlePairs, ...supplierPairs].flatMap(([, a, b]) => `${a} ${b}`.split(/\s+/)))]

/** Names made of the words of the pairs, and texts of any kind. */
const anyName = fc.oneof(
  fc.array(fc.constantFrom(...words), { maxLength: 8 }).map(parts => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)

describe.each([
  ['articles', compareArticles, articleKey, articlePairs],
  ['suppliers', compareSuppliers, supplierKey, supplierPairs],
] as const)('the names of %s', (_, compare, keyOf, pairs) => {
  test.each(pairs)('are %s: « %s » and « %s »', (...[likeness, a, b]: NamePair) => {
    expect(compare(a, b)).toBe(likeness)
    expect(compare(b, a)).toBe(likeness)
  })

  test('are compared alike both ways, whatever the texts', () => {
    fc.assert(fc.property(anyName, anyName, (a, b) => compare(a, b) === compare(b, a)))
  })

  test('have a key that is its own key, as short as an index needs', () => {
    fc.assert(
      fc.property(anyName, name => {
        const key = keyOf(name)
        expect(keyOf(key)).toBe(key)
        expect(key.length).toBeLessThanOrEqual(longestKey)
        expect(compare(name, name)).toBe(key === '' ? 'none' : 'same')
      }),
    )
  })

  test('are the same whatever the case and the order of words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('carottes', 'Râpées', 'Lez', 'bio', 'thon'), { minLength: 1 }), parts => {
        expect(compare(parts.join(' '), parts.toReversed().join(' ').toUpperCase())).toBe('same')
      }),
    )
  })
})

test('a word that carries a label always makes another article', () => {
  const labels = [
    'bio',
    'AB',
    'AOP',
    'A.O.C.',
    'IGP',
    'label rouge',
    'LR',
    'MSC',
    'fermière',
    'équitable',
    'HVE',
    'local',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 6 }), fc.constantFrom(...labels), (parts, label) => {
      const name = parts.join(' ')
      fc.pre(!articleKey(name).includes(articleKey(label)))
      expect(compareArticles(name, `${name} ${label}`)).toBe('none')
      expect(compareArticles(name, `${label} ${name}`)).toBe('none')
    }),
  )
})

test('near articles are found among many as one by one', () => {
  const names = fc.array(fc.constantFrom(...articlePairs.flatMap(([, a, b]) => [a, b])), { maxLength: 30 })
  fc.assert(
    fc.property(
      names,
      fc.oneof(
        names.map(([name = '']) => name),
        anyName,
      ),
      (known, name) => {
        const keys = [...new Set(known.map(articleKey))]
        const near = keys.filter(key => compareArticleKeys(key, articleKey(name)) === 'near')
        expect(nearArticles(keys)(articleKey(name)).toSorted()).toEqual(near.toSorted())
      },
    ),
  )
})

test('long names that differ beyond the length of a key are not the same', () => {
  const long = Array.from({ length: 80 }, (_, index) => `mot${index}a`).join(' ')
  expect(compareArticles(`${long} bio`, long)).toBe('none')
  expect(compareArticles(`${long} bio`, `${long.toUpperCase()} BIO`)).toBe('same')
})

test('keys are those that databases store', () => {
  const keys = [
    ...articlePairs.flatMap(([, ...names]) => names.map(articleKey)),
    ...supplierPairs.flatMap(([, ...names]) => names.map(supplierKey)),
  ]
  expect(
    sha256Hex(keys.join('\n')),
    'Stored keys would no longer be found. Add a migration that sets purchase_texts.article_key to null, so that they are made anew, then change this digest.',
  ).toBe('65994d1ee301f6e44143c39d2cf1f117ccab7e9a0945a68d34551e4472c5136a')
})
