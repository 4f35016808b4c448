import { catalogue } from '../messages/catalogue.ts'
import { en } from '../table-messages/en-words.ts'
import { fr } from '../table-messages/fr-words.ts'
import { firstYear, lastYear } from './diagnostic-years.ts'

/** Two sums that a check compares, in cents, and the origin that it is about, if any. */
interface Compared {
  readonly partCents: number
  readonly wholeCents: number
  readonly origin: Origin | null
}

export type Origin = 'France' | 'ShortDistribution' | 'Local'

const frOrigins: Readonly<Record<Origin, string>> = {
  France: 'd’origine française',
  ShortDistribution: 'en circuit court',
  Local: 'locaux',
}
const enOrigins: Readonly<Record<Origin, string>> = {
  France: 'French',
  ShortDistribution: 'short-supply',
  Local: 'local',
}

const frEuros = (cents: number): string => fr.euros(String(cents / 100))
const enEuros = (cents: number): string => en.euros(String(cents / 100))
const frOrigin = ({ origin }: Compared): string => (origin ? ` ${frOrigins[origin]}` : '')
const enOrigin = ({ origin }: Compared): string => (origin ? `${enOrigins[origin]} ` : '')

/** The objections to the values of a diagnostic that need no stored data. */
export const diagnosticMessages = catalogue(
  {
    'wrong-amount': 'Indiquez un nombre avec deux décimales au plus, par exemple 1250,50.',
    negative: 'Ce nombre ne peut pas être négatif.',
    'too-large': 'Ce nombre est trop grand.',
    'wrong-address': 'Indiquez l’adresse complète d’une page web, qui commence par https://.',
    'year-out-of-range': (year: number) =>
      `${year} n’est pas une année dont on peut faire le bilan : indiquez une année comprise entre ${firstYear} et ${lastYear()}.`,
    'impossible-cell':
      'Aucun produit de cette famille ne porte ce label : comptez cet achat sous un autre label, ou dans le non EGalim.',
    'parts-above-total': ({ partCents, wholeCents }: Compared) =>
      `Les montants bio, SIQO, environnementaux et autres EGalim font ensemble ${frEuros(partCents)}, plus que le total des achats, ${frEuros(wholeCents)}.`,
    'meat-above-total': ({ partCents, wholeCents }: Compared) =>
      `Les viandes et volailles, ${frEuros(partCents)}, dépassent le total des achats, ${frEuros(wholeCents)}.`,
    'fish-above-total': ({ partCents, wholeCents }: Compared) =>
      `Les produits aquatiques, ${frEuros(partCents)}, dépassent le total des achats, ${frEuros(wholeCents)}.`,
    'meat-and-fish-above-total': ({ partCents, wholeCents }: Compared) =>
      `Les viandes et les produits aquatiques font ensemble ${frEuros(partCents)}, plus que le total des achats, ${frEuros(wholeCents)}.`,
    'meat-egalim-above-total': ({ partCents, wholeCents }: Compared) =>
      `Les viandes et volailles EGalim, ${frEuros(partCents)}, dépassent le total des viandes et volailles, ${frEuros(wholeCents)}.`,
    'meat-france-above-total': ({ partCents, wholeCents }: Compared) =>
      `Les viandes et volailles d’origine française, ${frEuros(partCents)}, dépassent le total des viandes et volailles, ${frEuros(wholeCents)}.`,
    'fish-egalim-above-total': ({ partCents, wholeCents }: Compared) =>
      `Les produits aquatiques EGalim, ${frEuros(partCents)}, dépassent le total des produits aquatiques, ${frEuros(wholeCents)}.`,
    'fish-france-above-total': ({ partCents, wholeCents }: Compared) =>
      `Les produits aquatiques d’origine française, ${frEuros(partCents)}, dépassent le total des produits aquatiques, ${frEuros(wholeCents)}.`,
    'fair-trade-above-organic': ({ partCents, wholeCents }: Compared) =>
      `La part du commerce équitable dans les produits bio, ${frEuros(partCents)}, dépasse les produits bio, ${frEuros(wholeCents)}.`,
    'fair-trade-above-others': ({ partCents, wholeCents }: Compared) =>
      `La part du commerce équitable dans les autres produits EGalim, ${frEuros(partCents)}, dépasse ces produits, ${frEuros(wholeCents)}.`,
    'families-above-egalim': ({ partCents, wholeCents }: Compared) =>
      `Les viandes et les produits aquatiques EGalim font ensemble ${frEuros(partCents)}, plus que la somme des montants bio, SIQO, environnementaux et autres EGalim, ${frEuros(wholeCents)} : comptez-les aussi dans ces montants.`,
    'detail-above-total': ({ partCents, wholeCents }: Compared) =>
      `Le détail par label, non EGalim compris, fait ${frEuros(partCents)}, plus que le total des achats, ${frEuros(wholeCents)}.`,
    'meat-detail-above-total': ({ partCents, wholeCents }: Compared) =>
      `Le détail des viandes et volailles par label fait ${frEuros(partCents)}, plus que leur total, ${frEuros(wholeCents)}.`,
    'fish-detail-above-total': ({ partCents, wholeCents }: Compared) =>
      `Le détail des produits aquatiques par label fait ${frEuros(partCents)}, plus que leur total, ${frEuros(wholeCents)}.`,
    'meat-origin-above-total': (compared: Compared) =>
      `Les achats${frOrigin(compared)} de viandes et volailles, ${frEuros(compared.partCents)}, dépassent le total des viandes et volailles, ${frEuros(compared.wholeCents)}.`,
    'fish-origin-above-total': (compared: Compared) =>
      `Les achats${frOrigin(compared)} de produits aquatiques, ${frEuros(compared.partCents)}, dépassent le total des produits aquatiques, ${frEuros(compared.wholeCents)}.`,
    'origin-above-total': (compared: Compared) =>
      `Les achats${frOrigin(compared)} font ${frEuros(compared.partCents)}, plus que le total des achats, ${frEuros(compared.wholeCents)}.`,
  },
  {
    'wrong-amount': 'Give a number with two decimals at most, for example 1250.50.',
    negative: 'This number cannot be negative.',
    'too-large': 'This number is too large.',
    'wrong-address': 'Give the full address of a web page, which begins with https://.',
    'year-out-of-range': year =>
      `${year} is not a year that can have a diagnostic: give a year from ${firstYear} to ${lastYear()}.`,
    'impossible-cell':
      'No product of this family has this label: count this purchase under another label, or as non EGalim.',
    'parts-above-total': ({ partCents, wholeCents }) =>
      `The organic, SIQO, environmental and other EGalim amounts make together ${enEuros(partCents)}, more than the total of purchases, ${enEuros(wholeCents)}.`,
    'meat-above-total': ({ partCents, wholeCents }) =>
      `Meat and poultry, ${enEuros(partCents)}, exceed the total of purchases, ${enEuros(wholeCents)}.`,
    'fish-above-total': ({ partCents, wholeCents }) =>
      `Aquatic products, ${enEuros(partCents)}, exceed the total of purchases, ${enEuros(wholeCents)}.`,
    'meat-and-fish-above-total': ({ partCents, wholeCents }) =>
      `Meat and aquatic products make together ${enEuros(partCents)}, more than the total of purchases, ${enEuros(wholeCents)}.`,
    'meat-egalim-above-total': ({ partCents, wholeCents }) =>
      `EGalim meat and poultry, ${enEuros(partCents)}, exceed the total of meat and poultry, ${enEuros(wholeCents)}.`,
    'meat-france-above-total': ({ partCents, wholeCents }) =>
      `French meat and poultry, ${enEuros(partCents)}, exceed the total of meat and poultry, ${enEuros(wholeCents)}.`,
    'fish-egalim-above-total': ({ partCents, wholeCents }) =>
      `EGalim aquatic products, ${enEuros(partCents)}, exceed the total of aquatic products, ${enEuros(wholeCents)}.`,
    'fish-france-above-total': ({ partCents, wholeCents }) =>
      `French aquatic products, ${enEuros(partCents)}, exceed the total of aquatic products, ${enEuros(wholeCents)}.`,
    'fair-trade-above-organic': ({ partCents, wholeCents }) =>
      `The part of fair trade in organic products, ${enEuros(partCents)}, exceeds organic products, ${enEuros(wholeCents)}.`,
    'fair-trade-above-others': ({ partCents, wholeCents }) =>
      `The part of fair trade in the other EGalim products, ${enEuros(partCents)}, exceeds these products, ${enEuros(wholeCents)}.`,
    'families-above-egalim': ({ partCents, wholeCents }) =>
      `EGalim meat and aquatic products make together ${enEuros(partCents)}, more than the sum of the organic, SIQO, environmental and other EGalim amounts, ${enEuros(wholeCents)}: count them in these amounts too.`,
    'detail-above-total': ({ partCents, wholeCents }) =>
      `The detail by label, non EGalim included, makes ${enEuros(partCents)}, more than the total of purchases, ${enEuros(wholeCents)}.`,
    'meat-detail-above-total': ({ partCents, wholeCents }) =>
      `The detail of meat and poultry by label makes ${enEuros(partCents)}, more than their total, ${enEuros(wholeCents)}.`,
    'fish-detail-above-total': ({ partCents, wholeCents }) =>
      `The detail of aquatic products by label makes ${enEuros(partCents)}, more than their total, ${enEuros(wholeCents)}.`,
    'meat-origin-above-total': compared =>
      `The ${enOrigin(compared)}purchases of meat and poultry, ${enEuros(compared.partCents)}, exceed the total of meat and poultry, ${enEuros(compared.wholeCents)}.`,
    'fish-origin-above-total': compared =>
      `The ${enOrigin(compared)}purchases of aquatic products, ${enEuros(compared.partCents)}, exceed the total of aquatic products, ${enEuros(compared.wholeCents)}.`,
    'origin-above-total': compared =>
      `The ${enOrigin(compared)}purchases make ${enEuros(compared.partCents)}, more than the total of purchases, ${enEuros(compared.wholeCents)}.`,
  },
)
