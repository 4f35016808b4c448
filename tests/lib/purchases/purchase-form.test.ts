import { changedValues, mergeChanges, takeGroups } from '@ma-cantine/lib/entities/three-way-merge'
import { issueMessage } from '@ma-cantine/lib/messages/issue-message'
import { impossibleCharacteristics } from '@ma-cantine/lib/purchases/impossible-characteristics'
import { purchaseMerge } from '@ma-cantine/lib/purchases/purchase-changes'
import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { purchaseForm } from '@ma-cantine/lib/purchases/purchase-form'
import {
  emptyPurchaseForm,
  type FilledPurchase,
  formOfPurchase,
  type PurchaseFormValues,
} from '@ma-cantine/lib/purchases/purchase-form-values'
import { describe, expect, test } from 'vitest'

const today = '2026-05-20'
const typed: PurchaseFormValues = {
  ...emptyPurchaseForm,
  description: ' Carottes ',
  priceHt: '1 234,5',
  canteen: '12',
  date: '2026-05-20',
}
const stored: FilledPurchase = {
  description: 'Carottes',
  provider: null,
  priceHt: '0.00',
  canteen: 12,
  date: '2027-01-01',
  family: null,
  characteristics: null,
  localDefinition: null,
  localDefinitionKm: null,
  certificate: null,
  invoiceFile: 'http://127.0.0.1/api/v1/purchases/4/invoice',
}

const check = (values: Partial<PurchaseFormValues>, before: FilledPurchase | null = null) =>
  purchaseForm({ today, before }).safeParse({ ...typed, ...values })

/** The sentences of the fields that are refused. */
function problems(values: Partial<PurchaseFormValues>, before: FilledPurchase | null = null): Record<string, string> {
  const { error } = check(values, before)
  const sentence = (issue: object) => issueMessage(issue as never)?.in('fr') ?? ''
  return Object.fromEntries((error?.issues ?? []).map(issue => [issue.path.join('.'), sentence(issue)]))
}

