import { readdirSync, readFileSync } from 'node:fs'
import type { InvoiceWarning } from '@ma-cantine/lib/invoices/electronic-invoice'
import { describeInvoiceProblem, describeInvoiceWarning } from '@ma-cantine/lib/invoices/invoice-messages'
import { readInvoice } from '@ma-cantine/lib/invoices/read-invoice'
import { describe, expect, test } from 'vitest'
import { bytesOf, ciiInvoice, type MadeInvoice, ublInvoice } from '../../support/invoices.ts'

const carrots = { lines: [{ name: 'Carottes', net: '100.00' }], total: '100.00' } satisfies MadeInvoice
const makers = [
  ['CII', ciiInvoice],
  ['UBL', ublInvoice],
] as const

async function read(source: string | Uint8Array) {
  const reading = await readInvoice(typeof source === 'string' ? bytesOf(source) : source)
  if ('problem' in reading) return { problem: reading.problem }
  const { drafts, warnings, buyerSirets, totalHt, seller } = reading.invoice
  const lines = drafts.map(({ description, priceHt, refusal }) => [description, priceHt, refusal].join(' ').trim())
  return { lines, warnings, buyerSirets, totalHt, seller }
}
const codesOf = (warnings: readonly InvoiceWarning[] | undefined) => warnings?.map(({ code }) => code)

describe('files that programs wrote:', () => {
  const folder = new URL('files/', import.meta.url)
  const expected: Readonly<Record<string, readonly [lines: string, ...warnings: string[]]>> = {
    'credit-note-503.cii.xml': ['Carottes -50.30 credit-note'],
    'credit-note-502.ubl.xml': ['Carottes -50.21 credit-note'],
    'correction-471.cii.xml': ['Carottes 100.00', 'corrects'],
    'charge-indicator-1.ubl.xml': ['Carottes 110.00', 'shared'],
    'lines-beyond-total.ubl.xml': ['Carottes 100.00', 'other-sum'],
    'buyer-in-electronic-address.ubl.xml': ['Carottes 100.00'],
    'buyer-as-delivery-party.ubl.xml': ['Carottes 100.00'],
    'line-break-before.pdf': ['Carottes 100.00'],
    'start-of-index-off.pdf': ['Carottes 100.00'],
    'ascii85-around-flate.pdf': ['Carottes 100.00'],
    'outside-the-tree-of-names.pdf': ['Carottes 100.00'],
    'password-of-owner.pdf': ['Carottes 100.00'],
    'label-cp1252.ubl.xml': ['Carottes 100.00'],
    'line-of-text.cii.xml': ['Carottes 100.00', 'text-lines'],
  }
  test.each(readdirSync(folder))('%s', async name => {
    const { lines, warnings, buyerSirets, seller } = await read(readFileSync(new URL(name, folder)))
    expect([lines?.join(), ...(codesOf(warnings) ?? [])]).toEqual(expected[name])
    expect(buyerSirets).toEqual(['21340172201787'])
    expect(seller).toBe(name.startsWith('label') ? 'Cœur du Pont' : 'Ferme du Pont')
  })
})

describe('the code of the document:', () => {
  test.each('81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' '))('%s is a credit note', async type => {
    for (const [, make] of makers) {
      expect(await read(make({ ...carrots, type }))).toMatchObject({
        lines: ['Carottes -100.00 credit-note'],
        warnings: [],
      })
    }
  })

  test.each(['380', '389', '393', '326', '82'])('%s is an invoice', async type => {
    expect(await read(ciiInvoice({ ...carrots, type }))).toMatchObject({ lines: ['Carottes 100.00'], warnings: [] })
  })

  test.each(['384', '471', '472', '473'])('%s is a correction, which names what it corrects', async type => {
    const cii = ciiInvoice({ ...carrots, type }).replace(
      '</ram:ApplicableHeaderTradeSettlement>',
      '<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>F-7</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100" format="102">20260301</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>$&',
    )
    const ubl = ublInvoice({ ...carrots, type }).replace(
      '<cac:AccountingSupplierParty>',
      '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>F-7</cbc:ID><cbc:IssueDate>2026-03-01</cbc:IssueDate></cac:InvoiceDocumentReference></cac:BillingReference>$&',
    )
    for (const xml of [cii, ubl]) {
      const { warnings } = await read(xml)
      expect(warnings).toEqual([{ code: 'corrects', invoices: [{ number: 'F-7', date: '2026-03-01' }] }])
    }
    expect((await read(ublInvoice({ ...carrots, type }))).warnings).toEqual([{ code: 'corrects', invoices: [] }])
  })

  test('the sentence of a correction names the invoices', () => {
    const invoices = [
      { number: 'F-7', date: '2026-03-01' },
      { number: 'F-8', date: null },
    ]
    expect(describeInvoiceWarning({ code: 'corrects', invoices }, 'fr')).toMatch(
      /^Cette facture corrige la facture F-7 du 1er mars 2026 et la facture F-8 : /,
    )
  })
})

