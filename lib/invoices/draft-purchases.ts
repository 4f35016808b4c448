import { isValidSiret, removeSpaces } from '../canteens/siret.ts'
import { readDate } from '../table-schema/cell-type.ts'
import { latestDay } from '../table-schema/latest-day.ts'
import { abs, centsOf, centsText, decimalText } from './decimal.ts'
import type {
  DraftRefusal,
  ElectronicInvoice,
  InvoiceDraft,
  InvoiceProfile,
  InvoiceWarning,
} from './electronic-invoice.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import { mentionedCharacteristics } from './mentioned-characteristics.ts'
import type { ParsedInvoice, ParsedLine } from './parsed-invoice.ts'
import { spread } from './spread.ts'

const profilePatterns: readonly (readonly [InvoiceProfile, RegExp])[] = [
  ['MINIMUM', /[:#]minimum$/],
  ['BASIC_WL', /[:#]basicwl$/],
  ['BASIC', /[:#]basic$/],
  ['EXTENDED', /[:#]extended$/],
  ['EN_16931', /^urn:cen\.eu:en16931:2017/],
]

const correctedInvoice = '384'
const downPayments: ReadonlySet<string | null> = new Set(['386', '500', '503'])

/** Makes draft purchases of an invoice. @throws InvoiceRefusal when it lacks what a purchase must have. */
export function draftPurchases(parsed: ParsedInvoice): ElectronicInvoice {
  const { type, total } = parsed
  const number = plainText(parsed.number)
  const seller = plainText(parsed.seller)
  const currency = parsed.currency?.toUpperCase()
  if (currency !== undefined && currency !== 'EUR') throw new InvoiceRefusal('other-currency', currency)
  if (number === null) throw new InvoiceRefusal('missing-number')
  if (seller === null) throw new InvoiceRefusal('missing-seller')
  const date = dayOf(parsed.date)
  if (total === null) throw new InvoiceRefusal('missing-total')

  const invoiceTotal = centsOf(total)
  // The amounts of a credit note are positive in both syntaxes, but for programs that write them as they count.
  const sign = parsed.isCreditNote && invoiceTotal > 0n ? -1n : 1n
  const isCreditNote = parsed.isCreditNote || invoiceTotal < 0n
  const { cents, warnings } = sharedAmounts(parsed, invoiceTotal)
  if (type === correctedInvoice) warnings.push({ code: 'corrects' })
  if (downPayments.has(type)) warnings.push({ code: 'down-payment' })
  if (date > latestDay()) warnings.push({ code: 'future-date' })

  const refusalOf = (amount: bigint): DraftRefusal | null =>
    isCreditNote ? 'credit-note' : amount < 0n ? 'negative-line' : null
  const drafts =
    cents === null
      ? [wholeDraft(sign * invoiceTotal, refusalOf(invoiceTotal))]
      : parsed.lines.flatMap((line, index) => {
          const amount = cents[index] ?? 0n
          return amount === 0n ? [] : lineDraft(line, sign * amount, refusalOf(amount))
        })
  return {
    syntax: parsed.syntax,
    profile: profilePatterns.find(([, pattern]) => pattern.test(parsed.specification ?? ''))?.[0] ?? null,
    number,
    date,
    seller,
    buyerSirets: [...new Set(parsed.buyers.map(removeSpaces).filter(isValidSiret))],
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
  // UBL may add the zone of the day: `2026-03-15+01:00`.
  const day = readDate(text.replace(/(?:Z|[+-]\d{2}:\d{2})$/, ''))
  if (day === undefined) throw new InvoiceRefusal('unreadable-date', text)
  return day
}

/** The cents of each line with its part of the whole; null when one purchase must hold the total. */
function sharedAmounts({ lines, adjustments }: ParsedInvoice, total: bigint) {
  const warnings: InvoiceWarning[] = []
  if (lines.length === 0) {
    warnings.push({ code: 'no-lines' })
    return { cents: null, warnings }
  }
  const net = lines.map(line => line.net)
  const sumOf = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n)
  const shares = adjustments.map(({ amount, rate }) => spread(amount, weightsFor(lines, rate)))
  const exact = net.map((value, index) => value + sumOf(shares.map(share => share[index] ?? 0n)))
  const sum = centsOf(sumOf(exact))
  // Amounts with more than two decimals are rounded: a cent is no difference.
  const goal = abs(sum - total) <= 1n ? total : sum
  const cents = roundTogether(exact, goal)
  const free = cents.filter(amount => amount === 0n).length
  if (free === lines.length && total !== 0n) {
    warnings.push({ code: 'no-lines' })
    return { cents: null, warnings }
  }
  if (goal !== total) warnings.push({ code: 'other-sum', sum: centsText(sum), total: centsText(total) })
  const amounts = adjustments.map(({ amount }) => amount)
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
function weightsFor(lines: readonly ParsedLine[], rate: bigint | null): bigint[] {
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

const lineDraft = (line: ParsedLine, cents: bigint, refusal: DraftRefusal | null): InvoiceDraft => ({
  line: line.id,
  description: plainText(line.name),
  quantity: line.quantity === null ? null : { amount: decimalText(line.quantity), unit: line.unit },
  priceHt: centsText(cents),
  mentioned: mentionedCharacteristics(line),
  refusal,
})