describe('the form of a purchase', () => {
  test('a certificate goes with a label, and is short', () => {
    const certified = { characteristics: ['BIO'], certificate: ' FR-BIO-01 n° 12345 ' }
    expect(check(certified).data).toMatchObject({ certificate: 'FR-BIO-01 n° 12345' })
    expect(check({ ...certified, characteristics: ['LOCAL'], localDefinition: 'REGION' }).data).toMatchObject({
      certificate: null,
    })
    expect(check({ ...certified, certificate: 'é'.repeat(200) }).success).toBe(true)
    expect(problems({ ...certified, certificate: 'é'.repeat(201) })).toEqual({
      certificate: 'Ce champ compte 200 caractères au plus.',
    })
    expect(problems({ ...certified, certificate: 'FR\u0007' })).toHaveProperty('certificate')
  })

  test('gives the values to send', () => {
    expect(check({ characteristics: ['LOCAL'], localDefinition: 'REGION', family: 'AUTRES' }).data).toEqual({
      description: 'Carottes',
      provider: null,
      priceHt: '1234.50',
      canteen: 12,
      date: '2026-05-20',
      family: 'AUTRES',
      characteristics: ['LOCAL'],
      localDefinition: 'REGION',
      localDefinitionKm: null,
      certificate: null,
      invoiceFile: null,
    })
    expect(check({ localDefinition: 'REGION' }).data).toMatchObject({ characteristics: [], localDefinition: null })
  })

  test.each([
    ['50', 50],
    [' 50 km ', 50],
    ['1 200', 1200],
    ['0', 0],
    ['', null],
  ])('reads the distance « %s » of a product that is local by distance, and of no other', (typed, km) => {
    const byDistance = { characteristics: ['LOCAL'], localDefinition: 'KM', localDefinitionKm: typed }
    expect(check(byDistance).data).toMatchObject({ localDefinition: 'KM', localDefinitionKm: km })
    expect(check({ ...byDistance, localDefinition: 'REGION' }).data).toMatchObject({ localDefinitionKm: null })
    expect(check({ ...byDistance, characteristics: [] }).data).toMatchObject({ localDefinitionKm: null })
  })

  test.each<[Partial<PurchaseFormValues>, string, string]>([
    ...['50,5', '-3', 'loin', '40001'].map(
      localDefinitionKm =>
        [
          { characteristics: ['LOCAL'], localDefinition: 'KM', localDefinitionKm },
          'localDefinitionKm',
          'kilomètres entiers',
        ] as [Partial<PurchaseFormValues>, string, string],
    ),
    [
      { characteristics: ['LOCAL'], localDefinition: 'KM', localDefinitionKm: '50 m' },
      'localDefinitionKm',
      'l’unité de ce champ',
    ],
    [{ characteristics: ['FRANCE', 'EUROPE'] }, 'characteristics', 'deux origines'],
    [{ priceHt: '' }, 'priceHt', 'obligatoire'],
    [{ priceHt: '0,00' }, 'priceHt', 'supérieur à zéro'],
    [{ priceHt: '-3' }, 'priceHt', '1 234,50'],
    [{ priceHt: 'douze' }, 'priceHt', '1 234,50'],
    [{ priceHt: '0x30' }, 'priceHt', '1 234,50'],
    [{ priceHt: '1,234' }, 'priceHt', 'deux façons'],
    [{ priceHt: '1234,567' }, 'priceHt', 'centime'],
    [{ priceHt: '12345678901234' }, 'priceHt', '15 au plus'],
    [{ canteen: '' }, 'canteen', 'obligatoire'],
    [{ canteen: '', canteenName: 'Parc' }, 'canteen', 'dans la liste'],
    [{ date: '' }, 'date', 'obligatoire'],
    [{ date: '2026-05-21' }, 'date', 'futur'],
    [{ date: '0026-05-20' }, 'date', 'année'],
    [{ date: '2026-02-30' }, 'date', 'février 2026 compte 28 jours'],
    [{ characteristics: ['LOCAL'] }, 'localDefinition', '« local »'],
  ])('refuses %j, about %s', (values, field, words) => {
    expect(problems(values)).toEqual({ [field]: expect.stringContaining(words) })
  })

  test('tells all its problems at once', () => {
    expect(Object.keys(problems({ priceHt: 'x', date: '', canteen: '' })).sort()).toEqual([
      'canteen',
      'date',
      'priceHt',
    ])
  })

  test('lets a purchase that exists keep what a new one may not have', () => {
    const form = formOfPurchase(stored, 'Le Parc', ',')
    expect(form).toMatchObject({ priceHt: '0,00', canteenName: 'Le Parc', characteristics: [] })
    expect(check(form, stored).data).toEqual(stored)
    expect(problems({ ...form, priceHt: '-1', date: '2027-01-02' }, stored)).toMatchObject({
      priceHt: expect.any(String),
      date: expect.any(String),
    })
    expect(check({ ...form, characteristics: ['BIO'] }, stored).data?.characteristics).toEqual(['BIO'])
  })

  test('sends what changed alone; the order of boxes is no change', () => {
    const before = { ...stored, characteristics: ['BIO', 'LOCAL'] as const satisfies readonly string[] }
    const after = { ...before, characteristics: ['LOCAL', 'BIO'] as ('LOCAL' | 'BIO')[], provider: 'Ferme' }
    expect(changedValues(purchaseMerge, { ...before, characteristics: [...before.characteristics] }, after)).toEqual({
      provider: 'Ferme',
    })
  })
})

describe('the changes of two people', () => {
  test('are both kept where they differ, and told where they meet', () => {
    const mine = { ...stored, provider: 'A', priceHt: '2.00' }
    const theirs = { ...stored, provider: 'B', description: 'Panais' }
    const { merged, conflicts } = mergeChanges(purchaseMerge, stored, mine, theirs)
    expect(conflicts).toEqual(['provider'])
    expect(merged).toEqual({ ...stored, provider: 'A', priceHt: '2.00', description: 'Panais' })
    expect(takeGroups(purchaseMerge, merged, theirs, ['provider']).provider).toBe('B')
  })

  test('never give a family what it excludes', () => {
    const mine: FilledPurchase = { ...stored, characteristics: ['BIO', 'PECHE_DURABLE'] }
    const theirs: FilledPurchase = { ...stored, family: 'BOULANGERIE' }
    expect(mergeChanges(purchaseMerge, stored, mine, theirs).merged).toMatchObject({
      family: 'BOULANGERIE',
      characteristics: ['BIO'],
    })
  })
})

test('fishing suits fish alone, and every family excludes something', () => {
  expect(impossibleCharacteristics(null)).toEqual([])
  for (const family of productFamilies) {
    const excluded = impossibleCharacteristics(family)
    expect(excluded.length).toBeGreaterThan(0)
    expect(excluded.includes('PECHE_DURABLE')).toBe(family !== 'PRODUITS_DE_LA_MER')
  }
  expect(impossibleCharacteristics('BOISSONS')).toEqual(['LABEL_ROUGE', 'PECHE_DURABLE', 'FERMIER'])
  expect(impossibleCharacteristics('PRODUITS_DE_LA_MER')).toEqual(['RUP', 'FERMIER'])
})
