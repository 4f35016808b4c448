import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { PosterPictures } from '@ma-cantine/lib/posters/block'
import type { PosterFont } from '@ma-cantine/lib/posters/letter-widths'
import { type PosterContent, posterContent } from '@ma-cantine/lib/posters/poster-content'
import { encode } from 'uqr'

const site = 'https://ma-cantine.exemple.fr'
const page = `${site}/nos-cantines/12--${encodeURIComponent('École Jules Ferry')}`
const all = ['appro', 'waste', 'diversification', 'plastic', 'info'] as const

type Facts = Parameters<typeof posterContent>[0]

const nothing: Facts = {
  name: 'Le Verger',
  indicators: [],
  year: 2024,
  report: undefined,
  goals: { organic: 20, quality: 50 },
  page: null,
  site,
  word: '',
  project: { share: null, name: '' },
}
const report = { valueTotalHt: 50_000, valueBioHt: 12_345.5, valueSustainableHt: 12_000 }
const usual: Facts = {
  ...nothing,
  name: 'École Jules Ferry',
  indicators: ['Montpellier', '120 couverts par jour', 'Enseignement', 'Gestion directe'],
  report,
  page,
}

/** Twelve contents, from the emptiest to the longest. */
const facts: Readonly<Record<string, Facts>> = {
  emptiest: { ...nothing, name: '' },
  unknown: usual,
  few: { ...nothing, report },
  organicAlone: { ...usual, report: { valueTotalHt: 1000, valueBioHt: 0 } },
  nearly: { ...usual, report: { valueTotalHt: 100_000, valueBioHt: 19_999, valueSustainableHt: 100 } },
  kitchen: { ...usual, report: { percentageValueBioHt: 0.31, percentageValueEgalimOthersHt: 0.2 } },
  everything: { ...usual, report: { valueTotalHt: 10, valueBioHt: 7, valueSustainableHt: 3 }, earned: all },
  withYearBefore: { ...usual, previousReport: { valueTotalHt: 1000, valueBioHt: 150, valueSustainableHt: 2 } },
  withProject: { ...usual, project: { share: 12.5, name: 'Hautes Terres' } },
  withWord: { ...usual, word: 'Le pain vient du village.\n\nLes yaourts, de la coopérative.', earned: ['info'] },
  rareLetters: { ...usual, name: 'Ŀa Čantine d’Ostrów 🥕🥕', word: 'Bon appétit ! 😀 Cantină și șervețel.' },
  longest: {
    ...usual,
    name: `Restaurant interadministratif ${'des vallées et des coteaux '.repeat(4)}`.slice(0, 150),
    indicators: [
      'Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson',
      '12 345 couverts par jour',
      '250 cantines livrées',
      'Enseignement, santé, social et médico-social, loisirs, administration, entreprise, autres',
      'Gestion concédée',
    ],
    previousReport: report,
    earned: all,
    word: 'Nous cuisinons sur place, avec des produits frais. '.repeat(14).slice(0, 700),
    project: {
      share: 12.5,
      name: 'Projet alimentaire territorial de la communauté de communes '.repeat(3).slice(0, 150),
    },
  },
}

export const posterSamples: Readonly<Record<string, PosterContent>> = Object.fromEntries(
  Object.entries(facts).map(([name, one]) => [name, posterContent(one)]),
)

/** A red square. */
const logo =
  'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q=='

export const picturesOf = (content: PosterContent, withLogo: boolean): PosterPictures => ({
  qr: encode(content.link, { ecc: 'M', border: 4 }).data,
  logo: withLogo ? { source: logo, width: 300, height: 200 } : null,
})

const { resolve } = createRequire(import.meta.url)
const read = (name: string) =>
  new Uint8Array(readFileSync(resolve(`@fontsource/source-sans-3/files/source-sans-3-${name}-normal.woff`)))

/** The files of the fonts of posters. */
export const posterFontFiles = (): ReadonlyMap<PosterFont, Uint8Array> =>
  new Map([
    ['plain', read('latin-400')],
    ['bold', read('latin-700')],
    ['plainExt', read('latin-ext-400')],
    ['boldExt', read('latin-ext-700')],
  ])
