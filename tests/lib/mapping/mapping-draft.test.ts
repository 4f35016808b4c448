import { describe, expect, test } from 'vitest'
import { sourcesOf } from '../../../lib/mapping/mapping.ts'
import {
  chooseCodes,
  chooseColumn,
  chooseDateOrder,
  confirmColumn,
  type MappingDraft,
  mappingOfDraft,
  negativesOf,
  openPoints,
  startDraft,
  stateOf,
  withColumn,
  withConstant,
} from '../../../lib/mapping/mapping-draft.ts'
import { surveySource } from '../../../lib/mapping/survey-source.ts'

const siret = '21340172201787'

async function draftOf(lines: readonly string[]): Promise<MappingDraft> {
  const survey = await surveySource([new TextEncoder().encode(`${lines.join('\n')}\n`)], { kind: 'achats' })
  if (!survey || 'doubt' in survey) throw new Error('No table')
  return startDraft({ kind: 'achats', survey, canteens: [] }, null)
}

const column = ({ columns }: MappingDraft, field: string) => {
  const found = columns.find(each => each.field === field)
  if (!found) throw new Error(field)
  return found
}
const stateIn = (draft: MappingDraft, field: string) => stateOf(draft, column(draft, field))

const lines = [
  'Produit;Distributeur;Date BL;Montant net HT;Rayon',
  'Tomates;Primeurs du Port;4/3/24;45,80;Fruits & légumes frais',
  'Lessive;Grossiste;5/3/24;-18,00;Non alimentaire',
]

describe('the draft of a mapping', () => {
  test('tells what is certain, what a person must look at, what is missing and what may stay empty', async () => {
    const draft = await draftOf(lines)
    expect(['siret', 'description', 'date', 'definition_local'].map(field => stateIn(draft, field))).toEqual([
      'missing',
      'certain',
      'unsure',
      'empty',
    ])
    expect(negativesOf(draft)).toBe(1)
  })

  test('is settled once each of its points is, one by one', async () => {
    const start = await draftOf(lines)
    const withSiret = withConstant(start, column(start, 'siret'), siret)
    expect(stateIn(withSiret, 'siret')).toBe('constant')
    expect(openPoints(withSiret)).toBe(openPoints(start) - 1)
    const dated = withColumn(withSiret, chooseDateOrder(column(withSiret, 'date'), 'month-day-year'))
    expect(openPoints(dated)).toBe(openPoints(withSiret) - 1)
    const confirmed = dated.columns.reduce((draft, each) => withColumn(draft, confirmColumn(each)), dated)
    expect(openPoints(confirmed)).toBe(1)
    const settled: MappingDraft = { ...confirmed, negativeAmounts: 'leave-out' }
    expect(openPoints(settled)).toBe(0)
    const mapping = mappingOfDraft(settled)
    expect(mapping).toMatchObject({ constants: [{ target: 'siret', value: siret }], negativeAmounts: 'leave-out' })
    expect(sourcesOf(mapping, 'date')).toMatchObject([{ label: 'Date BL', dates: 'month-day-year' }])
  })

  test('leaves a value that nothing knows as it is, unless somebody says what it means', async () => {
    const draft = await draftOf(lines)
    const family = column(draft, 'famille_produits')
    const place = { label: 'Rayon', text: 'Non alimentaire' }
    const valuesOf = (changed: MappingDraft) => sourcesOf(mappingOfDraft(changed), 'famille_produits')[0]?.values
    expect(valuesOf(withColumn(draft, confirmColumn(family)))).not.toContainEqual(
      expect.objectContaining({ text: place.text }),
    )
    expect(valuesOf(withColumn(draft, chooseCodes(family, place, ['AUTRES'])))).toContainEqual({
      text: place.text,
      codes: ['AUTRES'],
    })
    expect(valuesOf(withColumn(draft, chooseCodes(family, place, [])))).toContainEqual({ text: place.text, codes: [] })
  })

  test('forgets the value of all rows once a column of the file takes its place', async () => {
    const start = await draftOf(lines)
    const constant = withConstant(start, column(start, 'description'), 'Divers')
    expect(mappingOfDraft(constant).constants).toEqual([{ target: 'description', value: 'Divers' }])
    const chosen = withColumn(constant, chooseColumn(constant.context, column(constant, 'description'), 'Produit'))
    expect(mappingOfDraft(chosen).constants).toEqual([])
    expect(sourcesOf(mappingOfDraft(chosen), 'description')).toMatchObject([{ label: 'Produit' }])
  })
})
