import { PDF } from '@libpdf/core'

/** A line of an invoice made for a test; amounts as they are written. */
export interface MadeLine {
  readonly name?: string
  readonly net?: string
  readonly quantity?: string
  readonly unit?: string
  readonly price?: string
  readonly base?: string
  readonly rate?: string
  readonly attributes?: readonly (readonly [string, string])[]
  readonly origin?: string
  /** GROUP or INFORMATION, of the profile EXTENDED. */
  readonly status?: string
}

export interface MadeInvoice {
  readonly profile?: keyof typeof guidelines
  readonly number?: string
  /** ISO. */
  readonly date?: string
  readonly type?: string
  readonly currency?: string
  readonly seller?: string
  readonly buyerSiret?: string
  readonly lines?: readonly MadeLine[]
  readonly adjustments?: readonly { amount: string; isCharge: boolean; rate?: string }[]
  readonly total?: string
}

export const guidelines = {
  MINIMUM: 'urn:factur-x.eu:1p0:minimum',
  BASIC_WL: 'urn:factur-x.eu:1p0:basicwl',
  BASIC: 'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
  EN_16931: 'urn:cen.eu:en16931:2017',
  EXTENDED: 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended',
} as const

const element = (name: string, content: string | undefined, attributes = '') =>
  content === undefined || content === '' ? '' : `<${name}${attributes}>${content}</${name}>`
const text = (value: string | undefined) =>
  value?.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** An invoice in the syntax CII, as Factur-X embeds it. */
export function ciiInvoice(made: MadeInvoice): string {
  const { profile = 'EN_16931', number = 'F-2026-118', date = '2026-03-15', type = '380', currency = 'EUR' } = made
  const { seller = 'Primeurs du Lez', buyerSiret, lines = [], adjustments = [], total } = made
  const lineItem = (line: MadeLine, index: number) =>
    element(
      'ram:IncludedSupplyChainTradeLineItem',
      element(
        'ram:AssociatedDocumentLineDocument',
        element('ram:LineID', String(index + 1)) + element('ram:LineStatusReasonCode', line.status),
      ) +
        element(
          'ram:SpecifiedTradeProduct',
          element('ram:Name', text(line.name)) +
            (line.attributes ?? [])
              .map(([name, value]) =>
                element(
                  'ram:ApplicableProductCharacteristic',
                  element('ram:Description', text(name)) + element('ram:Value', text(value)),
                ),
              )
              .join('') +
            element('ram:OriginTradeCountry', element('ram:ID', line.origin)),
        ) +
        element(
          'ram:SpecifiedLineTradeAgreement',
          element(
            'ram:NetPriceProductTradePrice',
            element('ram:ChargeAmount', line.price) + element('ram:BasisQuantity', line.base),
          ),
        ) +
        element(
          'ram:SpecifiedLineTradeDelivery',
          element('ram:BilledQuantity', line.quantity, line.unit ? ` unitCode="${line.unit}"` : ''),
        ) +
        element(
          'ram:SpecifiedLineTradeSettlement',
          element('ram:ApplicableTradeTax', element('ram:RateApplicablePercent', line.rate)) +
            element('ram:SpecifiedTradeSettlementLineMonetarySummation', element('ram:LineTotalAmount', line.net)),
        ),
    )
  return `${declaration}<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
<rsm:ExchangedDocumentContext><ram:GuidelineSpecifiedDocumentContextParameter><ram:ID>${guidelines[profile]}</ram:ID></ram:GuidelineSpecifiedDocumentContextParameter></rsm:ExchangedDocumentContext>
<rsm:ExchangedDocument>${element('ram:ID', number)}${element('ram:TypeCode', type)}<ram:IssueDateTime><udt:DateTimeString format="102">${date.replaceAll('-', '')}</udt:DateTimeString></ram:IssueDateTime></rsm:ExchangedDocument>
<rsm:SupplyChainTradeTransaction>
${lines.map(lineItem).join('\n')}
<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty>${element('ram:Name', text(seller))}</ram:SellerTradeParty><ram:BuyerTradeParty>${element('ram:GlobalID', buyerSiret, ' schemeID="0009"')}<ram:Name>Cantine</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>
<ram:ApplicableHeaderTradeDelivery/>
<ram:ApplicableHeaderTradeSettlement>${element('ram:InvoiceCurrencyCode', currency)}${adjustments
    .map(({ amount, isCharge, rate }) =>
      element(
        'ram:SpecifiedTradeAllowanceCharge',
        `<ram:ChargeIndicator><udt:Indicator>${isCharge}</udt:Indicator></ram:ChargeIndicator>${element('ram:ActualAmount', amount)}${element('ram:CategoryTradeTax', element('ram:RateApplicablePercent', rate))}`,
      ),
    )
    .join(
      '',
    )}<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${element('ram:TaxBasisTotalAmount', total)}</ram:SpecifiedTradeSettlementHeaderMonetarySummation></ram:ApplicableHeaderTradeSettlement>
</rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>
`
}

