import type { Locale } from '../messages/locale.ts'
import type { ScreenWords } from '../table-messages/screen-words.ts'
import { readDate } from '../table-schema/cell-type.ts'
import { characteristicLabels, familyLabels, localDefinitionLabels } from './purchase-labels.ts'

type Texts = Readonly<Record<string, string>>

/** The names that a screen gives to the columns of the file of purchases. */
export const purchaseColumnNames: Readonly<Record<Locale, Texts>> = {
  fr: {
    siret: 'Cantine',
    description: 'Produit',
    fournisseur: 'Fournisseur',
    date: 'Date',
    prix_ht: 'Prix HT',
    famille_produits: 'Famille de produits',
    caracteristiques: 'Caractéristiques',
    definition_local: 'Définition de local',
  },
  en: {
    siret: 'Canteen',
    description: 'Product',
    fournisseur: 'Supplier',
    date: 'Date',
    prix_ht: 'Price excl. tax',
    famille_produits: 'Product family',
    caracteristiques: 'Labels and origin',
    definition_local: 'Meaning of local',
  },
}

const oneOfList: Readonly<Record<Locale, string>> = { fr: 'une valeur de la liste', en: 'a value of the list' }
const someText: Readonly<Record<Locale, string>> = { fr: 'un texte', en: 'a text' }

const expectations: Readonly<Record<Locale, Texts>> = {
  fr: {
    siret: 'une de vos cantines, par son nom ou son numéro SIRET',
    description: `${someText.fr}, par exemple « Pommes de terre »`,
    fournisseur: `${someText.fr}, par exemple « Le traiteur du village »`,
    date: 'une date, par exemple « 30/01/2022 »',
    prix_ht: 'un montant en euros, par exemple « 1234,50 »',
  },
  en: {
    siret: 'one of your canteens, by its name or its SIRET',
    description: `${someText.en}, for example “Potatoes”`,
    fournisseur: `${someText.en}, for example “The village caterer”`,
    date: 'a date, for example “30/01/2022”',
    prix_ht: 'an amount in euros, for example “1234.50”',
  },
}

const labels = {
  famille_produits: familyLabels,
  caracteristiques: characteristicLabels,
  definition_local: localDefinitionLabels,
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, Texts>>>>

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/

/** The day of a file as people type it; any other text as it is. */
export const typedDay = (text: string): string =>
  readDate(text.trim()) === undefined ? text : text.trim().replace(isoDay, '$3/$2/$1')

/** An amount with the decimal mark of its reader; any other text as it is. */
export const typedAmount = (text: string, locale: Locale): string =>
  /^\s*-?\d+[.,]\d+\s*$/.test(text) ? text.replace(/[.,]/, locale === 'fr' ? ',' : '.') : text

/** The words of the screens where purchases are typed. */
export const purchaseScreenWords = (locale: Locale): ScreenWords => ({
  column: field => purchaseColumnNames[locale][field] ?? field,
  code: (field, code) => {
    const texts: Texts = Object.hasOwn(labels, field) ? labels[field as keyof typeof labels][locale] : {}
    return Object.hasOwn(texts, code) ? (texts[code] ?? code) : code
  },
  cell: (field, text) => {
    if (field === 'date') return typedDay(text)
    return field === 'prix_ht' ? typedAmount(text, locale) : text
  },
  expected: field => expectations[locale][field] ?? oneOfList[locale],
})
