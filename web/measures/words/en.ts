import { en as texts } from '@ma-cantine/lib/measures/texts/en'
import { fileSize, percent } from '@ma-cantine/lib/messages/english'
import { formatWholeEuros } from '@ma-cantine/lib/messages/numbers'
import type { Words } from './fr.ts'

const euros = (amount: number) => formatWholeEuros(amount, 'en')

export const en: Words = {
  texts,
  facts: {
    title: 'In one minute',
    what: 'What?',
    when: 'Since when?',
    who: 'For whom?',
    sectors: 'Sectors concerned',
  },
  duties: 'What the law asks',
  how: 'How to do it?',
  examples: {
    title: 'With €100 of purchases',
    intro: 'Here are four canteens and the way they spent €100. Two of them reach the goal.',
    organic: 'Organic',
    quality: 'Other sustainable and quality products',
    other: 'Other products',
    reached: 'Goal reached',
    missed: 'Not yet',
    euros,
    described: (organic, quality, other) =>
      `${euros(organic)} of organic products, ${euros(quality)} of other sustainable and quality products, ${euros(other)} of other products`,
    reasons: [
      '€20 of organic and €30 of other quality products: €50 in all, of which €20 are organic.',
      '€50 of organic: organic also counts in the €50.',
      '€20 of organic products, but €40 in all: €10 of quality products are missing.',
      '€65 in all, but €15 of organic: €5 of organic are missing.',
    ],
  },
  goals: {
    title: 'The thresholds of your territory',
    intro: 'Overseas, the thresholds take into account what can be bought on the spot.',
    territory: 'Territory',
    organic: 'Organic share',
    quality: 'Share of sustainable and quality products, organic included',
    percent: value => `at least ${percent(value)}`,
    territories: {
      mainland: 'Metropolitan France and any other territory',
      overseas: 'Guadeloupe, Martinique, French Guiana, Réunion, Saint Martin',
      saintPierre: 'Saint Pierre and Miquelon',
      mayotte: 'Department of Mayotte',
    },
  },
  fine: {
    title: euros => `A fine of ${euros}`,
    text: 'This is what one risks by destroying food that is still good.',
  },
  goOn: {
    title: 'And in my canteen?',
    anonymous: 'Answer a few questions, without an account: your answers stay on your device.',
    user: 'Find your canteens and fill in the diagnostic of the year on your dashboard.',
    assess: 'Assess myself on this measure',
    signUp: 'Create my account',
    dashboard: 'Go to my dashboard',
    purchases: 'Follow my purchases',
    waste: 'Evaluate my food waste',
    actions: 'Choose an anti-waste action',
    poster: 'Make a poster for my diners',
  },
  resources: {
    title: 'To download',
    formats: {
      xlsx: 'for Excel',
      ods: 'for LibreOffice',
      docx: 'for Word',
      odt: 'for LibreOffice',
      pdf: 'to print',
    },
    download: (title, use) => `${title}, ${use}`,
    details: (format, size) => `${format} – ${fileSize(size)}`,
  },
  laws: 'The texts of law',
  others: 'The other measures',
}
