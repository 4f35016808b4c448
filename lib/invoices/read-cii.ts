import { readDecimal } from './decimal.ts'
import { isCreditNoteType } from './document-type.ts'
import type { InvoiceLimits } from './invoice-limits.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import type { Adjustment, ParsedInvoice, ParsedLine } from './parsed-invoice.ts'
import { adjustmentOf, amountAt, netOfPrice, vatAt } from './read-amounts.ts'
import type { XmlElement } from './xml-tree.ts'

export const ciiNamespace = 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100'

/** Lines of the profile EXTENDED that only group others or inform: their amounts are those of other lines. */
const statusesWithoutAmount: ReadonlySet<string | null> = new Set(['GROUP', 'INFORMATION'])

/** Reads an invoice of the syntax Cross Industry Invoice, that of Factur-X. */
export function readCii(root: XmlElement, limits: InvoiceLimits): ParsedInvoice {
  const header = 'SupplyChainTradeTransaction'
  const agreement = `${header}/ApplicableHeaderTradeAgreement`
  const delivery = `${header}/ApplicableHeaderTradeDelivery`
  const settlement = root.first(`${header}/ApplicableHeaderTradeSettlement`)
  const totals = settlement?.first('SpecifiedTradeSettlementHeaderMonetarySummation') ?? null
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
    preceding: (settlement?.all('InvoiceReferencedDocument') ?? []).flatMap(document => {
      const number = document.textAt('IssuerAssignedID')
      return number === null ? [] : { number, date: dateOf(document.textAt('FormattedIssueDateTime/DateTimeString')) }
    }),
    currency: settlement?.textAt('InvoiceCurrencyCode') ?? null,
    seller: root.textAt(`${agreement}/SellerTradeParty/Name`),
    buyers: [
      ...partyIds(root.first(`${delivery}/UltimateShipToTradeParty`)),
      ...partyIds(root.first(`${delivery}/ShipToTradeParty`)),
      ...partyIds(root.first(`${agreement}/BuyerTradeParty`)),
    ],
    lines: lines.map(readLine),
    adjustments: settlement ? readAdjustments(settlement) : [],
    total: amountAt(totals, 'TaxBasisTotalAmount'),
    vat: vatAt(totals, 'TaxTotalAmount'),
    totalWithVat: amountAt(totals, 'GrandTotalAmount'),
    prepaid: amountAt(totals, 'TotalPrepaidAmount'),
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
  const unit = billed?.attributes.get('unitCode') ?? null
  const settlement = line.first('SpecifiedLineTradeSettlement')
  const price = line.first('SpecifiedLineTradeAgreement/NetPriceProductTradePrice')
  const product = line.first('SpecifiedTradeProduct')
  return {
    id,
    name: product?.textAt('Name') ?? null,
    quantity,
    unit,
    net:
      amountAt(settlement, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount', id) ??
      netOfPrice({
        line: id,
        quantity,
        unit,
        price: amountAt(price, 'ChargeAmount', id),
        base: price?.first('BasisQuantity') ?? null,
        adjustments: settlement?.all('SpecifiedTradeAllowanceCharge').map(readAdjustment) ?? [],
      }),
    rate: readDecimal(settlement?.textAt('ApplicableTradeTax/RateApplicablePercent') ?? null, id),
    attributes: (product?.all('ApplicableProductCharacteristic') ?? []).map(
      attribute => [attribute.textAt('Description') ?? '', attribute.textAt('Value') ?? ''] as const,
    ),
    originCountry: product?.textAt('OriginTradeCountry/ID') ?? null,
  }
}

function readAdjustments(settlement: XmlElement): Adjustment[] {
  const allowances = settlement.all('SpecifiedTradeAllowanceCharge').map(readAdjustment)
  // The transport of the profile EXTENDED.
  const services = settlement.all('SpecifiedLogisticsServiceCharge').map(element => ({
    amount: amountAt(element, 'AppliedAmount') ?? 0n,
    rate: readDecimal(element.textAt('AppliedTradeTax/RateApplicablePercent')),
  }))
  return [...allowances, ...services]
}

const readAdjustment = (element: XmlElement): Adjustment =>
  adjustmentOf(
    amountAt(element, 'ActualAmount'),
    element.textAt('ChargeIndicator/Indicator'),
    readDecimal(element.textAt('CategoryTradeTax/RateApplicablePercent')),
  )
