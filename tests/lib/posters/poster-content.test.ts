import { isMessage } from '@ma-cantine/lib/messages/catalogue'
import { posterContent, posterFileName } from '@ma-cantine/lib/posters/poster-content'
import { readTypedShare } from '@ma-cantine/lib/posters/poster-draft'
import { posterReports, posterShares } from '@ma-cantine/lib/posters/poster-shares'
import { expect, test } from 'vitest'
import { posterSamples } from '../../support/poster-samples.ts'

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
const numbersOf = (name: string) =>
  posterSamples[name]?.figures.map(({ before, number }) => plain(`${before} ${number}`.trim()))

test.each([
  ['emptiest', []],
  // 12 345.50 ÷ 50 000 = 24.69 %; 12 000 ÷ 50 000.
  ['few', ['25 %', '24 %']],
  // No organic at all is a figure; the others are not known.
  ['organicAlone', ['0 %']],
  // 19.999 % does not reach the goal of 20 %; 0.1 % is not nothing.
  ['nearly', ['presque 20 %', 'moins de 1 %']],
  ['kitchen', ['31 %', '20 %']],
  ['everything', ['70 %', '30 %']],
])('the poster « %s » shows %j', (name, numbers) => {
  expect(numbersOf(name)).toEqual(numbers)
})

const facts = {
  name: ' Le Verger ',
  indicators: [],
  year: 2024,
  report: undefined,
  goals: { organic: 5, quality: 20 },
  page: null,
  site: 'https://ma-cantine.exemple.fr',
  word: '',
  project: { share: null, name: '' },
}
const textOf = (more: Partial<Parameters<typeof posterContent>[0]>) => posterContent({ ...facts, ...more })

test('a year is told by its own fields: amounts where it has a total, else the shares of the kitchen', () => {
  const before = (previousReport: object) => plain(textOf({ previousReport }).previous)
  expect(
    before({ percentageValueBioHt: 0.25, percentageValueSustainableHt: 0.1, percentageValueEgalimOthersHt: 0.1 }),
  ).toBe('En 2023, nous servions 25 % de bio et 20 % de produits durables et de qualité hors bio.')
  expect(before({ valueTotalHt: 200, valueBioHt: 20, percentageValueBioHt: 0.5 })).toBe(
    'En 2023, nous servions 10 % de bio.',
  )
  expect(before({ valueTotalHt: 200 })).toBe(undefined)
  // Cents of shares are not rounded: 19.96 % is not 20 %.
  expect(posterShares({ percentageValueBioHt: 0.1996 })).toEqual({ organic: 0.1996, others: null })
})

test('a satellite tells what its kitchen gives, where it gives something', () => {
  const canteen = { productionType: 'site_cooked_elsewhere', diagnostics: [{ year: 2024 }] as never }
  const kitchen = [{ year: 2023 }] as never
  const yearsOf = (one: Parameters<typeof posterReports>[0]) => posterReports(one).map(({ year }) => year)
  expect(yearsOf({ ...canteen, centralKitchenDiagnostics: kitchen })).toEqual([2023])
  expect(yearsOf({ ...canteen, centralKitchenDiagnostics: [] })).toEqual([2024])
  expect(yearsOf({ ...canteen, productionType: 'site', centralKitchenDiagnostics: kitchen })).toEqual([2024])
})

test.each([
  [
    { share: 12.5, name: 'Hautes Terres' },
    '12,5 % de nos produits viennent du projet alimentaire territorial « Hautes Terres ».',
  ],
  [{ share: 0, name: '' }, '0 % de nos produits viennent d’un projet alimentaire territorial.'],
  [
    { share: null, name: 'Hautes Terres' },
    'Certains de nos produits viennent du projet alimentaire territorial « Hautes Terres ».',
  ],
  [{ share: null, name: '' }, undefined],
])('the territorial project %j is told by « %s »', (project, sentence) => {
  expect(plain(textOf({ project }).project)).toBe(sentence)
})

test('badges stand in their order, and the one of purchases has the goals of the territory', () => {
  const { successes } = textOf({ earned: ['info', 'appro'] })
  expect(successes.map(({ badge }) => badge)).toEqual(['appro', 'info'])
  expect(plain(successes[0]?.text)).toContain('au moins 20 % de produits durables et de qualité, dont 5 % de bio')
})

test('the code leads to the page of the canteen, or to the site where it has none', () => {
  expect(textOf({})).toMatchObject({ link: facts.site, linkText: `Code QR qui mène au site ${facts.site}` })
  const page = `${facts.site}/nos-cantines/12--Le%20Verger`
  expect(textOf({ page })).toMatchObject({ link: page, linkText: 'Code QR qui mène à la page de la cantine Le Verger' })
})

test('the file has the name of the canteen, without what a system refuses', () => {
  expect(posterFileName({ name: 'Lycée  A/B : midi', year: 2024 })).toBe('Affiche_convives_Lycée_A_B_midi_2024')
  expect(posterFileName({ name: '', year: 2024 })).toBe('Affiche_convives_2024')
})

test.each([
  ['30', 30],
  [' 12,5 % ', 12.5],
  ['0', 0],
  ['', null],
  ['100,1', 'refused'],
  ['-3', 'refused'],
  ['beaucoup', 'refused'],
])('the share « %s » is read as %s', (typed, read) => {
  const value = readTypedShare(typed)
  expect(isMessage(value) ? 'refused' : value).toBe(read)
})
