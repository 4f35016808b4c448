import { createCellReading } from '@ma-cantine/lib/mapping/read-pasted'
import { recogniseHeader } from '@ma-cantine/lib/mapping/recognise-header'
import { characteristicLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { describe, expect, test } from 'vitest'

const names = [
  'siret',
  'description',
  'fournisseur',
  'date',
  'prix_ht',
  'famille_produits',
  'caracteristiques',
  'definition_local',
]

describe('the first row of a block', () => {
  test.each<[labels: string, fields: string]>([
    [names.join(), names.join()],
    ['Produit,Fournisseur,Date,Prix HT', 'description,fournisseur,date,prix_ht'],
    [
      'Date de facture,Désignation article,Nom fournisseur,Montant net HT (€),Code article',
      'date,description,fournisseur,prix_ht,',
    ],
    ['Restaurant,Cantine,Libellé,Total H.T.', ',siret,description,prix_ht'],
    ['Invoice date,Supplier name,Item description,Net amount', 'date,fournisseur,description,prix_ht'],
    ['Montant TTC,Montant HT,Date,Date d’échéance', ',prix_ht,date,'],
  ])('%s is a header', (labels, fields) => {
    expect(
      recogniseHeader('achats', labels.split(','), null)
        ?.fields.map(field => field ?? '')
        .join(),
    ).toBe(fields)
  })

  test('may have columns of yes and no', () => {
    const header = recogniseHeader('achats', ['Produit', 'Prix HT', 'Bio', 'Local'], null)
    expect([...(header?.flags ?? [])]).toEqual([
      [2, 'BIO'],
      [3, 'LOCAL'],
    ])
  })

  test.each([
    ['Pommes,GAEC,2025-03-02,12.50'],
    ['Pommes,GAEC'],
    ['Produit laitier,Fournisseur Dupont'],
    ['Bio,Local'],
    ['Produit,12'],
    [','],
  ])('%s is data', labels => {
    expect(recogniseHeader('achats', labels.split(','), null)).toBeNull()
  })

  test('of a single column is a header where it names the column that it is pasted over', () => {
    expect(recogniseHeader('achats', ['Produit'], 'description')?.fields).toEqual(['description'])
    expect(recogniseHeader('achats', ['Produit'], 'fournisseur')).toBeNull()
    expect(recogniseHeader('achats', ['Pommes'], 'description')).toBeNull()
  })
})

describe('a cell', () => {
  const read = (field: string, texts: readonly string[]) =>
    texts.map(createCellReading('achats', names.indexOf(field), texts))

  test.each<[field: string, texts: readonly string[], read: readonly string[]]>([
    [
      'date',
      ['31/12/2025', '1er janvier 2025', '2025-02-03', '3-4-25'],
      ['2025-12-31', '2025-01-01', '2025-02-03', '2025-04-03'],
    ],
    // The column tells which is the month.
    [
      'date',
      ['01/31/2025', '02/03/2025', '02/13/2025', '02/14/2025'],
      ['2025-01-31', '2025-02-03', '2025-02-13', '2025-02-14'],
    ],
    // A slip of the keyboard turns no other day around, and nobody wrote the 13th of January.
    ['date', ['01/13/2025', '02/03/2025', '2025-03-04'], ['01/13/2025', '02/03/2025', '2025-03-04']],
    ['date', ['01-13-1999'], ['01-13-1999']],
    ['date', ['01/13/2025', '31/01/2025', '02/03/2025'], ['01/13/2025', '2025-01-31', '2025-03-02']],
    ['date', ['45658', '45659'], ['2025-01-01', '2025-01-02']],
    ['date', ['31/02/2025', 'hier', ''], ['31/02/2025', 'hier', '']],
    ['prix_ht', ['1 234,50 €', '12,5', '€ 3', '1.234,50'], ['1234,50', '12,5', '3', '1234,50']],
    ['prix_ht', ['1,234.50', '12.50'], ['1234,50', '12.50']],
    ['prix_ht', ['5,000 €'], ['5,000 €']],
    ['prix_ht', ['5,000 €', '12,5'], ['5,000', '12,5']],
    // A credit note stays wrong, and says so.
    ['prix_ht', ['-12', '(12)', 'cher', '12 kg'], ['-12', '(12)', 'cher', '12 kg']],
    ['siret', ['213 401 722 01787', '21340172201787.0', '12'], ['21340172201787', '21340172201787', '12']],
    [
      'famille_produits',
      ['Fruits et légumes', 'POISSON', 'boucherie', 'xyz'],
      ['FRUITS_ET_LEGUMES', 'PRODUITS_DE_LA_MER', 'VIANDES_VOLAILLES', 'xyz'],
    ],
    [
      'caracteristiques',
      ['Bio ; Produit local', 'Label rouge', 'BIO,LOCAL', 'Bio ; xyz'],
      ['BIO,LOCAL', 'LABEL_ROUGE', 'BIO,LOCAL', 'Bio ; xyz'],
    ],
    // What our exports say of the certification, and what they said before its last year was told.
    [
      'caracteristiques',
      [characteristicLabels.fr.HVE, 'Certification environnementale (niveau 2 ou HVE) ; Produit local'],
      ['HVE', 'HVE,LOCAL'],
    ],
    ['description', [' Pommes ', '=1+1', '<b>'], [' Pommes ', '=1+1', '<b>']],
  ])('of %s is read where its meaning is sure: %j', (field, texts, expected) => {
    expect(read(field, texts)).toEqual(expected)
  })
})
