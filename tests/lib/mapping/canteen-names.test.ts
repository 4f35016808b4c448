import { applyMapping, type Conversion } from '@ma-cantine/lib/mapping/apply-mapping'
import { proposeCanteens } from '@ma-cantine/lib/mapping/canteen-names'
import { confirmationsOf } from '@ma-cantine/lib/mapping/confirmations'
import { mappingOf, proposeMapping } from '@ma-cantine/lib/mapping/propose-mapping'
import { hasNewValues, reopenMapping, withEarlierValues } from '@ma-cantine/lib/mapping/reopen-mapping'
import { surveySource } from '@ma-cantine/lib/mapping/survey-source'
import { describe, expect, test } from 'vitest'

const canteens = [
  { name: 'Cantine des Tilleuls', siret: '21340172201787' },
  { name: 'École Jules Ferry', siret: '21340172201795' },
  { name: 'École Jean Moulin', siret: '21340172201803' },
  { name: 'Collège Jean Moulin', siret: '21340172201811' },
  { name: 'Le Parc', siret: '21340172201829' },
  { name: 'LE PARC', siret: '21340172201837' },
]

const encode = (text: string) => [new TextEncoder().encode(text)]
const survey = async (text: string) => {
  const found = await surveySource(encode(text), { kind: 'achats' })
  return found && 'labels' in found ? found : expect.fail('no table')
}
const choices = { constants: [], negativeAmounts: 'refuse', totals: 'leave-out' } as const

test.each([
  ['cantine des tilleuls', ['21340172201787', 'name', true]],
  ['TILLEULS', ['21340172201787', 'words', false]],
  ['Restaurant scolaire Jules-Ferry', ['21340172201795', 'words', false]],
  ['Ecole Jule Ferri', ['21340172201795', 'spelling', false]],
  ['Ecole Jean Moulin', ['21340172201803', 'name', true]],
  // Two canteens have these words, or this name.
  ['Jean Moulin', [undefined, 'none', false]],
  ['Le Parc', [undefined, 'none', false]],
  ['Cantine scolaire', [undefined, 'none', false]],
  ['Magasin central', [undefined, 'none', false]],
])('the name « %s » is matched with the canteens that one manages', (text, expected) => {
  const [value] = proposeCanteens(canteens, [{ text, count: 3 }])
  expect([value?.codes[0], value?.why, value?.sure]).toEqual(expected)
})

test('a total in the column of names is none', () => {
  expect(proposeCanteens(canteens, [{ text: 'Total général', count: 1 }])).toEqual([])
  const [known] = proposeCanteens([{ name: 'Total', siret: '1' }], [{ text: 'Total', count: 1 }])
  expect(known?.sure).toBe(true)
})

describe.each(['Cantine', 'Établissement', 'Site', 'Restaurant', 'Nom de l’établissement'])(
  'a column « %s »',
  label => {
    const file = `Date;Produit;Montant HT;${label}\n14/03/2024;Riz;1,5;Tilleuls\n15/03/2024;Pain;2;École Jules Ferry\n`

    test('gives the canteen of each row once its names are confirmed', async () => {
      const proposal = proposeMapping('achats', await survey(file), canteens)
      expect(proposal.missing).not.toContain('siret')
      expect(confirmationsOf(proposal, 'fr')).toContain(
        'siret : « Tilleuls » devient 21340172201787. Vérifiez que c’est bien cela.',
      )
      let written = ''
      const conversion = await applyMapping(
        encode(`${file}16/03/2024;Sel;1;Inconnue\n`),
        mappingOf('achats', proposal, choices),
        {
          write: bytes => {
            written += new TextDecoder().decode(bytes)
          },
        },
      )
      const sirets = written
        .trim()
        .split('\r\n')
        .slice(1)
        .map(line => line.split(';')[0])
      expect(sirets).toEqual(['21340172201787', '21340172201795', 'Inconnue'])
      expect((conversion as Conversion).unmapped).toEqual([{ field: 'siret', label, text: 'Inconnue' }])
    })
  },
)

test('a column of SIRET comes before one of names, which stays aside', async () => {
  const text = 'SIRET;Cantine;Date;Produit;Montant HT\n21340172201787;Tilleuls;14/03/2024;Riz;1,5\n'
  const { columns, leftOut } = proposeMapping('achats', await survey(text), canteens)
  expect(columns.find(({ field }) => field === 'siret')).toMatchObject({
    sure: true,
    sources: [{ column: { label: 'SIRET' }, values: [] }],
  })
  expect(leftOut).toEqual(['Cantine'])
})

test('names that are matched once are known in the next file, and those of earlier files stay', async () => {
  const header = 'Cantine;Date;Produit;Montant HT'
  const first = await survey(`${header}\nTilleuls;14/03/2024;Riz;1,5\n`)
  const kept = mappingOf('achats', proposeMapping('achats', first, canteens), choices)
  const again = reopenMapping({ kind: 'achats', survey: first, canteens }, kept)
  expect(hasNewValues(again)).toBe(false)

  const second = await survey(`${header}\nJules Ferry;14/04/2024;Riz;1,5\n`)
  const columns = reopenMapping({ kind: 'achats', survey: second, canteens }, kept)
  expect(hasNewValues(columns)).toBe(true)
  const used = mappingOf('achats', { survey: second, columns }, choices)
  const learned = withEarlierValues({ ...kept, columns: used.columns }, kept)
  expect(learned.columns.find(({ target }) => target === 'siret')?.from[0]?.values).toEqual([
    { text: 'Jules Ferry', codes: ['21340172201795'] },
    { text: 'Tilleuls', codes: ['21340172201787'] },
  ])
  for (const survey of [first, second]) {
    expect(hasNewValues(reopenMapping({ kind: 'achats', survey, canteens }, learned))).toBe(false)
  }
})
