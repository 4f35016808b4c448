import { readDecimal } from './decimal.ts'
import { isCreditNoteType } from './document-type.ts'
import type { InvoiceLimits } from './invoice-limits.ts'
import { InvoiceRefusal } from './invoice-problem.ts'
import type { Adjustment, ParsedInvoice, ParsedLine } from './parsed-invoice.ts'
import { adjustmentOf, amountAt, netOfPrice, vatAt } from './read-amounts.ts'
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
  const totals = root.first('LegalMonetaryTotal')
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
    preceding: root.all('BillingReference/InvoiceDocumentReference').flatMap(document => {
      const number = document.textAt('ID')
      return number === null ? [] : { number, date: document.textAt('IssueDate') }
    }),
    currency: root.textAt('DocumentCurrencyCode'),
    seller: supplier?.textAt('PartyLegalEntity/RegistrationName') ?? supplier?.textAt('PartyName/Name') ?? null,
    buyers: [
      ...idsAt(root, 'Delivery/DeliveryLocation/ID'),
      ...root.all('Delivery/DeliveryParty').flatMap(partyIds),
      ...root.all('AccountingCustomerParty/Party').flatMap(partyIds),
    ],
    lines: lines.map(line => readLine(line, isCreditNote ? 'CreditedQuantity' : 'InvoicedQuantity')),
    adjustments: root.all('AllowanceCharge').map(readAdjustment),
    total: amountAt(totals, 'TaxExclusiveAmount'),
    vat: vatAt(root, 'TaxTotal/TaxAmount'),
    totalWithVat: amountAt(totals, 'TaxInclusiveAmount'),
    prepaid: amountAt(totals, 'PrepaidAmount'),
  }
}

const idsAt = (root: XmlElement, path: string): string[] => root.all(path).flatMap(({ text }) => text ?? [])

const partyIds = (party: XmlElement): string[] =>
  ['PartyIdentification/ID', 'PartyLegalEntity/CompanyID', 'EndpointID'].flatMap(path => idsAt(party, path))

function readLine(line: XmlElement, quantityName: string): ParsedLine {
  const id = line.textAt('ID')
  const billed = line.first(quantityName)
  const quantity = readDecimal(billed?.text ?? null, id)
  const unit = billed?.attributes.get('unitCode') ?? null
  const item = line.first('Item')
  return {
    id,
    name: item?.textAt('Name') ?? item?.textAt('Description') ?? null,
    quantity,
    unit,
    net:
      amountAt(line, 'LineExtensionAmount', id) ??
      netOfPrice({
        line: id,
        quantity,
        unit,
        price: amountAt(line, 'Price/PriceAmount', id),
        base: line.first('Price/BaseQuantity'),
        adjustments: line.all('AllowanceCharge').map(readAdjustment),
      }),
    rate: readDecimal(item?.textAt('ClassifiedTaxCategory/Percent') ?? null, id),
    attributes: (item?.all('AdditionalItemProperty') ?? []).map(
      property => [property.textAt('Name') ?? '', property.textAt('Value') ?? ''] as const,
    ),
    originCountry: item?.textAt('OriginCountry/IdentificationCode') ?? null,
  }
}

const readAdjustment = (element: XmlElement): Adjustment =>
  adjustmentOf(
    amountAt(element, 'Amount'),
    element.textAt('ChargeIndicator'),
    readDecimal(element.textAt('TaxCategory/Percent')),
  )
