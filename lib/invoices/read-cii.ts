import { priceOf, readDecimal } from './decimal.ts'
import type { InvoiceLimits } from './invoice-limits.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import type { Adjustment, ParsedInvoice, ParsedLine } from './parsed-invoice.ts'
import type { XmlElement } from './xml-tree.ts'

export const ciiNamespace = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'

/** Lines of the profile EXTENDED that only group others or inform: their amounts are those of other lines. */
const statusesWithoutAmount: ReadonlySet<string | null> = new Set(['GROUP', 'INFORMATION'])

const creditNotes: ReadonlySet<string | null> = new Set(['381', '261', '262', '296', '308', '396', '420', '458', '532'])

export const isCreditNoteType = (type: string | null): boolean => creditNotes.has(type)

/** Reads an invoice of the syntax Cross Industry Invoice, that of Factur-X. */
export function readCii(root: XmlElement, limits: InvoiceLimits): ParsedInvoice {
  const header = 'SupplyChainTradeTransaction'
  const agreement = `${header}/ApplicableHeaderTradeAgreement`
  const settlement = root.first(`${header}/ApplicableHeaderTradeSettlement`)
  const type = root.textAt('ExchangedDocument/TypeCode')
  const lines = root
    .all(`${header}/IncludedSupplyChainTradeLineItem`)
    .filter(line => !statusesWithoutAmount.has(line.textAt('AssociatedDocumentLineDocument/LineStatusReasonCode')))
  if (lines.length > limits.lines)
    throw new InvoiceRefusal('too-many-lines', String(lines.length), String(limits.lines))
  return {
    syntax: 'CII',
    specification: root.textAt('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID'),
    number: root.textAt('ExchangedDocument/ID'),
    date: dateOf(root.textAt('ExchangedDocument/IssueDateTime/DateTimeString')),
    type,
    isCreditNote: isCreditNoteType(type),
    currency: settlement?.textAt('InvoiceCurrencyCode') ?? null,
    seller: root.textAt(`${agreement}/SellerTradeParty/Name`),
    buyers: [
      ...partyIds(root.first(`${header}/ApplicableHeaderTradeDelivery/ShipToTradeParty`)),
      ...partyIds(root.first(`${agreement}/BuyerTradeParty`)),
    ],
    lines: lines.map(readLine),
    adjustments: settlement ? readAdjustments(settlement) : [],
    total: readDecimal(
      settlement?.textAt('SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount') ?? null,
    ),
  }
}

/** `20260315`, the format 102, as `2026-03-15`. */
const dateOf = (text: string | null): string | null => text?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') ?? null

function partyIds(party: XmlElement | null): string[] {
  const paths = ['GlobalID', 'SpecifiedLegalOrganization/ID', 'ID', 'URIUniversalCommunication/URIID']
  return paths.flatMap(path => party?.all(path) ?? []).flatMap(({ text }) => text ?? [])
}

function readLine(line: XmlElement): ParsedLine {
  const id = line.textAt('AssociatedDocumentLineDocument/LineID')
  const billed = line.first('SpecifiedLineTradeDelivery/BilledQuantity')
  const quantity = readDecimal(billed?.text ?? null, id)
  const summation = 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount'
  const net = readDecimal(line.textAt(summation), id) ?? computedNet(line, quantity, id)
  if (net === null) throw new InvoiceRefusal('missing-amount', '', id)
  const product = line.first('SpecifiedTradeProduct')
  return {
    id,
    name: product?.textAt('Name') ?? null,
    quantity,
    unit: billed?.attributes.get('unitCode') ?? null,
    net,
    rate: readDecimal(line.textAt('SpecifiedLineTradeSettlement/ApplicableTradeTax/RateApplicablePercent'), id),
    attributes: (product?.all('ApplicableProductCharacteristic') ?? []).map(
      attribute => [attribute.textAt('Description') ?? '', attribute.textAt('Value') ?? ''] as const,
    ),
    originCountry: product?.textAt('OriginTradeCountry/ID') ?? null,
  }
}

/** The price of the quantity, of a line that leaves its amount out. */
function computedNet(line: XmlElement, quantity: bigint | null, id: string | null): bigint | null {
  const price = line.first('SpecifiedLineTradeAgreement/NetPriceProductTradePrice')
  const amount = readDecimal(price?.textAt('ChargeAmount') ?? null, id)
  if (amount === null || quantity === null) return null
  return priceOf(amount, quantity, readDecimal(price?.textAt('BasisQuantity') ?? '1', id) ?? 0n)
}

function readAdjustments(settlement: XmlElement): Adjustment[] {
  const allowances = settlement.all('SpecifiedTradeAllowanceCharge').map(element => {
    const amount = readDecimal(element.textAt('ActualAmount')) ?? 0n
    const isCharge = element.textAt('ChargeIndicator/Indicator') === 'true'
    const rate = readDecimal(element.textAt('CategoryTradeTax/RateApplicablePercent'))
    return { amount: isCharge ? amount : -amount, rate }
  })
  // The transport of the profile EXTENDED.
  const services = settlement.all('SpecifiedLogisticsServiceCharge').map(element => ({
    amount: readDecimal(element.textAt('AppliedAmount')) ?? 0n,
    rate: readDecimal(element.textAt('AppliedTradeTax/RateApplicablePercent')),
  }))
  return [...allowances, ...services]
}