describe('a discount is told from a charge by an xs:boolean:', () => {
  const charged = { ...carrots, adjustments: [{ amount: '10.00', isCharge: true }], total: '110.00' }
  test.each(makers)('%s', async (_, make) => {
    const say = (indicator: string, made: MadeInvoice) => read(make(made).replace('>true<', `>${indicator}<`))
    for (const yes of ['true', '1', ' 1\n']) expect((await say(yes, charged)).lines).toEqual(['Carottes 110.00'])
    for (const no of ['false', '0', ' false ']) {
      expect((await say(no, { ...charged, total: '90.00' })).lines).toEqual(['Carottes 90.00'])
    }
    for (const other of ['yes', 'TRUE', '2', '']) {
      const { problem } = await say(other, charged)
      expect(problem).toMatchObject({ code: 'allowance-or-charge', value: other })
      if (problem) expect(describeInvoiceProblem(problem, 'fr').message).toMatch(/remise/)
    }
  })
})

describe('the lines are held to the total (BR-CO-10 to 13):', () => {
  const line = (extra: object) => ({ lines: [{ name: 'Carottes', ...extra }], total: '90.00' })
  test.each(makers)('%s', async (_, make) => {
    const codes = async (made: MadeInvoice) => codesOf((await read(make(made))).warnings)
    expect(await codes({ ...carrots, total: '100.01' })).toEqual(['other-sum'])
    expect(await codes({ ...carrots, total: '99.99' })).toEqual(['other-sum'])
    expect(
      await codes({
        lines: [
          { name: 'Œufs', net: '1.004' },
          { name: 'Lait', net: '2.004' },
        ],
        total: '3.00',
      }),
    ).toEqual([])
    expect(await codes({ ...carrots, adjustments: [{ amount: '9.99', isCharge: false }], total: '90.00' })).toEqual([
      'other-sum',
      'shared',
    ])
    expect((await read(make({ ...carrots, total: '100.01' }))).lines).toEqual(['Carottes 100.00'])
  })

  test.each(makers)(
    '%s: an amount left out is that of the price, of its quantity and of its own discounts',
    async (syntax, make) => {
      const made = line({ price: '20', quantity: '60', base: '12', unit: 'KGM', rate: '5.5' })
      const [indicator, within] =
        syntax === 'CII'
          ? [
              '<ram:ChargeIndicator><udt:Indicator>0</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>10</ram:ActualAmount>',
              'ram:SpecifiedTradeAllowanceCharge',
            ]
          : ['<cbc:ChargeIndicator>0</cbc:ChargeIndicator><cbc:Amount>10</cbc:Amount>', 'cac:AllowanceCharge']
      const place = syntax === 'CII' ? '</ram:SpecifiedLineTradeSettlement>' : '</cac:InvoiceLine>'
      const xml = make(made)
      const withDiscount = xml.replace(place, `<${within}>${indicator}</${within}>${place}`)
      expect(await read(withDiscount)).toMatchObject({
        lines: ['Carottes 90.00'],
        warnings: [],
      })
      for (const base of ['0', '-12']) {
        expect((await read(make(line({ price: '20', quantity: '60', base })))).problem?.code).toBe('unreadable-amount')
      }
      const inGrams = xml.replace(/<(ram:BasisQuantity|cbc:BaseQuantity)>/, '<$1 unitCode="GRM">')
      expect((await read(inGrams)).problem).toMatchObject({ code: 'missing-amount', detail: '1' })
    },
  )

  test('a line counts as it says, whatever its price', async () => {
    expect(
      (await read(ciiInvoice({ lines: [{ name: 'Ail', net: '90.00', price: '1', quantity: '3' }], total: '90.00' })))
        .lines,
    ).toEqual(['Ail 90.00'])
  })

  test('a negative quantity or price makes a negative line, which is refused', async () => {
    for (const taken of [{ quantity: '-2', price: '5' }, { quantity: '2', price: '-5' }, { net: '-10.00' }]) {
      const { lines, warnings } = await read(
        ublInvoice({ lines: [...carrots.lines, { name: 'Reprise', ...taken }], total: '90.00' }),
      )
      expect([lines, warnings]).toEqual([['Carottes 100.00', 'Reprise -10.00 negative-line'], []])
    }
  })

  test('an amount in another currency is refused', async () => {
    const xml = ublInvoice(carrots).replace(
      '<cbc:LineExtensionAmount currencyID="EUR">',
      '<cbc:LineExtensionAmount currencyID="CHF">',
    )
    expect((await read(xml)).problem).toMatchObject({ code: 'other-currency', value: 'CHF' })
  })
})

