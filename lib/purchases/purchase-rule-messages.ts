import type { CanteenRuleCode } from '../canteens/canteen-rules.ts'
import { en } from '../table-messages/en-words.ts'
import { errorMessages } from '../table-messages/error-messages.ts'
import { fr } from '../table-messages/fr-words.ts'
import type { CellErrorCode } from '../table-schema/error.ts'
import { isAboveMedian, type PriceCode } from './price-distribution.ts'
import type { PurchaseRuleCode } from './purchase-rules.ts'

/** The sentences of the rules of purchases, except those shared with cells and canteens. */
export const purchaseRuleMessages = errorMessages<
  Exclude<PurchaseRuleCode, CellErrorCode | CanteenRuleCode> | PriceCode
>(
  {
    'local-definition-required': {
      title: 'Définition de « local » manquante',
      message: ({ screen }) =>
        `Un achat qui porte la caractéristique ${screen ? fr.quote(screen.code('caracteristiques', 'LOCAL')) : 'LOCAL'} doit dire ce que « local » signifie.`,
      advice: error =>
        `Choisissez une valeur parmi ${error.definition?.doc_enum?.map(value => fr.code(error, value)).join(', ')}.`,
    },
    'future-date': {
      title: 'Date à venir',
      message: ({ value }) => `Le ${fr.quote(value)} n’est pas encore passé.`,
      advice: () => 'Vérifiez l’année, le mois et le jour de l’achat.',
    },
    'impossible-date': {
      title: 'Date impossible',
      message: ({ value }) => `Le ${fr.quote(value)} est trop ancien pour être la date d’un achat.`,
      advice: () => 'Vérifiez l’année : elle a quatre chiffres, par exemple 2024 et non 0024 ou 1900.',
    },
    'distant-date': {
      title: 'Date très ancienne',
      message: ({ value }) => `Le ${fr.quote(value)} est une date d’achat très ancienne.`,
      advice: () => 'Vérifiez l’année ; si elle est bonne, il n’y a rien à faire.',
    },
    'unusual-price': {
      title: 'Prix très éloigné des autres',
      message: ({ value, expected: median }) =>
        `${fr.quote(value)} est plus de ${isAboveMedian(value, median) ? '100 fois supérieur' : '1 000 fois inférieur'} au prix médian de la même famille dans ce fichier, environ ${fr.euros(median)}.`,
      advice: () => 'Vérifiez la virgule : le prix est en euros hors taxes, et non en centimes.',
    },
  },
  {
    'local-definition-required': {
      title: 'Meaning of “local” missing',
      message: ({ screen }) =>
        `A purchase with the characteristic ${screen ? en.quote(screen.code('caracteristiques', 'LOCAL')) : 'LOCAL'} must say what “local” means.`,
      advice: error => `Choose one of ${error.definition?.doc_enum?.map(value => en.code(error, value)).join(', ')}.`,
    },
    'future-date': {
      title: 'Date yet to come',
      message: ({ value }) => `${en.quote(value)} is still in the future.`,
      advice: () => 'Check the year, the month and the day of the purchase.',
    },
    'impossible-date': {
      title: 'Impossible date',
      message: ({ value }) => `${en.quote(value)} is too long ago to be the date of a purchase.`,
      advice: () => 'Check the year: it has four digits, for example 2024 and not 0024 or 1900.',
    },
    'distant-date': {
      title: 'Very old date',
      message: ({ value }) => `${en.quote(value)} is a very old date for a purchase.`,
      advice: () => 'Check the year; if it is right, there is nothing to do.',
    },
    'unusual-price': {
      title: 'Price far from the others',
      message: ({ value, expected: median }) =>
        `${en.quote(value)} is more than ${isAboveMedian(value, median) ? '100 times above' : '1,000 times below'} the median price of its family in this file, about ${en.euros(median)}.`,
      advice: () => 'Check the decimal mark: the price is in euros without VAT, not in cents.',
    },
  },
)
