import { formatDay, formatMoment } from '../messages/dates.ts'
import { formatEuros } from '../messages/euros.ts'
import { formatFixedHundredths } from '../messages/numbers.ts'
import { characteristicLabels } from '../purchases/purchase-labels.ts'
import { egalimPartOf } from '../purchases/purchase-summary.ts'
import { egalimParts } from '../purchases/summary-rules.ts'
import { type InspectedAmount, shareOf } from './inspect-amounts.ts'
import { amountName } from './inspected-amounts.ts'
import { groupOf, type InspectedPurchase, missingOf } from './inspected-purchase.ts'
import type { InspectedDeclaration } from './inspection-api.ts'
import { inspectionWords as words } from './inspection-words.ts'

/** What an inspection file is made of. */
export interface InspectionFile {
  readonly year: number
  readonly canteenName: string
  readonly declaration: InspectedDeclaration
  readonly amounts: readonly InspectedAmount[]
  readonly purchaseCount: number
  /** The largest ones: documents are for people to read. */
  readonly purchases: readonly InspectedPurchase[]
  /** The largest ones that lack a proof. */
  readonly toProve: readonly InspectedPurchase[]
}

export interface InspectionCell {
  readonly text: string
  /** The path of the file that it names. */
  readonly href?: string
  /** The amount and the figure of it that it shows: programs read it there. */
  readonly figure?: { readonly name: string; readonly value: number }
}

export interface InspectionTable {
  readonly title: string
  /** What stands in its place where it has no rows. */
  readonly empty: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly InspectionCell[])[]
  /** Parts of the width of a page. */
  readonly widths: readonly number[]
  /** Whether all columns but the first hold amounts. */
  readonly isNumeric: boolean
}

const text = (written: string): InspectionCell => ({ text: written })

/** The sentences above the tables. */
export function inspectionIntroduction({ year, canteenName, declaration, amounts }: InspectionFile) {
  const total = amounts.find(({ property }) => property === 'valueTotalHt')
  const share = total ? shareOf(total.proved, total.declared) : null
  return {
    title: words.title(year),
    subject: words.subject(canteenName, year),
    declared: words.declared(formatMoment(declaration.date, 'fr'), declaration.version, declaration.proofCode),
    proved:
      total && share !== null
        ? words.proved(Math.min(total.proved, total.declared), total.declared, share)
        : words.withoutTotal,
    digest: words.digest(declaration.digest),
  }
}

/** The tables, in the order of an inspector: the amounts, what is missing, then the purchases by part of EGalim. */
export function inspectionTables(file: InspectionFile): InspectionTable[] {
  return [amountsTable(file.amounts), missingTable(file.toProve), ...purchaseTables(file.purchases)]
}

const amountsTable = (amounts: readonly InspectedAmount[]): InspectionTable => ({
  title: words.amounts,
  empty: words.withoutTotal,
  head: [words.amount, words.declaredAmount, words.purchases, words.difference, words.invoiced, words.certified],
  rows: amounts.map(amount => {
    const { property, origin } = amount
    const figure = (name: 'declared' | 'purchases' | 'difference' | 'proved' | 'certified'): InspectionCell => {
      const value = amount[name]
      if (value === null) return text(words.none)
      const isTotal = name === 'purchases' && origin === 'total'
      const written = isTotal ? words.origins.total : formatFixedHundredths(value, 'fr')
      return { text: written, figure: { name: `${property}.${name}`, value } }
    }
    return [
      text(amountName(property, words, 'fr')),
      figure('declared'),
      figure('purchases'),
      figure('difference'),
      figure('proved'),
      figure('certified'),
    ]
  }),
  widths: [0.3, 0.14, 0.14, 0.14, 0.14, 0.14],
  isNumeric: true,
})

const nameOf = ({ id, description, provider }: InspectedPurchase): InspectionCell =>
  text([description ?? words.unnamed, provider, words.number(id)].filter(Boolean).join(', '))

const missingTable = (purchases: readonly InspectedPurchase[]): InspectionTable => ({
  title: words.missing,
  empty: words.nothingMissing,
  head: [words.purchase, words.date, words.price, words.lacks],
  rows: purchases.map(purchase => [
    nameOf(purchase),
    text(formatDay(purchase.date, 'fr')),
    text(formatEuros(purchase.priceHt, 'fr')),
    text(
      missingOf(purchase)
        .map(proof => words.proofs[proof])
        .join(', '),
    ),
  ]),
  widths: [0.42, 0.2, 0.16, 0.22],
  isNumeric: false,
})

/** Each purchase stands in one table, under the part of EGalim in which it counts. */
function purchaseTables(purchases: readonly InspectedPurchase[]): InspectionTable[] {
  const byPart = Map.groupBy(purchases, purchase => egalimPartOf(groupOf(purchase)))
  const parts = [...egalimParts.map(({ property }) => property), null]
  const tables = parts.flatMap(part => {
    const ofPart = byPart.get(part)
    if (!ofPart) return []
    return purchaseTable(words.section(part === null ? words.withoutLabel : words.totals[part]), ofPart)
  })
  return tables.length > 0 ? tables : [purchaseTable(words.purchases, [])]
}

const purchaseTable = (title: string, purchases: readonly InspectedPurchase[]): InspectionTable => ({
  title,
  empty: words.noPurchase,
  head: [words.purchase, words.date, words.price, words.labelAndCertificate, words.invoice],
  rows: purchases
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.id - other.id)
    .map(purchase => {
      const { characteristics, certificate, invoice } = purchase
      const labels = (characteristics ?? []).map(code => characteristicLabels.fr[code])
      return [
        nameOf(purchase),
        text(formatDay(purchase.date, 'fr')),
        text(formatEuros(purchase.priceHt, 'fr')),
        text([...labels, certificate].filter(Boolean).join(', ') || words.none),
        invoice === null ? text(words.none) : { text: invoice.slice(invoice.lastIndexOf('/') + 1), href: invoice },
      ]
    }),
  widths: [0.3, 0.17, 0.15, 0.2, 0.18],
  isNumeric: false,
})