describe('the other totals:', () => {
  const withTotals = (vat: string, withVat: string, prepaid = '', rounding = '') => [
    ciiInvoice(carrots).replace(
      /<ram:TaxBasisTotalAmount>.*<\/ram:TaxBasisTotalAmount>/,
      `$&<ram:TaxTotalAmount currencyID="CHF">1</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">${vat}</ram:TaxTotalAmount><ram:RoundingAmount>${rounding}</ram:RoundingAmount><ram:GrandTotalAmount>${withVat}</ram:GrandTotalAmount><ram:TotalPrepaidAmount>${prepaid}</ram:TotalPrepaidAmount>`,
    ),
    ublInvoice(carrots).replace(
      '<cac:LegalMonetaryTotal>',
      `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">${vat}</cbc:TaxAmount></cac:TaxTotal>$&<cbc:TaxInclusiveAmount currencyID="EUR">${withVat}</cbc:TaxInclusiveAmount><cbc:PrepaidAmount currencyID="EUR">${prepaid}</cbc:PrepaidAmount><cbc:PayableRoundingAmount currencyID="EUR">${rounding}</cbc:PayableRoundingAmount>`,
    ),
  ]
  test('VAT that fits and a rounding change nothing', async () => {
    for (const xml of withTotals('5.50', '105.50', '', '-0.50')) {
      expect(await read(xml)).toMatchObject({ lines: ['Carottes 100.00'], warnings: [] })
    }
  })

  test('VAT that does not make the total with VAT is told (BR-CO-15)', async () => {
    for (const xml of withTotals('5.50', '100.00')) {
      expect((await read(xml)).warnings).toEqual([{ code: 'other-total-with-vat', sum: '105.50', total: '100.00' }])
    }
  })

  test('what was prepaid is told, and the products count in full', async () => {
    for (const xml of withTotals('5.50', '105.50', '30')) {
      expect(await read(xml)).toMatchObject({
        lines: ['Carottes 100.00'],
        warnings: [{ code: 'prepaid', amount: '30.00' }],
      })
    }
  })
})

describe('a line without amount', () => {
  const lines = [...carrots.lines, { name: 'Livraison le matin' }, { name: 'Merci' }]
  test.each(makers)('%s: is left out where the others make the total, else refuses the invoice', async (_, make) => {
    expect(await read(make({ lines, total: '100.00' }))).toMatchObject({
      lines: ['Carottes 100.00'],
      warnings: [{ code: 'text-lines', count: 2 }],
    })
    for (const total of ['120.00', '100.01']) {
      expect((await read(make({ lines, total }))).problem).toMatchObject({ code: 'missing-amount', detail: '2' })
    }
    expect((await read(make({ lines: lines.slice(1), total: '100.00' }))).problem).toMatchObject({ detail: '1' })
  })
})

