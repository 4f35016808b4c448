import { readdirSync, readFileSync } from 'node:fs'
import { lastYearBefore, ruleOf } from '@ma-cantine/lib/measures/year-rules'
import { frenchNote, frenchNotes } from '@ma-cantine/lib/purchases/french-note'
import { characteristicLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { expect, test } from 'vitest'

test('a line holds from its year until the next one, and the first for all years before', () => {
  expect([1900, 2024, 2025, 2026, 2099].map(year => ruleOf('french', year).length)).toEqual([1, 1, 3, 1, 1])
  expect([2026, 2027].map(year => ruleOf('levelTwoCounts', year))).toEqual([true, false])
  expect([2022, 2023].map(year => ruleOf('silenceIsNo', year))).toEqual([true, false])
})

test('only the year that counts French products otherwise has a note', () => {
  expect([2024, 2026].map(year => frenchNote(year, 'fr'))).toEqual([null, null])
  expect(frenchNote(2025, 'fr')).toBe(
    'En 2025, les produits en circuit court et les produits locaux comptent aussi comme français.',
  )
  expect(frenchNotes('en')).toBe(frenchNote(2025, 'en'))
})

test('every text that speaks of the certification of level 2 says until when it counts', () => {
  const until = `jusqu’en ${lastYearBefore('levelTwoCounts')}`
  expect(until).toBe('jusqu’en 2026')
  expect(characteristicLabels.fr.HVE).toContain(until)
  const folder = new URL('../../../schemas/', import.meta.url)
  const sentences = readdirSync(folder)
    .filter(name => name.endsWith('.json'))
    .flatMap(name => readFileSync(new URL(name, folder), 'utf8').match(/\([^()]*niveau 2[^()]*\)/g) ?? [])
  expect(sentences).toHaveLength(28)
  for (const sentence of sentences) expect(sentence).toContain(until)
})
