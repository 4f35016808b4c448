import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { roundPrice } from '@ma-cantine/lib/purchases/price'
import { characteristicShortLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { purchaseColumnNames, typedAmount, typedDay } from '@ma-cantine/lib/purchases/purchase-screen-words'
import type { ColumnFormat, ColumnView, SheetCanteen } from '../../imports/check/check-protocol.ts'
import type { Words } from './words/fr.ts'

export interface SheetColumnsOptions {
  readonly words: Words
  readonly locale: Locale
  readonly canteens: readonly SheetCanteen[]
  readonly products: readonly string[]
  readonly providers: readonly string[]
}

/** More canteens are written by their name or SIRET than chosen from a list. */
const mostListed = 200

/** In pixels, so that all the columns are in sight on a desktop. */
const widths: Readonly<Record<string, number>> = {
  siret: 170,
  description: 180,
  fournisseur: 150,
  date: 105,
  prix_ht: 105,
  famille_produits: 150,
  caracteristiques: 130,
  definition_local: 104,
}

const nothing = (): string => ''

/** The columns of the file of purchases, with the names and texts that people know. */
export function createSheetColumns({ words, locale, canteens, products, providers }: SheetColumnsOptions) {
  const names = new Map(canteens.map(({ siret, name }) => [siret, name]))
  const canteenFormat: ColumnFormat = {
    show: text => names.get(text.trim()) ?? text,
    under: text => (names.has(text.trim()) ? text.trim() : ''),
    option: (siret, name) => (name === null ? siret : words.canteen(name, siret)),
  }
  const formats: Readonly<Record<string, ColumnFormat>> = {
    siret: canteenFormat,
    date: { show: typedDay, under: nothing, option: value => value },
    prix_ht: { show: text => typedAmount(text, locale), under: text => euros(text, locale), option: value => value },
  }
  return (columns: readonly ColumnView[]): readonly ColumnView[] =>
    columns.map(found => {
      const { field, values, separator } = found
      if (field === null) return found
      const width = widths[field]
      const column = { ...found, letter: '', ...(width ? { width } : {}) }
      const label = purchaseColumnNames[locale][field] ?? column.label
      if (field === 'siret') {
        if (canteens.length > mostListed) return { ...column, label, format: canteenFormat }
        const known = canteens.map(({ siret, name }) => ({ value: siret, label: name }))
        return { ...column, label, format: canteenFormat, values: known }
      }
      if (field === 'description') return { ...column, label, suggestions: products }
      if (field === 'fournisseur') return { ...column, label, suggestions: providers }
      const short = field === 'caracteristiques' ? characteristicShortLabels[locale] : {}
      const format = values ? listFormat(values, separator, short) : formats[field]
      return { ...column, label, ...(format ? { format } : {}) }
    })
}

/** Codes by their names; several in a cell by their short ones. */
function listFormat(
  values: NonNullable<ColumnView['values']>,
  separator: string | null,
  short: Readonly<Record<string, string>>,
): ColumnFormat {
  const labels = new Map(values.map(({ value, label }) => [value, short[value] ?? label ?? value]))
  const nameOf = (code: string) => labels.get(code.trim()) ?? code.trim()
  return {
    show: text => (separator === null ? nameOf(text) : text.split(separator).map(nameOf).join(', ')),
    under: nothing,
    option: (value, label) => label ?? value,
  }
}

/** The amount as it will be stored; nothing for what is no amount. */
function euros(text: string, locale: Locale): string {
  const price = text.trim()
  return /^\d{1,12}([.,]\d+)?$/.test(price) ? formatEuros(roundPrice(price), locale) : ''
}