describe('the SIRET of the buyer', () => {
  const [siret, siren] = ['21340172201787', '213401722']
  const other = '13002526500013'
  const cii = (parties: string) =>
    ciiInvoice(carrots).replace(
      '<ram:ApplicableHeaderTradeDelivery/>',
      `<ram:ApplicableHeaderTradeDelivery>${parties}</ram:ApplicableHeaderTradeDelivery>`,
    )
  const ubl = (delivery: string) =>
    ublInvoice(carrots).replace('<cac:LegalMonetaryTotal>', `<cac:Delivery>${delivery}</cac:Delivery>$&`)
  const id = (text: string) => `<cac:PartyIdentification><cbc:ID>${text}</cbc:ID></cac:PartyIdentification>`

  test.each([
    [`${siren}_${siret}`, [siret]],
    [`${siren}_${siret}_SERVICE-4`, [siret]],
    [`0225:${siren}_${siret}`, [siret]],
    [`0009:${siret}`, [siret]],
    [siren, []],
    [`${siren}_CANTINES`, []],
    [`${siren}_${other}`, []],
    [`${siren}_21340172201788`, []],
  ])('in the electronic address %s', async (address, expected) => {
    const inCii = ciiInvoice(carrots).replace(
      '<ram:Name>Cantine</ram:Name>',
      `<ram:URIUniversalCommunication><ram:URIID schemeID="0225">${address}</ram:URIID></ram:URIUniversalCommunication>`,
    )
    const inUbl = ublInvoice(carrots).replace(
      /(<cac:AccountingCustomerParty><cac:Party>)/,
      `$1<cbc:EndpointID schemeID="0225">${address}</cbc:EndpointID>`,
    )
    expect([(await read(inCii)).buyerSirets, (await read(inUbl)).buyerSirets]).toEqual([expected, expected])
  })

  test.each([
    ['ShipToTradeParty', cii(`<ram:ShipToTradeParty><ram:ID>${siret}</ram:ID></ram:ShipToTradeParty>`)],
    [
      'UltimateShipToTradeParty',
      cii(
        `<ram:UltimateShipToTradeParty><ram:GlobalID schemeID="0009">${siret}</ram:GlobalID></ram:UltimateShipToTradeParty>`,
      ),
    ],
    [
      'the last place before the first',
      cii(
        `<ram:ShipToTradeParty><ram:ID>${other}</ram:ID></ram:ShipToTradeParty><ram:UltimateShipToTradeParty><ram:ID>${siret}</ram:ID></ram:UltimateShipToTradeParty>`,
      ),
    ],
    ['DeliveryLocation', ubl(`<cac:DeliveryLocation><cbc:ID schemeID="0009">${siret}</cbc:ID></cac:DeliveryLocation>`)],
    ['DeliveryParty', ubl(`<cac:DeliveryParty>${id(siret)}</cac:DeliveryParty>`)],
    [
      'DeliveryParty, by its electronic address',
      ubl(`<cac:DeliveryParty><cbc:EndpointID>${siren}_${siret}</cbc:EndpointID></cac:DeliveryParty>`),
    ],
    [
      'DeliveryParty, as a legal entity',
      ubl(
        `<cac:DeliveryParty><cac:PartyLegalEntity><cbc:CompanyID>${siret}</cbc:CompanyID></cac:PartyLegalEntity></cac:DeliveryParty>`,
      ),
    ],
  ])('at the place of delivery: %s', async (_, xml) => {
    expect((await read(xml)).buyerSirets?.[0]).toBe(siret)
  })
})

describe('the label of the encoding', () => {
  const xml = ublInvoice({ ...carrots, seller: 'SELLER' })
  const labelled = (label: string, seller: readonly number[]) => {
    const [before = '', after = ''] = xml.replace('UTF-8', label).split('SELLER')
    return new Uint8Array([...bytesOf(before), ...seller, ...bytesOf(after)])
  }
  test.each<[string, readonly number[], string]>([
    ['cp1252', [0x9c, 0x80], 'œ€'],
    ['ISO_8859-1:1987', [0x9c, 0xe9], 'œé'],
    ['l9', [0xbd, 0xa4], 'œ€'],
    ['iso-8859-16', [0xbd, 0xa4], 'œ€'],
    ['macintosh', [0x8e, 0xcf], 'éœ'],
    ['866', [0x80], 'А'],
    ['Shift_JIS', [0x82, 0xa0], 'あ'],
    ['us-ascii', [0xc3, 0xa9], 'é'],
    ['us-ascii', [0xe9], 'é'],
    ['utf-16', [0xc3, 0xa9], 'é'],
  ])('%s', async (label, bytes, seller) => {
    expect((await read(labelled(label, bytes))).seller).toBe(seller)
  })

  test.each(['utf-7', 'iso-2022-kr', 'latin9', 'cp037'])('%s is none that browsers know', async label => {
    expect((await read(labelled(label, [0x41]))).problem?.code).toBe('unknown-encoding')
  })
})
