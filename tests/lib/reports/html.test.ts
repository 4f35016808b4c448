import { locales } from '@ma-cantine/lib'
import { byteLength } from '@ma-cantine/lib/reports/byte-budget'
import { htmlReport } from '@ma-cantine/lib/reports/html'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { check, file } from '../../support/files.ts'
import { millionErrors, reportSamples, withWarnings } from './samples.ts'

const checker = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'] })

describe.each(Object.keys(reportSamples))('HTML of %s', name => {
  test.each(locales)('is valid, accessible, small and self-contained, in %s', async locale => {
    const page = htmlReport((await reportSamples[name]?.()) ?? [], locale)
    expect(byteLength(page)).toBeLessThanOrEqual(200_000)
    const { results } = await checker.validateString(page)
    expect(
      results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => [ruleId, message, line])),
    ).toEqual([])
    expect(page).toContain(`<html lang="${locale}">`)
    // The page runs and fetches nothing: its links stay in the page.
    for (const [tag] of page.matchAll(/<[a-z!/][^>]*>/gi))
      expect(tag).not.toMatch(/<(script|img|link|iframe|object|embed|form|base|svg)\b|\s(on\w+|style|src)=/i)
    expect(page.match(/<style>.*?<\/style>/s)?.[0]).not.toMatch(/url\(|@import/)
    for (const [, address] of page.matchAll(/\b(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^#[\w-]+$/)
      expect(page).toContain(`id="${address?.slice(1)}"`)
    }
    for (const [, table = ''] of page.matchAll(/<table\b[^>]*>(.*?)<\/table>/gs)) {
      expect(table).toMatch(/^\n<caption\b/)
      for (const [cell] of table.matchAll(/<th\b[^>]*>/g)) expect(cell).toMatch(/ scope="(col|row)"/)
    }
  })
})

test('hostile values are shown as they are', async () => {
  const report = await check(file('achats', [{ siret: '<script>alert(1)</script>' }]))
  const page = htmlReport([{ file: '<b>.csv', report }], 'fr')
  expect(page).toContain('<code>&lt;script&gt;alert(1)&lt;/script&gt;</code>')
  expect(page).toContain('<h2>&lt;b&gt;.csv</h2>')
})

test('the summary comes first, with whole counts; then rules with their first rows, then what they mean', async () => {
  const page = htmlReport([await millionErrors()], 'fr')
  const order = [
    'Le fichier est à corriger',
    '1\u00a0000\u00a0000',
    'Ce qui a été trouvé',
    'id="r1-1"',
    'id="rule-pattern"',
  ]
  const places = order.map(text => page.indexOf(text))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places[0]).toBeGreaterThan(0)
  expect(page.match(/<th scope="row" class="nowrap">/g)).toHaveLength(40)
  expect(page).toContain('Et 249\u202f990 erreurs de plus, de la même sorte.')
})

test('a rule is explained once, with a wrong and a right example', async () => {
  const report = await check(file('achats', [{ date: 'hier' }, { prix_ht: 'x', siret: '1' }]))
  const page = htmlReport([{ file: 'a.csv', report }], 'fr')
  for (const code of ['type-error', 'pattern']) expect(page.split(`id="rule-${code}"`)).toHaveLength(2)
  expect(page.split('Exemple à corriger')).toHaveLength(3)
  expect(page.split('Le même, corrigé')).toHaveLength(3)
})

test('errors that do not fit are counted', async () => {
  const page = htmlReport((await reportSamples['more rules than any reader takes']?.()) ?? [], 'fr')
  expect(page).toMatch(/Et [\d\s]+ autres fichiers, dont [\d\s]+ à corriger\u00a0: [\d\s]+ erreurs\./)
})

test('a right file and one with warnings alone are valid', async () => {
  const right = await check(file('achats', [{}]))
  const report = withWarnings(await check(file('achats', [{ date: 'hier' }])))
  expect(htmlReport([{ file: 'a.csv', report: right }], 'fr')).toContain('Rien à corriger.')
  const page = htmlReport([{ file: 'a.csv', report }], 'fr')
  expect(page).toContain('Le fichier est valide')
  expect(page).toContain('valide (1 avertissement)')
})
