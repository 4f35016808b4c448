import type { CanteenRuleCode } from '../canteens/canteen-rules.ts'
import { en } from '../table-messages/en-words.ts'
import { errorMessages } from '../table-messages/error-messages.ts'
import { fr } from '../table-messages/fr-words.ts'
import type { CellErrorCode } from '../table-schema/error.ts'
import { isAboveMedian, type PriceCode } from './price-distribution.ts'
import type { PurchaseRuleCode } from './purchase-rules.ts'
import type { PurchaseRuleCode2026 } from './purchase-rules-2026.ts'

/** The sentences of the rules of purchases, except those shared with cells and canteens. */
export const purchaseRuleMessages = errorMessages<
  Exclude<PurchaseRuleCode | PurchaseRuleCode2026, CellErrorCode | CanteenRuleCode> | PriceCode
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
    'date-to-come': {
      title: 'Achat à venir',
      message: ({ value }) =>
        `Le ${fr.quote(value)} n’est pas encore passé : seuls les achats déjà faits s’enregistrent.`,
      advice: () => 'Écrivez la date à laquelle l’achat a eu lieu, ou retirez la ligne jusqu’à ce jour.',
    },
    'local-definition-without-local': {
      title: 'Définition de « local » sans produit local',
      message: ({ value }) =>
        `La définition ${fr.quote(value)} est donnée pour un achat que « est_local » ne dit pas local.`,
      advice: () => 'Écrivez OUI dans « est_local » si le produit est local ; sinon, videz « definition_local ».',
    },
    'distance-without-km': {
      title: 'Distance sans définition en kilomètres',
      message: ({ value }) => `La distance ${fr.quote(value)} est donnée, mais « definition_local » ne vaut pas KM.`,
      advice: () =>
        'Écrivez KM dans « definition_local » si le local se définit par une distance ; sinon, videz « definition_local_km ».',
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
    'date-to-come': {
      title: 'Purchase yet to come',
      message: ({ value }) => `${en.quote(value)} is still in the future: only purchases already made are stored.`,
      advice: () => 'Write the day on which the purchase took place, or take the row out until that day.',
    },
    'local-definition-without-local': {
      title: 'Meaning of “local” without a local product',
      message: ({ value }) =>
        `The meaning ${en.quote(value)} is given for a purchase that “est_local” does not call local.`,
      advice: () => 'Write OUI in “est_local” if the product is local; otherwise empty “definition_local”.',
    },
    'distance-without-km': {
      title: 'Distance without a meaning in kilometres',
      message: ({ value }) => `The distance ${en.quote(value)} is given, but “definition_local” is not KM.`,
      advice: () =>
        'Write KM in “definition_local” if a distance defines what is local; otherwise empty “definition_local_km”.',
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
