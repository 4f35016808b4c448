import { characteristicLabels, familyLabels } from '../purchases/purchase-labels.ts'
import { csvCell } from '../table-schema/csv-cell.ts'
import { frDeclaredWords } from '../teledeclaration/declared-words.ts'
import { amountsOfPurchase, type InspectedAmount } from './inspect-amounts.ts'
import { amountName } from './inspected-amounts.ts'
import { groupOf, type InspectedPurchase } from './inspected-purchase.ts'
import { inspectionWords } from './inspection-words.ts'

/** The columns of the amounts, which programs read by these names. */
export const amountColumns = [
  'code',
  'montant',
  'declare',
  'achats',
  'ecart',
  'avec_facture',
  'label_prouve',
  'origine',
] as const

/** Those of the purchases; codes stand beside the words that people read. */
export const purchaseColumns = [
  'numero',
  'date',
  'fournisseur',
  'produit',
  'famille',
  'labels',
  'certificat',
  'prix_ht',
  'facture',
  'montants',
  'code_famille',
  'codes_labels',
] as const

/** Stands for characteristics that were not given, which differs from none. */
export const unknownCharacteristics = 'NON_RENSEIGNE'

/** Figures are ours, so that a minus before one is no formula; texts are made harmless. */
const cell = (value: string | number | null): string =>
  typeof value === 'number' ? value.toFixed(2).replace('.', ',') : csvCell(value)

/** A line for French spreadsheets: semicolons, decimal commas. */
const line = (cells: readonly (string | number | null)[]): string => `${cells.map(cell).join(';')}\r\n`

/** UTF-8 with its byte order mark. */
const header = (columns: readonly string[]): string => `\ufeff${columns.join(';')}\r\n`

export const amountsCsv = (amounts: readonly InspectedAmount[]): string =>
  header(amountColumns) +
  amounts
    .map(({ property, declared, purchases, difference, proved, certified, origin }) =>
      line([
        property,
        amountName(property, frDeclaredWords, 'fr'),
        declared,
        purchases,
        difference,
        proved,
        certified,
        inspectionWords.origins[origin],
      ]),
    )
    .join('')

export const purchasesHeader = header(purchaseColumns)

/** Writes the lines of purchases. Purchases that are alike count in the same amounts, which are looked for once. */
export class PurchaseLines {
  private readonly amounts = new Map<string, string>()

  write(purchase: InspectedPurchase): string {
    const { id, date, provider, description, family, characteristics, certificate, priceHt, invoice } = purchase
    const codes = characteristics?.join(',') ?? unknownCharacteristics
    return line([
      String(id),
      date,
      provider,
      description,
      family === null ? null : familyLabels.fr[family],
      (characteristics ?? []).map(code => characteristicLabels.fr[code]).join(', '),
      certificate,
      priceHt,
      invoice,
      this.amountsOf(purchase),
      family,
      codes,
    ])
  }

  /** The codes of the amounts in which a purchase counts. */
  amountsOf(purchase: InspectedPurchase): string {
    const { date, family, characteristics } = purchase
    const key = JSON.stringify([date.slice(0, 4), family, characteristics])
    const known = this.amounts.get(key) ?? amountsOfPurchase(groupOf(purchase)).join(' ')
    this.amounts.set(key, known)
    return known
  }
}
