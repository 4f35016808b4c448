import { firstLikelyDay } from '../entities/plausible-days.ts'
import { readDate } from '../table-schema/cell-type.ts'
import { latestDay } from '../table-schema/latest-day.ts'
import { siretsAmong } from './buyer-sirets.ts'
import { abs, centsOf, centsText, type Decimal, decimalText, isFinerThanCents } from './decimal.ts'
import { isCorrectionType, isDownPaymentType } from './document-type.ts'
import type {
  DraftRefusal,
  ElectronicInvoice,
  InvoiceDraft,
  InvoiceProfile,
  InvoiceWarning,
} from './electronic-invoice.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import { mentionedCharacteristics } from './mentioned-characteristics.ts'
import type { Adjustment, ParsedInvoice, ParsedLine } from './parsed-invoice.ts'
import { isEuro } from './read-amounts.ts'
import { spread } from './spread.ts'

const profilePatterns: readonly (readonly [InvoiceProfile, RegExp])[] = [
  ['MINIMUM', /[:#]minimum$/],
  ['BASIC_WL', /[:#]basicwl$/],
  ['BASIC', /[:#]basic$/],
  ['EXTENDED', /[:#]extended$/],
  ['EN_16931', /^urn:cen\.eu:en16931:2017/],
]

/** A line that has an amount: the others are texts. */
interface PricedLine extends ParsedLine {
  readonly net: Decimal
}

/** Makes draft purchases of an invoice. @throws InvoiceRefusal when it lacks what a purchase must have. */
export function draftPurchases(parsed: ParsedInvoice): ElectronicInvoice {
  const { type, total } = parsed
  const number = plainText(parsed.number)
  const seller = plainText(parsed.seller)
  if (!isEuro(parsed.currency)) throw new InvoiceRefusal('other-currency', parsed.currency?.toUpperCase())
  if (number === null) throw new InvoiceRefusal('missing-number')
  if (seller === null) throw new InvoiceRefusal('missing-seller')
  const date = dayOf(parsed.date)
  if (total === null) throw new InvoiceRefusal('missing-total')

  const invoiceTotal = centsOf(total)
  // The amounts of a credit note are positive in both syntaxes, but for programs that write them as they count.
  const sign = parsed.isCreditNote && invoiceTotal > 0n ? -1n : 1n
  const isCreditNote = parsed.isCreditNote || invoiceTotal < 0n
  const lines = parsed.lines.filter((line): line is PricedLine => line.net !== null)
  const { cents, warnings } = sharedAmounts(lines, parsed.adjustments, total)
  const text = parsed.lines.find(line => line.net === null)
  if (text) {
    // Its amount is known to be nothing only when the other lines make the total.
    if (lines.length === 0 || warnings.some(({ code }) => code === 'other-sum')) {
      throw new InvoiceRefusal('missing-amount', '', text.id)
    }
    warnings.push({ code: 'text-lines', count: parsed.lines.length - lines.length })
  }
  if (isCorrectionType(type)) warnings.push({ code: 'corrects', invoices: precedingInvoices(parsed) })
  if (isDownPaymentType(type)) warnings.push({ code: 'down-payment' })
  warnings.push(...totalWarnings(parsed, total))
  if (date > latestDay()) warnings.push({ code: 'future-date' })
  if (date < firstLikelyDay) warnings.push({ code: 'distant-date' })

  const refusalOf = (amount: bigint): DraftRefusal | null =>
    isCreditNote ? 'credit-note' : amount < 0n ? 'negative-line' : null
  const drafts =
    cents === null
      ? [wholeDraft(sign * invoiceTotal, refusalOf(invoiceTotal))]
      : lines.flatMap((line, index) => {
          const amount = cents[index] ?? 0n
          return amount === 0n ? [] : lineDraft(line, sign * amount, refusalOf(amount))
        })
  return {
    syntax: parsed.syntax,
    profile: profilePatterns.find(([, pattern]) => pattern.test(parsed.specification ?? ''))?.[0] ?? null,
    number,
    date,
    seller,
    buyerSirets: siretsAmong(parsed.buyers),
    isCreditNote,
    totalHt: centsText(sign * invoiceTotal),
    drafts,
    warnings,
  }
}

const longestText = 255

/** A short text that no spreadsheet takes for a formula. */
const plainText = (text: string | null): string | null =>
  text
    ?.replace(/^[=+\-@\s]+/, '')
    .slice(0, longestText)
    .toWellFormed()
    .trim() || null

function dayOf(text: string | null): string {
  if (text === null) throw new InvoiceRefusal('missing-date')
  const day = readInvoiceDay(text)
  if (day === undefined) throw new InvoiceRefusal('unreadable-date', text)
  return day
}

/** UBL may add the zone of the day: `2026-03-15+01:00`. */
const readInvoiceDay = (text: string) => readDate(text.replace(/(?:Z|[+-]\d{2}:\d{2})$/, ''))

const precedingInvoices = ({ preceding }: ParsedInvoice) =>
  preceding.flatMap(({ number, date }) => {
    const plainNumber = plainText(number)
    return plainNumber === null ? [] : { number: plainNumber, date: (date && readInvoiceDay(date)) || null }
  })

/** What the other totals of the invoice tell: none of them is part of a purchase. */
function totalWarnings({ vat, totalWithVat, prepaid }: ParsedInvoice, total: Decimal): InvoiceWarning[] {
  const warnings: InvoiceWarning[] = []
  // BR-CO-15.
  if (vat !== null && totalWithVat !== null && centsOf(total + vat) !== centsOf(totalWithVat)) {
    const [sum, announced] = [total + vat, totalWithVat].map(value => centsText(centsOf(value))) as [string, string]
    warnings.push({ code: 'other-total-with-vat', sum, total: announced })
  }
  if (prepaid !== null && prepaid !== 0n) warnings.push({ code: 'prepaid', amount: centsText(centsOf(prepaid)) })
  return warnings
}

/** The cents of each line with its part of the whole; null when one purchase must hold the total. */
function sharedAmounts(lines: readonly PricedLine[], adjustments: readonly Adjustment[], exactTotal: Decimal) {
  const warnings: InvoiceWarning[] = []
  const total = centsOf(exactTotal)
  if (lines.length === 0) {
    warnings.push({ code: 'no-lines' })
    return { cents: null, warnings }
  }
  const net = lines.map(line => line.net)
  const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n)
  const amounts = adjustments.map(({ amount }) => amount)
  const shares = adjustments.map(({ amount, rate }) => spread(amount, weightsFor(lines, rate)))
  const exact = net.map((value, index) => value + sumOf(shares.map(share => share[index] ?? 0n)))
  const sum = centsOf(sumOf(exact))
  // Only where amounts have more than two decimals may rounding make a cent of difference.
  const tolerance = [...net, ...amounts, exactTotal].some(isFinerThanCents) ? 1n : 0n
  const goal = abs(sum - total) <= tolerance ? total : sum
  const cents = roundTogether(exact, goal)
  const free = cents.filter(amount => amount === 0n).length
  if (free === lines.length && total !== 0n) {
    warnings.push({ code: 'no-lines' })
    return { cents: null, warnings }
  }
  if (goal !== total) warnings.push({ code: 'other-sum', sum: centsText(sum), total: centsText(total) })
  const allowances = centsText(-centsOf(sumOf(amounts.filter(amount => amount < 0n))))
  const charges = centsText(centsOf(sumOf(amounts.filter(amount => amount > 0n))))
  if (amounts.some(amount => amount !== 0n)) warnings.push({ code: 'shared', allowances, charges })
  if (free > 0) warnings.push({ code: 'free-lines', count: free })
  return { cents, warnings }
}

/**
 * The weights that share an allowance or a charge: the amounts of the lines of the same VAT rate, of all where there is
 * none. Lines that take back take no part, unless all do.
 */
function weightsFor(lines: readonly PricedLine[], rate: bigint | null): bigint[] {
  const weights = (ofRate: boolean, keep: (net: bigint) => bigint) =>
    lines.map(line => (ofRate && line.rate !== rate ? 0n : keep(line.net)))
  const positive = (net: bigint) => (net > 0n ? net : 0n)
  const hasAny = (values: readonly bigint[]) => values.some(value => value > 0n)
  const ofRate = weights(rate !== null, positive)
  if (hasAny(ofRate)) return ofRate
  const ofAll = weights(false, positive)
  return hasAny(ofAll) ? ofAll : weights(false, abs)
}

/** Whole cents that add up to a sum: what rounding down leaves goes to the largest remainders. */
function roundTogether(values: readonly bigint[], goal: bigint): bigint[] {
  const perCent = 10_000n
  const down = values.map(value => (value - (((value % perCent) + perCent) % perCent)) / perCent)
  let left = goal - down.reduce((sum, value) => sum + value, 0n)
  const remainder = (index: number) => (values[index] ?? 0n) - (down[index] ?? 0n) * perCent
  const order = values
    .map((_, index) => index)
    .filter(index => values[index] !== 0n)
    .sort((a, b) => Number(remainder(b) - remainder(a)) || a - b)
  for (let turn = 0; left !== 0n && order.length > 0; turn++) {
    const index = (left > 0n ? order[turn % order.length] : order.at(-1 - (turn % order.length))) ?? 0
    const step = left > 0n ? 1n : -1n
    down[index] = (down[index] ?? 0n) + step
    left -= step
  }
  return down
}

const wholeDraft = (cents: bigint, refusal: DraftRefusal | null): InvoiceDraft => ({
  line: null,
  description: null,
  quantity: null,
  priceHt: centsText(cents),
  mentioned: [],
  refusal,
})

const lineDraft = (line: PricedLine, cents: bigint, refusal: DraftRefusal | null): InvoiceDraft => ({
  line: line.id,
  description: plainText(line.name),
  quantity: line.quantity === null ? null : { amount: decimalText(line.quantity), unit: line.unit },
  priceHt: centsText(cents),
  mentioned: mentionedCharacteristics(line),
  refusal,
})
