import type { FileTotal } from '@ma-cantine/lib/imports/file-total'
import { RunningTotals } from '@ma-cantine/lib/imports/plan-totals'
import { describeTotals } from '@ma-cantine/lib/imports/plan-totals-words'
import { expect, test } from 'vitest'

const canteenOf = (id: number) => ({ siret: `${id}`, name: `Cantine ${id}` })

function totalsOf(rows: readonly (readonly [canteenId: number, priceHt: string])[], skipped: readonly string[] = []) {
  const running = new RunningTotals()
  for (const [canteenId, priceHt] of rows) running.addStored({ canteenId, priceHt })
  for (const priceHt of skipped) running.addSkipped({ canteenId: 1, priceHt })
  const totals = running.totals(canteenOf)
  if (!totals) throw new Error('no totals')
  return totals
}

const plain = (text: string | undefined): string | undefined => text?.replace(/[\u00a0\u202f]/g, ' ')

test('a plan without purchases has no totals', () => {
  expect(new RunningTotals().totals(canteenOf)).toBeNull()
})

test('rows are added up to the cent, by canteen, the largest amounts first', () => {
  const totals = totalsOf([...Array.from({ length: 10 }, () => [1, '0.10'] as const), [2, '1234.56']], ['2.00'])
  const { amounts, canteens, others } = describeTotals(totals, null, 'fr', 20)
  expect(amounts.map(({ title, text }) => `${title} : ${plain(text)}`)).toEqual([
    'Montant à enregistrer : 1 235,56 € HT',
    'Montant laissé de côté : 2,00 € HT',
  ])
  expect(canteens.map(({ name, text }) => `${name} : ${plain(text)}`)).toEqual([
    'Cantine 2 : 1 achat, 1 234,56 € HT',
    'Cantine 1 : 10 achats, 1,00 € HT',
  ])
  expect(others).toBeNull()
  expect(describeTotals(totals, null, 'fr', 1).others).toBe('et 1 autre cantine')
})

test.each([
  ['equal', { amount: 30 }, true, 'C’est bien le total de votre fichier (ligne 58) : 30,00 €.'],
  ['equal in English', { amount: 30 }, true, 'It is the total of your file (row 58): €30.00.'],
  [
    'with the credit notes left out',
    { amount: 28.5, leftOut: -1.5 },
    true,
    'Avec les avoirs laissés de côté (-1,50 €), c’est bien le total de votre fichier (ligne 58) : 28,50 €.',
  ],
  [
    'a rounding away',
    { amount: 30.01, rounded: 2 },
    true,
    'C’est, aux arrondis près, le total de votre fichier (ligne 58) : 30,01 €.',
  ],
  [
    'more',
    { amount: 29.99 },
    false,
    'Votre fichier annonce un total de 29,99 € (ligne 58), et ses lignes font 0,01 € de plus. Vérifiez ce qui manque ou ce qui est compté deux fois avant d’enregistrer.',
  ],
  [
    'less',
    { amount: 1030, leftOut: -5 },
    false,
    'Votre fichier annonce un total de 1 030,00 € (ligne 58), et ses lignes font 1 000,00 € de moins. Vérifiez ce qui manque ou ce qui est compté deux fois avant d’enregistrer.',
  ],
])('the rows are compared with the total of the file: %s', (name, file: Partial<FileTotal>, agrees, text) => {
  const totals = totalsOf([[1, '10.00']], ['20.00'])
  const fileTotal = { row: 58, amount: 0, leftOut: 0, rounded: 0, ...file }
  const { compared } = describeTotals(totals, fileTotal, name.endsWith('English') ? 'en' : 'fr', 20)
  expect([compared?.agrees, plain(compared?.text)]).toEqual([agrees, text])
})
