import * as english from '../messages/english.ts'
import { counted, plural } from '../messages/french.ts'
import type { Locale } from '../messages/locale.ts'
import type { LeftOutReason } from './apply-mapping.ts'
import type { DateOrder, DecimalMark } from './mapping.ts'
import type { ColumnReason } from './propose-mapping.ts'
import type { ValueReason } from './value-meaning.ts'

const listed = (rows: readonly number[], count: number, more: string): string =>
  `${rows.join(', ')}${count > rows.length ? more : ''}`

const fr = {
  columnReasons: {
    name: 'le nom est connu',
    words: 'des mots du nom sont connus',
    spelling: 'le nom est presque le même',
    dates: 'la colonne contient des dates',
    amounts: 'la colonne contient des montants',
    sirets: 'la colonne contient des SIRET justes',
    values: 'ses valeurs sont celles de notre liste',
    flag: 'la colonne dit oui ou non',
  } satisfies Record<ColumnReason, string>,
  valueReasons: {
    code: 'c’est notre code',
    label: 'c’est notre libellé',
    name: 'ce mot est connu',
    words: 'des mots sont connus',
    spelling: 'l’orthographe est proche',
    yes: 'la colonne dit oui',
    no: 'la valeur dit non',
    none: 'à choisir',
  } satisfies Record<ValueReason, string>,
  dateOrders: {
    'day-month-year': 'jour, mois, année',
    'month-day-year': 'mois, jour, année',
    'year-month-day': 'année, mois, jour',
    'excel-serial': 'numéro de jour d’un tableur',
  } satisfies Record<DateOrder, string>,
  decimalMarks: { ',': 'virgule', '.': 'point' } satisfies Record<DecimalMark, string>,
  leftOut: (reason: LeftOutReason, count: number, rows: readonly number[]): string => {
    const what = {
      blank: counted(count, 'ligne vide laissée de côté', 'lignes vides laissées de côté'),
      total: counted(count, 'ligne de total laissée de côté', 'lignes de total laissées de côté'),
      negative: counted(count, 'avoir laissé de côté', 'avoirs laissés de côté'),
    }[reason]
    return `${what} (${plural(count, 'ligne', 'lignes')} ${listed(rows, count, '…')})`
  },
  confirm: {
    column: (target: string, label: string, why: string): string =>
      `${target} ← « ${label} » : ${why}. Vérifiez que c’est la bonne colonne.`,
    value: (target: string, text: string, code: string): string =>
      `${target} : « ${text} » devient ${code}. Vérifiez que c’est bien cela.`,
    unknownValue: (target: string, text: string, count: number): string =>
      `${target} : « ${text} » (${counted(count, 'ligne', 'lignes')}) n’est pas reconnu. Ajoutez-le aux valeurs, avec un code ou sans.`,
    dates: (label: string): string =>
      `« ${label} » : le jour est-il avant le mois ? Les dates de la colonne ne le disent pas avec certitude. Choisissez « day-month-year » ou « month-day-year ».`,
    missing: (target: string): string =>
      `${target} : aucune colonne ne convient. Nommez-en une, ou donnez la valeur de toutes les lignes dans « constants ».`,
    negatives: (count: number): string =>
      `${counted(count, 'montant est négatif', 'montants sont négatifs')} : un avoir ne peut pas être importé. Avec « negativeAmounts » : « leave-out », ces lignes sont laissées de côté.`,
  },
}

const en: typeof fr = {
  columnReasons: {
    name: 'the name is known',
    words: 'words of the name are known',
    spelling: 'the name is nearly the same',
    dates: 'the column holds dates',
    amounts: 'the column holds amounts',
    sirets: 'the column holds right SIRETs',
    values: 'its values are those of our list',
    flag: 'the column says yes or no',
  },
  valueReasons: {
    code: 'it is our code',
    label: 'it is our label',
    name: 'this word is known',
    words: 'some words are known',
    spelling: 'the spelling is close',
    yes: 'the column says yes',
    no: 'the value says no',
    none: 'to be chosen',
  },
  dateOrders: {
    'day-month-year': 'day, month, year',
    'month-day-year': 'month, day, year',
    'year-month-day': 'year, month, day',
    'excel-serial': 'day number of a spreadsheet',
  },
  decimalMarks: { ',': 'comma', '.': 'point' },
  leftOut: (reason, count, rows) => {
    const what = {
      blank: english.counted(count, 'empty row left out', 'empty rows left out'),
      total: english.counted(count, 'row of totals left out', 'rows of totals left out'),
      negative: english.counted(count, 'credit note left out', 'credit notes left out'),
    }[reason]
    return `${what} (${english.plural(count, 'row', 'rows')} ${listed(rows, count, '…')})`
  },
  confirm: {
    column: (target, label, why) => `${target} ← “${label}”: ${why}. Check that it is the right column.`,
    value: (target, text, code) => `${target}: “${text}” becomes ${code}. Check that this is right.`,
    unknownValue: (target, text, count) =>
      `${target}: “${text}” (${english.counted(count, 'row', 'rows')}) is not recognised. Add it to the values, with a code or without.`,
    dates: label =>
      `“${label}”: does the day come before the month? The dates of the column do not tell for sure. Choose “day-month-year” or “month-day-year”.`,
    missing: target => `${target}: no column fits. Name one, or give the value of all rows in “constants”.`,
    negatives: count =>
      `${english.counted(count, 'amount is', 'amounts are')} negative: a credit note cannot be imported. With “negativeAmounts”: “leave-out”, these rows are left out.`,
  },
}

export const mappingWords: Readonly<Record<Locale, typeof fr>> = { fr, en }
