import { ruleOf, yearRules } from '../measures/year-rules.ts'
import type { Locale } from '../messages/locale.ts'

const notes: Readonly<Record<Locale, (year: number) => string>> = {
  fr: year => `En ${year}, les produits en circuit court et les produits locaux comptent aussi comme français.`,
  en: year => `In ${year}, products of short supply chains and local products count as French too.`,
}

/** Says how French products of a year are counted; null where only those that say so count. */
export const frenchNote = (year: number, locale: Locale): string | null =>
  ruleOf('french', year).length > 1 ? notes[locale](year) : null

/** The same for a document that is about any year. */
export const frenchNotes = (locale: Locale): string =>
  yearRules.french.flatMap(([year]) => frenchNote(year, locale) ?? []).join(' ')

/** Whether an amount of a report is about French products. */
export const isFrench = (property: string): boolean => /France(Ht)?$/.test(property)
