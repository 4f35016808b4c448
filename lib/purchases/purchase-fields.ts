import { creationSources } from '../entities/creation-source.ts'
import type { ExportFacts, Field, InputFacts } from '../entities/field.ts'
import { codeIn, dayIn, textIn } from '../table-schema/binding.ts'
import { splitList } from '../table-schema/cell-type.ts'
import { roundPrice } from './price.ts'
import {
  type Characteristic2025,
  type LocalDefinition2025,
  localDefinitions,
  type ProductFamily,
  productFamilies,
  type retiredCharacteristics,
} from './purchase-draft.ts'
import { characteristicLabels, familyLabels, localDefinitionLabels, storedCharacteristics } from './purchase-labels.ts'

export interface PurchaseFacts extends InputFacts, ExportFacts {
  /**
   * Its position among the values that identify identical purchases; null when it is not one of them. Stored
   * fingerprints depend on these positions: a new value takes the next one, with a migration that empties `fingerprint`.
   */
  readonly fingerprint: number | null
}

type FileCharacteristic = Characteristic2025 | (typeof retiredCharacteristics)[number]

/** The facts of a value that no file, form or export has; entries override them. */
const unset = { file: null, input: null, fingerprint: null, labels: null, exportColumn: null } as const

/** A value for the server alone. */
const internalValue = { ...unset, nullable: true, stored: true, answer: false } as const

/** The properties of a purchase, in the order of its answers; its file, table and export derive from this list. */
export const purchaseFields = {
  id: { ...unset, kind: 'integer', nullable: false, stored: true, answer: true },
  creationDate: { ...unset, kind: 'moment', nullable: false, stored: true, answer: true },
  modificationDate: { ...unset, kind: 'moment', nullable: false, stored: true, answer: true },
  /** The buying canteen, as files name it. */
  siret: {
    ...unset,
    kind: 'text',
    nullable: true,
    stored: false,
    answer: false,
    file: textIn('siret'),
  },
  /** The buying canteen, as the table names it. */
  canteenId: { ...unset, kind: 'integer', nullable: false, stored: true, answer: false, fingerprint: 1 },
  /** The buying canteen, as the API names it. */
  canteen: { ...unset, kind: 'integer', nullable: false, stored: false, answer: true, input: 'required' },
  date: {
    kind: 'day',
    nullable: false,
    file: dayIn('date'),
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 2,
    labels: null,
    exportColumn: { header: 'Date', width: 12 },
  },
  canteenName: {
    ...unset,
    kind: 'text',
    nullable: false,
    stored: false,
    answer: false,
    labels: null,
    exportColumn: { header: 'Cantine', width: 30 },
  },
  description: {
    kind: 'text',
    nullable: true,
    file: textIn('description'),
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 3,
    labels: null,
    exportColumn: { header: 'Description', width: 30 },
  },
  provider: {
    kind: 'text',
    nullable: true,
    file: textIn('fournisseur'),
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 4,
    labels: null,
    exportColumn: { header: 'Fournisseur', width: 30 },
  },
  family: {
    kind: 'code',
    codes: productFamilies,
    nullable: true,
    file: codeIn<ProductFamily>('famille_produits'),
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 6,
    labels: familyLabels,
    exportColumn: { header: 'Famille', width: 30 },
  },
  /** Null = not given, which differs from none. */
  characteristics: {
    kind: 'codes',
    codes: storedCharacteristics,
    nullable: true,
    file: {
      column: 'caracteristiques',
      read: value => (value === '' ? [] : [...new Set(splitList(value, ','))]) as readonly FileCharacteristic[],
      write: (codes: readonly string[] | null) => codes?.join(',') ?? '',
    },
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 7,
    labels: characteristicLabels,
    exportColumn: { header: 'Caractéristiques', width: 40 },
  },
  /** Euros without VAT. */
  priceHt: {
    kind: 'amount',
    nullable: false,
    // A decimal number with two decimals, as a text: no digit is lost.
    file: {
      column: 'prix_ht',
      read: (value): string | null => (value === '' ? null : roundPrice(value)),
      write: (price: string | null) => price ?? '',
    },
    stored: true,
    answer: true,
    input: 'required',
    fingerprint: 5,
    labels: null,
    exportColumn: { header: 'Prix HT', width: 12 },
  },
  /** The address of the invoice; in a new purchase, the invoice itself. */
  invoiceFile: { ...unset, kind: 'text', nullable: true, stored: false, answer: true, input: 'optional' },
  /** The meaning of « local » for this purchase; null without the characteristic LOCAL. */
  localDefinition: {
    kind: 'code',
    codes: localDefinitions,
    nullable: true,
    file: codeIn<LocalDefinition2025>('definition_local'),
    stored: true,
    answer: true,
    input: 'optional',
    fingerprint: 8,
    labels: localDefinitionLabels,
    exportColumn: null,
  },
  /** In kilometres, for the local definition KM; null without one, or where it is not known. */
  localDefinitionKm: { ...unset, kind: 'integer', nullable: true, stored: true, answer: true, input: 'optional' },
  /** The number or the name of the certificate of its labels. */
  certificate: { ...unset, kind: 'text', nullable: true, stored: true, answer: true, input: 'optional' },
  /** The MD5 of the file of an import; in a new purchase, how it was made where that is worth knowing. */
  importSource: { ...unset, kind: 'text', nullable: true, stored: true, answer: true, input: 'optional' },
  creationSource: {
    ...unset,
    kind: 'code',
    codes: creationSources,
    nullable: true,
    stored: true,
    answer: true,
    input: 'optional',
  },
  /** The texts that searches look in. */
  searchText: { ...internalValue, kind: 'text', nullable: false },
  importId: { ...internalValue, kind: 'integer' },
  importRow: { ...internalValue, kind: 'integer' },
  fingerprint: { ...internalValue, kind: 'bigInteger' },
  deletionDate: { ...internalValue, kind: 'moment' },
} as const satisfies Readonly<Record<string, Field & PurchaseFacts>>
export type PurchaseFields = typeof purchaseFields
