import {
  familyColumn,
  firstLabelRow,
  type LabelProperty,
  labelRow,
  purchaseCell,
  purchaseSheetName,
  totalColumn,
  totalRow,
} from './purchase-cells.ts'
import { at } from './sheet-cells.ts'

const amountOf = (address: string): string => `${purchaseSheetName}!${address}`
const totalOf = (...names: LabelProperty[]): string =>
  names.map(name => amountOf(at(totalColumn, labelRow(name)))).join('+')
const grandTotal = amountOf(at(totalColumn, totalRow))
/** The products of a family that count for EGalim. */
const countedOf = (column: number): string =>
  `SUM(${amountOf(at(column, firstLabelRow))}:${at(column, labelRow('NonEgalim') - 1)})`

const meat = familyColumn('ViandesVolailles')
const fish = familyColumn('ProduitsDeLaMer')

/** The totals of a report that is typed by its totals, each with the formula that gives it. */
export const reportTotals: readonly { readonly property: string; readonly name: string; readonly formula: string }[] = [
  { property: 'valueTotalHt', name: 'Total des achats de denrées', formula: grandTotal },
  { property: 'valueBioHt', name: 'Produits bio', formula: totalOf('Bio') },
  {
    property: 'valueSustainableHt',
    name: 'Label rouge, AOC, AOP, IGP et STG',
    formula: totalOf('LabelRouge', 'AocaopIgpStg'),
  },
  {
    property: 'valueEgalimOthersHt',
    name: 'Autres labels : certification environnementale, pêche durable, région ultrapériphérique, commerce équitable, fermier',
    formula: totalOf('Hve', 'PecheDurable', 'Rup', 'CommerceEquitable', 'Fermier'),
  },
  {
    property: 'valueExternalityPerformanceHt',
    name: 'Coûts des externalités et performances environnementales',
    formula: totalOf('Externalites', 'Performance'),
  },
  { property: 'valueMeatPoultryHt', name: 'Viandes et volailles', formula: amountOf(at(meat, totalRow)) },
  {
    property: 'valueMeatPoultryEgalimHt',
    name: 'Viandes et volailles durables et de qualité',
    formula: countedOf(meat),
  },
  {
    property: 'valueMeatPoultryFranceHt',
    name: 'Viandes et volailles d’origine France',
    formula: amountOf(purchaseCell('ViandesVolailles', 'France')),
  },
  { property: 'valueFishHt', name: 'Poissons et produits aquatiques', formula: amountOf(at(fish, totalRow)) },
  {
    property: 'valueFishEgalimHt',
    name: 'Poissons et produits aquatiques durables et de qualité',
    formula: countedOf(fish),
  },
]

export const firstReportRow = 16

/** The cells of `Résultats` that hold the totals of the report, by property. */
export const reportCells: Readonly<Record<string, string>> = Object.fromEntries(
  reportTotals.map(({ property }, index) => [property, `B${firstReportRow + index}`]),
)
