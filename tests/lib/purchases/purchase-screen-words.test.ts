import { checkFile, describeError, schemaOfReport } from '@ma-cantine/lib'
import { purchaseScreenWords, typedAmount, typedDay } from '@ma-cantine/lib/purchases/purchase-screen-words'
import { expect, test } from 'vitest'
import { file } from '../../support/files.ts'

/** The errors of one row, as a screen tells them. */
async function told(row: Readonly<Record<string, string>>, locale: 'fr' | 'en' = 'fr'): Promise<string[]> {
  const rows = [row, ...Array.from({ length: 12 }, (_, index) => ({ description: `Riz ${index}`, prix_ht: '10,00' }))]
  const report = await checkFile([new TextEncoder().encode(file('achats', rows))])
  return [...report.errors, ...report.warnings].map(error => {
    const { message, advice } = describeError(error, schemaOfReport(report), locale, purchaseScreenWords(locale))
    return `${message} ${advice}`.replace(/[\u00a0\u202f]/g, ' ')
  })
}

test.each([
  [{ siret: '' }, 'La colonne « Cantine » est obligatoire.'],
  [
    { description: '' },
    'La colonne « Produit » est obligatoire. Valeur attendue : un texte, par exemple « Pommes de terre ».',
  ],
  [{ prix_ht: 'offert' }, 'Valeur attendue : un montant en euros, par exemple « 1234,50 ».'],
  [{ date: '30 janvier' }, 'Valeur attendue : une date, par exemple « 30/01/2022 ».'],
  [{ famille_produits: 'BOISSON' }, 'Remplacez « BOISSON » par « Boissons ».'],
  [
    { caracteristiques: 'LOCAL' },
    'Un achat qui porte la caractéristique « Produit local » doit dire ce que « local » signifie. Choisissez une valeur parmi Aux alentours du lieu de service, Même département, Même région, Autre.',
  ],
  [{ prix_ht: '12345.678' }, '« 12345,678 » est plus de 100 fois supérieur au prix médian'],
])('the errors of %o are told in the words of the screen', async (row, expected) => {
  const sentences = await told(row)
  expect(sentences.join('\n')).toContain(expected)
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(
      /colonne [A-Z]\b|[a-z]+_[a-z]+|[A-Z]{4,}_|\b(?:LOCAL|AUTRE|REGION|DEPARTMENT)\b|modèle de fichier/,
    )
  }
})

test('an English reader has the decimal point', async () => {
  expect((await told({ prix_ht: '12345,678' }, 'en')).join()).toContain('“12345.678” is more than 100 times above')
  expect([typedAmount('12,345', 'fr'), typedAmount('12.345', 'fr'), typedAmount('12,345', 'en')]).toEqual([
    '12,345',
    '12,345',
    '12.345',
  ])
  expect([typedAmount('1.2.3', 'fr'), typedDay('2024-02-29'), typedDay('2024-02-30')]).toEqual([
    '1.2.3',
    '29/02/2024',
    '2024-02-30',
  ])
})
