import type { GridFamily, GridLabel, GridProperty } from '../diagnostics/product-grid.ts'
import { ruleOf } from '../measures/year-rules.ts'
import type { ProductFamily } from './purchase-draft.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'

type Characteristics = readonly StoredCharacteristic[]

/**
 * The four parts of the EGalim objectives. A purchase counts in the first whose characteristics it has, and in no other;
 * one that has none counts in the total alone.
 */
export const egalimParts = [
  { property: 'valueBioHt', characteristics: ['BIO', 'CONVERSION_BIO'] },
  { property: 'valueSustainableHt', characteristics: ['LABEL_ROUGE', 'AOCAOP', 'IGP', 'STG'] },
  {
    property: 'valueEgalimOthersHt',
    characteristics: ['HVE', 'PECHE_DURABLE', 'RUP', 'FERMIER', 'COMMERCE_EQUITABLE'],
  },
  { property: 'valueExternalityPerformanceHt', characteristics: ['EXTERNALITES', 'PERFORMANCE'] },
] as const satisfies readonly { readonly property: string; readonly characteristics: Characteristics }[]

export type EgalimPart = (typeof egalimParts)[number]['property']

interface PartRule {
  readonly property: EgalimPart
  readonly characteristics: Characteristics
}

/** The last part, which comes after all others, takes equivalent products in where the year counts them. */
const partsWithEquivalents: readonly PartRule[] = egalimParts.map(part =>
  part.property === 'valueExternalityPerformanceHt'
    ? { ...part, characteristics: [...part.characteristics, 'EQUIVALENTS'] }
    : part,
)

/** The parts of a year of purchases. */
export const egalimPartsOf = (year: number): readonly PartRule[] =>
  ruleOf('hasWideEgalim', year) ? partsWithEquivalents : egalimParts

type OriginLabel = Extract<GridLabel, { group: 'origin' }>['property']

/**
 * The labels of a detailed report. A purchase with a family counts in the first whose characteristics it has, and in no
 * other. Retired characteristics count in none.
 */
export const labelCharacteristics: Readonly<
  Record<Exclude<GridLabel['property'], OriginLabel | 'NonEgalim'>, Characteristics>
> = {
  Bio: ['BIO'],
  LabelRouge: ['LABEL_ROUGE'],
  AocaopIgpStg: ['AOCAOP', 'IGP', 'STG'],
  Hve: ['HVE'],
  PecheDurable: ['PECHE_DURABLE'],
  Rup: ['RUP'],
  CommerceEquitable: ['COMMERCE_EQUITABLE'],
  Fermier: ['FERMIER'],
  Externalites: ['EXTERNALITES'],
  Performance: ['PERFORMANCE'],
}

/** Where products come from: these count besides any label, and besides each other. */
export const originCharacteristics = {
  France: 'FRANCE',
  ShortDistribution: 'SHORT_DISTRIBUTION',
  Local: 'LOCAL',
} as const satisfies Readonly<Record<OriginLabel, StoredCharacteristic>>

export type OriginCharacteristic = (typeof originCharacteristics)[OriginLabel]

/** The family of purchases of each family of a detailed report. */
export const familyOfGrid: Readonly<Record<GridFamily['property'], ProductFamily>> = {
  ViandesVolailles: 'VIANDES_VOLAILLES',
  ProduitsDeLaMer: 'PRODUITS_DE_LA_MER',
  FruitsEtLegumes: 'FRUITS_ET_LEGUMES',
  Charcuterie: 'CHARCUTERIE',
  ProduitsLaitiers: 'PRODUITS_LAITIERS',
  Boulangerie: 'BOULANGERIE',
  Boissons: 'BOISSONS',
  Autres: 'AUTRES',
}

const gridOfFamily = Object.fromEntries(
  Object.entries(familyOfGrid).map(([property, family]) => [family, property]),
) as Readonly<Record<ProductFamily, GridFamily['property']>>

/** The amount of a detailed report that is about this family and this label. */
export const gridPropertyOf = (family: ProductFamily, label: GridLabel['property']): GridProperty =>
  `value${gridOfFamily[family]}${label}`

const egalimLabels: Characteristics = [...Object.values(labelCharacteristics).flat(), 'EQUIVALENTS']
const egalimLabelsWithConversion: Characteristics = [...egalimLabels, 'CONVERSION_BIO']

/** What makes meat and fish count for EGalim in a year; products in conversion do not always. */
export const egalimMeatAndFish = (year: number): Characteristics =>
  ruleOf('hasWideEgalim', year) ? egalimLabelsWithConversion : egalimLabels