/** The same in UBL, as an invoice or as a credit note. */
export function ublInvoice(made: MadeInvoice, document: 'Invoice' | 'CreditNote' = 'Invoice'): string {
  const { number = 'F-2026-118', date = '2026-03-15', type = document === 'Invoice' ? '380' : '381' } = made
  const { currency = 'EUR', seller = 'Primeurs du Lez', buyerSiret, lines = [], adjustments = [], total } = made
  const of = ` currencyID="${currency}"`
  const quantityName = document === 'Invoice' ? 'InvoicedQuantity' : 'CreditedQuantity'
  const lineOf = (line: MadeLine, index: number) =>
    element(
      `cac:${document}Line`,
      element('cbc:ID', String(index + 1)) +
        element(`cbc:${quantityName}`, line.quantity, line.unit ? ` unitCode="${line.unit}"` : '') +
        element('cbc:LineExtensionAmount', line.net, of) +
        element(
          'cac:Item',
          element('cbc:Name', text(line.name)) +
            element('cac:OriginCountry', element('cbc:IdentificationCode', line.origin)) +
            element('cac:ClassifiedTaxCategory', element('cbc:Percent', line.rate)) +
            (line.attributes ?? [])
              .map(([name, value]) =>
                element(
                  'cac:AdditionalItemProperty',
                  element('cbc:Name', text(name)) + element('cbc:Value', text(value)),
                ),
              )
              .join(''),
        ) +
        element('cac:Price', element('cbc:PriceAmount', line.price, of) + element('cbc:BaseQuantity', line.base)),
    )
  return `${declaration}<${document} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${document}-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<cbc:CustomizationID>${guidelines.EN_16931}</cbc:CustomizationID>${element('cbc:ID', number)}${element('cbc:IssueDate', date)}${element(`cbc:${document}TypeCode`, type)}${element('cbc:DocumentCurrencyCode', currency)}
<cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity>${element('cbc:RegistrationName', text(seller))}</cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party>${element('cac:PartyIdentification', element('cbc:ID', buyerSiret, ' schemeID="0009"'))}</cac:Party></cac:AccountingCustomerParty>
${adjustments
  .map(({ amount, isCharge, rate }) =>
    element(
      'cac:AllowanceCharge',
      element('cbc:ChargeIndicator', String(isCharge)) +
        element('cbc:Amount', amount, of) +
        element('cac:TaxCategory', element('cbc:Percent', rate)),
    ),
  )
  .join('')}
<cac:LegalMonetaryTotal>${element('cbc:TaxExclusiveAmount', total, of)}</cac:LegalMonetaryTotal>
${lines.map(lineOf).join('\n')}
</${document}>
`
}

export const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml)

/** A PDF of one page that carries files, as Factur-X does; with a password, nothing of it can be read without. */
export async function pdfWith(
  files: Readonly<Record<string, string | Uint8Array>>,
  { password, useXRefStream = false }: { readonly password?: string; readonly useXRefStream?: boolean } = {},
): Promise<Uint8Array> {
  const pdf = PDF.create()
  pdf.addPage({ size: 'a4' }).drawText('Facture', { x: 60, y: 760, size: 18 })
  for (const [name, content] of Object.entries(files)) {
    pdf.attachments.add(name, typeof content === 'string' ? bytesOf(content) : content, { mimeType: 'text/xml' })
  }
  if (password !== undefined) pdf.setProtection({ userPassword: password, ownerPassword: 'owner' })
  return new Uint8Array(await pdf.save({ useXRefStream }))
}
