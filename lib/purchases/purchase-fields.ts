import { creationSources } from '../canteens/creation-source.ts'
import type { Exported, Field, Typed } from '../entities/field.ts'
import { text } from '../table-schema/binding.ts'
import { readDate, splitList } from '../table-schema/cell-type.ts'
import { roundPrice } from './price.ts'
import {
  type Characteristic,
  type LocalDefinition,
  localDefinitions,
  type ProductFamily,
  productFamilies,
} from './purchase-draft.ts'
import { characteristicLabels, familyLabels, storedCharacteristics } from './purchase-labels.ts'

export interface PurchaseFacts extends Typed, Exported {
  /**
   * Its place among the values that make two purchases the same, null where it is none of them. Stored fingerprints
   * depend on these places: a new one takes the next, with a migration that empties `fingerprint`.
   */
  readonly fingerprint: number | null
}

/** Neither files nor people say it. */
const untold = { file: null, input: null, fingerprint: null, exported: null } as const

/** What only the server looks at. */
const internal = { ...untold, nullable: true, stored: true, answer: false } as const

/** A purchase, property by property, in the order of its answers; the file, the table and the export derive from it. */
export const purchaseFields = {
  id: { ...untold, kind: 'integer', nullable: false, stored: true, answer: true },
  creationDate: { ...untold, kind: 'moment', nullable: false, stored: true, answer: true },
  modificationDate: { ...untold, kind: 'moment', nullable: false, stored: true, answer: true },
  /** Of the canteen that bought, as files name it. */
  siret: {
    ...untold,
    kind: 'text',
    nullable: true,
    stored: false,
    answer: false,
    file: { column: 'siret', read: text },
  },
  /** The same as its row names it. */
  canteenId: { ...untold, kind: 'integer', nullable: false, stored: true, answer: false, fingerprint: 1 },
  /** The same as the API names it. */
  canteen: { ...untold, kind: 'integer', nullable: false, stored: false, answer: true, input: 'required' },
  date: {
    kind: 'day',
    nullable: false,
    file: { column: 'date', read: value => readDate(value) ?? null },
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 2,
    exported: { header: 'Date', width: 12, labels: null },
  },
  canteenName: {
    ...untold,
    kind: 'text',
    nullable: false,
    stored: false,
    answer: false,
    exported: { header: 'Cantine', width: 30, labels: null },
  },
  description: {
    kind: 'text',
    nullable: true,
    file: { column: 'description', read: text },
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 3,
    exported: { header: 'Produit', width: 30, labels: null },
  },
  provider: {
    kind: 'text',
    nullable: true,
    file: { column: 'fournisseur', read: text },
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 4,
    exported: { header: 'Fournisseur', width: 30, labels: null },
  },
  family: {
    kind: 'code',
    codes: productFamilies,
    nullable: true,
    file: { column: 'famille_produits', read: value => text(value) as ProductFamily | null },
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 6,
    exported: { header: 'Famille de produits', width: 30, labels: familyLabels.fr },
  },
  /** Null = not said, which is not the same as none. */
  characteristics: {
    kind: 'codes',
    codes: storedCharacteristics,
    nullable: true,
    file: {
      column: 'caracteristiques',
      read: value => (value === '' ? [] : [...new Set(splitList(value, ','))]) as readonly Characteristic[],
    },
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 7,
    exported: { header: 'Caractéristiques', width: 40, labels: characteristicLabels.fr },
  },
  /** Euros without VAT. */
  priceHt: {
    kind: 'amount',
    nullable: false,
    // A decimal number with two decimals, as a text: no digit is lost.
    file: { column: 'prix_ht', read: value => (value === '' ? null : roundPrice(value)) },
    stored: true,
    answer: true,
    input: 'required',
    fingerprint: 5,
    exported: { header: 'Prix HT', width: 12, labels: null },
  },
  /** The address of the invoice; of a new purchase, the invoice itself. */
  invoiceFile: { ...untold, kind: 'text', nullable: true, stored: false, answer: true, input: 'optional' },
  /** What « local » means for this purchase; only with the characteristic LOCAL. */
  localDefinition: {
    kind: 'code',
    codes: localDefinitions,
    nullable: true,
    file: { column: 'definition_local', read: value => text(value) as LocalDefinition | null },
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 8,
    exported: null,
  },
  importSource: { ...untold, kind: 'text', nullable: true, stored: true, answer: true },
  creationSource: {
    ...untold,
    kind: 'code',
    codes: creationSources,
    nullable: true,
    stored: true,
    answer: true,
    input: 'optional',
  },
  /** Made of what people search in. */
  searchText: { ...internal, kind: 'text', nullable: false },
  importId: { ...internal, kind: 'integer' },
  importRow: { ...internal, kind: 'integer' },
  fingerprint: { ...internal, kind: 'bigInteger' },
  deletionDate: { ...internal, kind: 'moment' },
} as const satisfies Readonly<Record<string, Field & PurchaseFacts>>
export type PurchaseFields = typeof purchaseFields
