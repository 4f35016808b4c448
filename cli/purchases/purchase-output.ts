import type { Purchase } from '@ma-cantine/lib'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { characteristicShortLabels, familyShortLabels } from '@ma-cantine/lib/purchases/purchase-labels'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { FileOutput } from '../output/file-output.ts'

/** A purchase as the list shows it. */
export interface PurchaseLine {
  readonly id: string
  readonly day: string
  readonly product: string
  readonly supplier: string
  readonly family: string
  readonly characteristics: string
  readonly price: string
  /** Null when all the purchases are of the same canteen. */
  readonly canteen: string | null
  readonly invoice: boolean
}

/** The text of an unknown value. */
const nothing = '—'

/** @param canteens the names of the canteens by id, or null when they need not be named. */
export function purchaseLine(
  purchase: Purchase,
  canteens: ReadonlyMap<number, string> | null,
  { words, locale }: Context,
): PurchaseLine {
  const { id, canteen, date, description, provider, family, characteristics, priceHt, invoiceFile } = purchase
  return {
    id: String(id),
    day: words.purchases.shortDay(date),
    product: makePrintable(description ?? nothing),
    supplier: makePrintable(provider ?? nothing),
    family: family ? familyShortLabels[locale][family] : nothing,
    characteristics: (characteristics ?? []).map(code => characteristicShortLabels[locale][code]).join(', ') || nothing,
    price: formatEuros(priceHt, locale),
    canteen: canteens && makePrintable(canteens.get(canteen) ?? words.canteens.numbered(canteen)),
    invoice: invoiceFile !== null,
  }
}

/** Never starts a line. */
const dot = '\u00a0· '

/** A purchase on three short lines, for a narrow screen. */
export const purchaseCard = (line: PurchaseLine, { words }: Context): readonly string[] => [
  line.supplier === nothing ? line.product : `${line.product} — ${line.supplier}`,
  [line.day, line.price, words.purchases.numbered(line.id)].join(dot),
  [
    ...(line.family === nothing ? [] : [line.family]),
    ...(line.characteristics === nothing ? [] : [line.characteristics]),
    ...(line.canteen === null ? [] : [line.canteen]),
    ...(line.invoice ? [words.purchases.withInvoice] : []),
  ].join(dot),
]

/** A purchase on one line whose columns stay the same from page to page, for a long list. */
export function purchaseRow(line: PurchaseLine): string {
  const { id, day, price, product, supplier, family, characteristics, canteen } = line
  return [
    id.padStart(8),
    day,
    price.padStart(13),
    product.padEnd(28),
    supplier.padEnd(22),
    ...(canteen === null ? [] : [canteen.padEnd(22)]),
    family.padEnd(22),
    characteristics,
  ]
    .join('  ')
    .trimEnd()
}

/** A purchase that was just written. */
export function describePurchase(purchase: Purchase, verdict: string, context: Context): FileOutput {
  const line = purchaseLine(purchase, null, context)
  return {
    mark: 'good',
    file: line.product === nothing ? context.words.purchases.nameless : line.product,
    verdict,
    message: [
      formatDay(purchase.date, context.locale),
      line.price,
      ...(line.supplier === nothing ? [] : [line.supplier]),
      ...(line.family === nothing ? [] : [line.family]),
      ...(line.characteristics === nothing ? [] : [line.characteristics]),
      ...(line.invoice ? [context.words.purchases.withInvoice] : []),
    ].join(' · '),
  }
}
