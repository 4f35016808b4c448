import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { expect, test } from 'vitest'
import { createRandom } from '../../support/damaged-files.ts'
import { diceOf } from '../../support/dice.ts'
import { check, file } from '../../support/files.ts'

const { chance, pick, whole } = diceOf(createRandom(23))

/** A number of so many digits, of which the first may be 0. */
const digits = (count: number) => Array.from({ length: count }, () => whole(10)).join('')

function price(): string {
  const before = chance(0.8) ? digits(1 + whole(5)) : pick(['0', '000', digits(18), digits(26)])
  return chance(0.3) ? before : `${before}${pick(['.', ','])}${pick(['5', digits(2), `00${digits(2)}`, '0'])}`
}

/** The bin of 0 and of amounts below a cent. */
const nothing = -21

/** The tenth of a decade that a price falls into, from its text. */
function tenthOf(text: string): number {
  const [before = '', after = ''] = text
    .split(/[.,]/)
    .map((part, index) => (index === 0 ? part.replace(/^0+/, '') : part))
  const exponent = before === '' ? -1 - after.search(/[1-9]|$/) : before.length - 1
  const significant = `${before}${after}`.replace(/^0+/, '')
  if (significant === '' || exponent < -2) return nothing
  const firstThree = Number(significant.padEnd(3, '0').slice(0, 3))
  return Math.min(exponent, 19) * 10 + Math.floor(10 * Math.log10(firstThree / 100))
}

/** How many prices are more than 100 times above, or 1 000 times below, the median of their family. */
function oddPrices(rows: readonly { prix_ht: string; famille_produits: string }[]): number {
  let odd = 0
  for (const family of Object.values(Object.groupBy(rows, row => row.famille_produits.trim()))) {
    const tenths = (family ?? []).map(row => tenthOf(row.prix_ht)).sort((a, b) => a - b)
    const median = tenths[Math.ceil(tenths.length / 2) - 1]
    if (tenths.length < 10 || median === undefined || median === nothing) continue
    odd += tenths.filter(tenth => tenth - median > 20 || median - tenth > 30).length
  }
  return odd
}

test('prices far from the median are those of plain arithmetic', async () => {
  let all = 0
  for (let round = 0; round < 60; round++) {
    const few = Array.from({ length: 3 }, () => pick(productFamilies))
    const rows = Array.from({ length: 20 + whole(60) }, (_, index) => ({
      description: `Achat ${index}`,
      prix_ht: chance(0.4) ? price() : `${1 + whole(90)}.${digits(2)}`,
      famille_produits: chance(0.1) ? '' : chance(0.1) ? ` ${few[0]} ` : pick(few),
    }))
    const report = await check(file('achats', rows, pick([';', '\t'])), 'achats')
    const found = report.groups.find(({ code }) => code === 'unusual-price')?.count ?? 0
    expect({ round, found }).toEqual({ round, found: oddPrices(rows) })
    all += found
  }
  expect(all).toBeGreaterThan(100)
})

test('repeated diagnostics are those that a map of canteen and year finds', async () => {
  const siretsOf = (kind: 'diagnostics' | 'diagnostics_cc') => (kind === 'diagnostics' ? ['site'] : ['central', 'site'])
  let all = 0
  for (const kind of ['diagnostics', 'diagnostics_cc'] as const) {
    for (let round = 0; round < 30; round++) {
      // SIRETs that differ by their first digits, by their last ones, or by both.
      const sirets = ['21340172201787', '21340172201605', '92341284500011', '92341284500029', '21340172200011']
      const rows = Array.from({ length: 2 + whole(30) }, () => ({
        siret: pick(sirets),
        type_production: pick(siretsOf(kind)),
        année_bilan: pick(['', ' 2023', '2023', '2024', '2024 ']),
      }))
      const report = await check(file(kind, rows), kind)
      const first = new Map<string, number>()
      const repeated = rows.flatMap(({ siret, type_production, année_bilan }, index) => {
        if (année_bilan === '' || (kind === 'diagnostics_cc' && type_production === 'site')) return []
        const key = `${siret} ${année_bilan.trim()}`
        if (!first.has(key)) first.set(key, index + 2)
        return first.get(key) === index + 2 ? [] : [{ row: index + 2, expected: String(first.get(key)) }]
      })
      const found = report.errors
        .filter(({ code }) => code === 'repeated-diagnostic')
        .map(({ row, expected }) => ({ row, expected }))
      expect({ round, found }).toEqual({ round, found: repeated })
      all += found.length
    }
  }
  expect(all).toBeGreaterThan(100)
})
