import { priceOf, readDecimal } from './decimal.ts'
import type { InvoiceLimits } from './invoice-limits.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import type { Adjustment, ParsedInvoice, ParsedLine } from './parsed-invoice.ts'
import { isCreditNoteType } from './read-cii.ts'
import type { XmlElement } from './xml-tree.ts'

/** The names of the two documents, by their namespaces. */
export const ublDocuments: Readonly<Record<string, 'Invoice' | 'CreditNote'>> = {
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2': 'Invoice',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2': 'CreditNote',
}

/** Reads an invoice or a credit note of the syntax UBL. */
export function readUbl(root: XmlElement, limits: InvoiceLimits): ParsedInvoice {
  const isCreditNote = root.name === 'CreditNote'
  const type = root.textAt(isCreditNote ? 'CreditNoteTypeCode' : 'InvoiceTypeCode')
  const supplier = root.first('AccountingSupplierParty/Party')
  const lines = root.all(isCreditNote ? 'CreditNoteLine' : 'InvoiceLine')
  if (lines.length > limits.lines)
    throw new InvoiceRefusal('too-many-lines', String(lines.length), String(limits.lines))
  return {
    syntax: 'UBL',
    specification: root.textAt('CustomizationID'),
    number: root.textAt('ID'),
    date: root.textAt('IssueDate'),
    type,
    isCreditNote: isCreditNote || isCreditNoteType(type),
    currency: root.textAt('DocumentCurrencyCode'),
    seller: supplier?.textAt('PartyLegalEntity/RegistrationName') ?? supplier?.textAt('PartyName/Name') ?? null,
    buyers: [
      ...idsAt(root, 'Delivery/DeliveryLocation/ID'),
      ...idsAt(root, 'AccountingCustomerParty/Party/PartyIdentification/ID'),
      ...idsAt(root, 'AccountingCustomerParty/Party/PartyLegalEntity/CompanyID'),
      ...idsAt(root, 'AccountingCustomerParty/Party/EndpointID'),
    ],
    lines: lines.map(line => readLine(line, isCreditNote ? 'CreditedQuantity' : 'InvoicedQuantity')),
    adjustments: root.all('AllowanceCharge').map(readAdjustment),
    total: readDecimal(root.textAt('LegalMonetaryTotal/TaxExclusiveAmount')),
  }
}

const idsAt = (root: XmlElement, path: string): string[] => root.all(path).flatMap(({ text }) => text ?? [])

function readLine(line: XmlElement, quantityName: string): ParsedLine {
  const id = line.textAt('ID')
  const billed = line.first(quantityName)
  const quantity = readDecimal(billed?.text ?? null, id)
  const net = readDecimal(line.textAt('LineExtensionAmount'), id) ?? computedNet(line, quantity, id)
  if (net === null) throw new InvoiceRefusal('missing-amount', '', id)
  const item = line.first('Item')
  return {
    id,
    name: item?.textAt('Name') ?? item?.textAt('Description') ?? null,
    quantity,
    unit: billed?.attributes.get('unitCode') ?? null,
    net,
    rate: readDecimal(item?.textAt('ClassifiedTaxCategory/Percent') ?? null, id),
    attributes: (item?.all('AdditionalItemProperty') ?? []).map(
      property => [property.textAt('Name') ?? '', property.textAt('Value') ?? ''] as const,
    ),
    originCountry: item?.textAt('OriginCountry/IdentificationCode') ?? null,
  }
}

/** The price of the quantity, of a line that leaves its amount out. */
function computedNet(line: XmlElement, quantity: bigint | null, id: string | null): bigint | null {
  const amount = readDecimal(line.textAt('Price/PriceAmount'), id)
  if (amount === null || quantity === null) return null
  return priceOf(amount, quantity, readDecimal(line.textAt('Price/BaseQuantity') ?? '1', id) ?? 0n)
}

function readAdjustment(element: XmlElement): Adjustment {
  const amount = readDecimal(element.textAt('Amount')) ?? 0n
  const isCharge = element.textAt('ChargeIndicator') === 'true'
  return { amount: isCharge ? amount : -amount, rate: readDecimal(element.textAt('TaxCategory/Percent')) }
}
