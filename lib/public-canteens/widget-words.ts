import {
  counted as countedInEnglish,
  percent as percentInEnglish,
  share as shareInEnglish,
} from '../messages/english.ts'
import { counted, percent, share } from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'

const fr = {
  site: 'ma cantine',
  siteLink: 'ma cantine, le service public de la restauration collective',
  newTab: 'nouvelle fenêtre',
  shares: (year: number) => `Dans les achats de ${year}`,
  organic: 'Produits bio',
  quality: 'Produits durables et de qualité, bio compris',
  share: (part: number, goal: number) => share(part, goal),
  goal: (goal: number) => `objectif ${percent(goal)}`,
  noShares: 'La part de produits bio et de qualité n’est pas encore connue.',
  measures: 'Ses engagements',
  covers: (count: number) => counted(count, 'couvert par jour', 'couverts par jour'),
  satellites: (count: number) => counted(count, 'cantine livrée', 'cantines livrées'),
  see: 'Voir sur la plateforme',
  notFound: {
    title: 'Cette cantine n’a pas de page publique',
    text: 'Elle n’existe pas, ou ses gestionnaires ne la montrent pas.',
  },
}
type Words = typeof fr

const en: Words = {
  site: 'ma cantine',
  siteLink: 'ma cantine, the public service of collective catering',
  newTab: 'new window',
  shares: year => `In the purchases of ${year}`,
  organic: 'Organic products',
  quality: 'Sustainable and quality products, organic included',
  share: (part, goal) => shareInEnglish(part, goal),
  goal: goal => `goal ${percentInEnglish(goal)}`,
  noShares: 'The share of organic and quality products is not known yet.',
  measures: 'What it does',
  covers: count => countedInEnglish(count, 'cover a day', 'covers a day'),
  satellites: count => countedInEnglish(count, 'canteen delivered', 'canteens delivered'),
  see: 'See on the platform',
  notFound: {
    title: 'This canteen has no public page',
    text: 'It does not exist, or its managers do not show it.',
  },
}

/** The sentences of the page that other sites show in a frame. */
export const widgetWords: Readonly<Record<Locale, Words>> = { fr, en }
