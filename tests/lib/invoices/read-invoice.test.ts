import { describeInvoiceProblem, describeInvoiceWarning } from '@ma-cantine/lib/invoices/invoice-messages'
import { readInvoice } from '@ma-cantine/lib/invoices/read-invoice'
import { describe, expect, test, vi } from 'vitest'
import { bytesOf, ciiInvoice, type MadeInvoice, type MadeLine, pdfWith, ublInvoice } from '../../support/invoices.ts'
import { processorTime } from '../../support/processor-time.ts'
import { fc } from '../../support/properties.ts'

/** What a reading gives, in one line a draft. */
async function read(bytes: Uint8Array | string) {
  const reading = await readInvoice(typeof bytes === 'string' ? bytesOf(bytes) : bytes)
  if ('problem' in reading) return { problem: reading.problem.code }
  const { number, date, seller, totalHt, profile, syntax, drafts, warnings } = reading.invoice
  return {
    head: [syntax, profile, number, date, seller, totalHt].join(' | '),
    drafts: drafts.map(({ line, description, quantity, priceHt, mentioned, refusal }) =>
      [line, description, quantity && [quantity.amount, quantity.unit].join(' '), priceHt, mentioned.join(), refusal]
        .map(value => value ?? '—')
        .join(' | '),
    ),
    warnings: warnings.map(({ code }) => code),
  }
}

const twoProducts = {
  lines: [
    { name: 'Carottes bio', net: '50.00', quantity: '20', unit: 'KGM', price: '2.5', rate: '5.5' },
    { name: 'Pommes de terre', net: '30.00', quantity: '40.5', unit: 'KGM', price: '0.74', rate: '5.5' },
  ],
  total: '80.00',
} satisfies MadeInvoice

const twoDrafts = ['1 | Carottes bio | 20 KGM | 50.00 | BIO | —', '2 | Pommes de terre | 40.5 KGM | 30.00 |  | —']

describe('the twelve invoices', () => {
  test.each(['MINIMUM', 'BASIC_WL'] as const)(
    'a Factur-X of profile %s, without lines, is one purchase of the total',
    async profile => {
      const pdf = await pdfWith({ 'factur-x.xml': ciiInvoice({ profile, total: '1234.56' }) })
      expect(await read(pdf)).toEqual({
        head: `CII | ${profile} | F-2026-118 | 2026-03-15 | Primeurs du Lez | 1234.56`,
        drafts: ['— | — | — | 1234.56 |  | —'],
        warnings: ['no-lines'],
      })
    },
  )

  test.each(['BASIC', 'EN_16931'] as const)('a Factur-X of profile %s is one purchase a line', async profile => {
    const pdf = await pdfWith({ 'factur-x.xml': ciiInvoice({ profile, ...twoProducts }) })
    expect(await read(pdf)).toEqual({
      head: `CII | ${profile} | F-2026-118 | 2026-03-15 | Primeurs du Lez | 80.00`,
      drafts: twoDrafts,
      warnings: [],
    })
  })

  test('EXTENDED: lines that group or inform are no purchases, an amount left out is 3 × 12 ÷ 6', async () => {
    const made: MadeInvoice = {
      profile: 'EXTENDED',
      lines: [
        { name: 'Colis', net: '6.00', status: 'GROUP' },
        { name: 'Yaourts', price: '3', quantity: '12', base: '6', unit: 'H87', origin: 'FR' },
        { name: 'Voir au dos', net: '0.00', status: 'INFORMATION' },
      ],
      total: '6.00',
    }
    expect((await read(await pdfWith({ 'factur-x.xml': ciiInvoice(made) }))).drafts).toEqual([
      '2 | Yaourts | 12 H87 | 6.00 | FRANCE | —',
    ])
  })

  test('XML in CII and XML in UBL give the same drafts', async () => {
    const cii = await read(ciiInvoice(twoProducts))
    const ubl = await read(ublInvoice(twoProducts))
    expect(cii.drafts).toEqual(twoDrafts)
    expect({ ...ubl, head: ubl.head?.replace('UBL', 'CII') }).toEqual(cii)
  })

  test.each([
    ['CII, type 381', ciiInvoice({ ...twoProducts, type: '381' })],
    ['CII, type 261', ciiInvoice({ ...twoProducts, type: '261' })],
    ['UBL CreditNote', ublInvoice(twoProducts, 'CreditNote')],
    [
      'amounts written negative',
      ublInvoice({ lines: twoProducts.lines.map(line => ({ ...line, net: `-${line.net}` })), total: '-80.00' }),
    ],
  ])('a credit note (%s) gives negative drafts, each refused', async (_, xml) => {
    const { drafts, head } = await read(xml)
    expect(head).toMatch(/ -80\.00$/)
    expect(drafts).toEqual([
      '1 | Carottes bio | 20 KGM | -50.00 | BIO | credit-note',
      '2 | Pommes de terre | 40.5 KGM | -30.00 |  | credit-note',
    ])
  })

  test.each([
    ['CII', ciiInvoice],
    ['UBL', ublInvoice],
  ])(
    '%s: a discount of 10.00 and a transport of 0.01 are shared 33.33 + 33.33 + 33.34 → 30.00 + 30.00 + 30.01',
    async (_, make) => {
      const xml = make({
        lines: ['33.33', '33.33', '33.34'].map((net, index) => ({ name: `Produit ${index}`, net })),
        adjustments: [
          { amount: '10.00', isCharge: false },
          { amount: '0.01', isCharge: true },
        ],
        total: '90.01',
      })
      const { drafts, warnings } = await read(xml)
      expect(drafts?.map(draft => draft.split(' | ')[3])).toEqual(['30.00', '30.00', '30.01'])
      expect(warnings).toEqual(['shared'])
    },
  )

  test('several rates: a discount at 5,5 % lowers the lines of this rate alone', async () => {
    const xml = ciiInvoice({
      lines: [
        { name: 'Jus de pomme', net: '60.00', rate: '5.50' },
        { name: 'Farine', net: '40.00', rate: '5.5' },
        { name: 'Vin de cuisine', net: '100.00', rate: '20.00' },
      ],
      adjustments: [{ amount: '10.00', isCharge: false, rate: '5.5' }],
      total: '190.00',
    })
    const { drafts } = await read(xml)
    expect(drafts?.map(draft => draft.split(' | ')[3])).toEqual(['54.00', '36.00', '100.00'])
  })

  test('a PDF that was cut is told to be broken', async () => {
    const pdf = await pdfWith({ 'factur-x.xml': ciiInvoice(twoProducts) })
    expect(await read(pdf.subarray(0, Math.floor(pdf.length / 2)))).toEqual({ problem: 'broken-pdf' })
  })

  test('a bomb, 60 MB of spaces in a small PDF, is refused before it is unpacked', async () => {
    const bomb = await pdfWith({ 'factur-x.xml': new Uint8Array(60 * 1024 * 1024).fill(0x20) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await read(bomb)).toEqual({ problem: 'unpacked-too-large' })
  })
})

describe('a file that is no invoice, or not a whole one, is refused:', () => {
  const xml = ciiInvoice(twoProducts)
  const entity = xml.replace('?>', '?><!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>')
  test.each<[string, string | Uint8Array | (() => Promise<Uint8Array>), string]>([
    ['an empty file', '', 'empty-file'],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'file-too-large'],
    ['a photo', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70), 'not-an-invoice'],
    ['a page', '<!DOCTYPE html><html><body>Facture</body></html>', 'not-an-invoice'],
    ['a text', 'Facture du 15 mars', 'not-an-invoice'],
    ['a PDF behind a password', () => pdfWith({ 'factur-x.xml': xml }, { password: 'secret' }), 'protected-pdf'],
    ['a PDF without attachments', () => pdfWith({}), 'plain-pdf'],
    ['a PDF with another attachment', () => pdfWith({ 'conditions.txt': 'Bonjour' }), 'plain-pdf'],
    ['a PDF with other XML', () => pdfWith({ 'notes.xml': '<notes/>' }), 'plain-pdf'],
    ['a mark of a PDF and nothing else', '%PDF-1.7\n', 'broken-pdf'],
    ['a PDF whose XML is cut', () => pdfWith({ 'factur-x.xml': xml.slice(0, 900) }), 'broken-xml'],
    ['XML that is cut', xml.slice(0, 900), 'broken-xml'],
    ['entities', entity, 'hostile-xml'],
    ['entities in a PDF', () => pdfWith({ 'factur-x.xml': entity }), 'hostile-xml'],
    ['an entity that nobody declared', xml.replace('Carottes', '&xxe;'), 'broken-xml'],
    ['elements without end', `<a>${'<b>'.repeat(100)}`, 'too-complex'],
    [
      'attributes without end',
      `<a ${Array.from({ length: 200_000 }, (_, at) => `x${at}=""`).join(' ')}/>`,
      'too-complex',
    ],
    ['a million elements', `<a>${'<b/>'.repeat(400_000)}</a>`, 'too-complex'],
    [
      'more lines than invoices have',
      ublInvoice({ lines: Array(2001).fill({ name: 'x', net: '1' }) }),
      'too-many-lines',
    ],
    ['bytes that are not UTF-8', new Uint8Array([...bytesOf('<a>'), 0xe9, 0x20]), 'broken-xml'],
    ['an unknown encoding', '<?xml version="1.0" encoding="EBCDIC-FR"?><a/>', 'unknown-encoding'],
    ['XML of another kind', '<?xml version="1.0"?><Order xmlns="urn:x"/>', 'other-xml'],
    ['ZUGFeRD 1', '<CrossIndustryDocument xmlns="urn:ferd:CrossIndustryDocument:invoice:1p0"/>', 'former-format'],
    ['no number', ciiInvoice({ ...twoProducts, number: '' }), 'missing-number'],
    ['no seller', ublInvoice({ ...twoProducts, seller: '' }), 'missing-seller'],
    ['no date', ublInvoice({ ...twoProducts, date: '' }), 'missing-date'],
    ['a day that does not exist', ublInvoice({ ...twoProducts, date: '2026-02-30' }), 'unreadable-date'],
    ['no total', ublInvoice({ lines: twoProducts.lines }), 'missing-total'],
    ['a line without amount', ciiInvoice({ lines: [{ name: 'x' }], total: '1' }), 'missing-amount'],
    ['an amount with a comma', ciiInvoice({ lines: [{ name: 'x', net: '1,50' }], total: '1.50' }), 'unreadable-amount'],
    ['an amount as a power of ten', ciiInvoice({ lines: [{ net: '1E5' }], total: '1' }), 'unreadable-amount'],
    ['dollars', ciiInvoice({ ...twoProducts, currency: 'USD' }), 'other-currency'],
  ])('%s', async (_, source, problem) => {
    expect(await read(typeof source === 'function' ? await source() : source)).toEqual({ problem })
  })
})

describe('the bytes decide, whatever their encoding:', () => {
  const xml = ciiInvoice({ lines: [{ name: 'Pâté de tête', net: '5.00' }], total: '5.00' })
  const latin = Uint8Array.from(xml.replace('UTF-8', 'ISO-8859-1'), letter => letter.charCodeAt(0))
  const utf16 = (xml: string, mark: boolean, big: boolean) => {
    const bytes = Buffer.from(`${mark ? '\ufeff' : ''}${xml}`, 'utf16le')
    return new Uint8Array(big ? bytes.swap16() : bytes)
  }
  const wide = xml.replace('UTF-8', 'UTF-16')
  test.each([
    ['UTF-8 with a mark', bytesOf(`\ufeff${xml}`)],
    ['UTF-8 after empty lines', bytesOf(`\n\n  ${xml}`)],
    ['ISO-8859-1', latin],
    ['UTF-16, little end first, with a mark', utf16(wide, true, false)],
    ['UTF-16, little end first', utf16(wide, false, false)],
    ['UTF-16, big end first, with a mark', utf16(wide, true, true)],
    ['UTF-16, big end first', utf16(wide, false, true)],
  ])('%s', async (_, bytes) => {
    expect((await read(bytes)).drafts).toEqual(['1 | Pâté de tête | — | 5.00 |  | —'])
  })

  test('a PDF with cross-references in a stream, and its invoice among other files', async () => {
    const files = { 'a.xml': '<notes/>', 'bon.txt': 'Bon', 'factur-x.xml': xml }
    expect((await read(await pdfWith(files, { useXRefStream: true }))).drafts).toHaveLength(1)
  })
})

describe('what to look at before saving:', () => {
  test('lines that do not add up to the total, with both figures', async () => {
    const reading = await readInvoice(bytesOf(ciiInvoice({ ...twoProducts, total: '85.00' })))
    const { warnings, drafts } = 'invoice' in reading ? reading.invoice : { warnings: [], drafts: [] }
    expect(warnings).toEqual([{ code: 'other-sum', sum: '80.00', total: '85.00' }])
    expect(drafts.map(({ priceHt }) => priceHt)).toEqual(['50.00', '30.00'])
    expect(describeInvoiceWarning({ code: 'other-sum', sum: '80.00', total: '85.00' }, 'fr')).toMatch(
      /80,00\s€ hors taxes, mais la facture annonce un total de 85,00\s€/,
    )
  })

  test('free lines, a correction, a down payment, a date to come', async () => {
    const lines = [...twoProducts.lines, { name: 'Échantillon', net: '0.00' }]
    const { drafts, warnings } = await read(ciiInvoice({ ...twoProducts, lines, type: '384', date: '2999-01-01' }))
    expect(drafts).toEqual(twoDrafts)
    expect(warnings).toEqual(['free-lines', 'corrects', 'future-date'])
    expect((await read(ciiInvoice({ ...twoProducts, type: '386' }))).warnings).toEqual(['down-payment'])
  })

  test('a date to come anywhere on Earth, and not the day of the earliest time zone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-15T10:00:00Z') })
    try {
      const warningsOf = async (date: string) => (await read(ciiInvoice({ ...twoProducts, date }))).warnings
      expect(await warningsOf('2026-03-16')).toEqual([])
      expect(await warningsOf('2026-03-17')).toEqual(['future-date'])
      expect(await warningsOf('1926-03-17')).toEqual(['distant-date'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('a negative line of an invoice is refused alone', async () => {
    const lines = [...twoProducts.lines, { name: 'Reprise de cagettes', net: '-5.00' }]
    const { drafts } = await read(ciiInvoice({ lines, total: '75.00' }))
    expect(drafts?.at(2)).toBe('3 | Reprise de cagettes | — | -5.00 |  | negative-line')
    expect(drafts?.slice(0, 2)).toEqual(twoDrafts)
  })

  test('amounts with four decimals are rounded together: 1.0049 + 1.0049 + 1.0049 = 3.01', async () => {
    const lines = ['1.0049', '1.0049', '1.0049'].map(net => ({ name: 'Œufs', net }))
    const { drafts, warnings } = await read(ciiInvoice({ lines, total: '3.01' }))
    expect(drafts?.map(draft => draft.split(' | ')[3])).toEqual(['1.01', '1.00', '1.00'])
    expect(warnings).toEqual([])
  })

  test('texts that a spreadsheet would run, or that have no end, become plain and short', async () => {
    const made = {
      seller: '=HYPERLINK("x")',
      lines: [
        { name: '- @SUM(A1)', net: '1' },
        { name: 'x'.repeat(9999), net: '1' },
      ],
    }
    const reading = await readInvoice(bytesOf(ciiInvoice({ ...made, total: '2.00' })))
    if ('problem' in reading) throw new Error(reading.problem.code)
    const { seller, drafts } = reading.invoice
    expect([seller, drafts[0]?.description, drafts[1]?.description?.length]).toEqual(['HYPERLINK("x")', 'SUM(A1)', 255])
  })

  test('the SIRET of the buyer, with or without spaces, when its digits agree', async () => {
    const siretsOf = async (xml: string) => {
      const reading = await readInvoice(bytesOf(xml))
      return 'invoice' in reading ? reading.invoice.buyerSirets : reading.problem
    }
    for (const make of [ciiInvoice, ublInvoice]) {
      expect(await siretsOf(make({ ...twoProducts, buyerSiret: '213 401 722 01787' }))).toEqual(['21340172201787'])
      expect(await siretsOf(make({ ...twoProducts, buyerSiret: '21340172201788' }))).toEqual([])
    }
  })

  test.each<[string, MadeLine, string]>([
    ['Poulet Label Rouge Bio', { name: 'Poulet Label Rouge Bio' }, 'BIO,LABEL_ROUGE'],
    ['the mark AB in capitals', { name: 'Lentilles AB 5 kg' }, 'BIO'],
    ['ab in another word', { name: 'Abricots, sac ab' }, ''],
    ['non bio', { name: 'Carottes non bio' }, ''],
    ['in conversion', { name: 'Blé bio en conversion' }, ''],
    ['AOP, IGP, HVE, MSC', { name: 'Plateau AOP IGP HVE, poisson MSC' }, 'AOCAOP,IGP,HVE,PECHE_DURABLE'],
    ['an attribute that says yes', { name: 'Riz', attributes: [['Bio', 'oui']] }, 'BIO'],
    ['an attribute that says no', { name: 'Riz', attributes: [['Bio', 'non']] }, ''],
    ['a label in an attribute', { name: 'Riz', attributes: [['Label', 'Commerce équitable']] }, 'COMMERCE_EQUITABLE'],
    ['an origin in an attribute', { name: 'Riz', attributes: [['Origine', 'France']] }, 'FRANCE'],
    ['the country of origin', { name: 'Riz', origin: 'FR' }, 'FRANCE'],
    ['another country', { name: 'Riz', origin: 'ES' }, ''],
  ])('what a line mentions of the product: %s', async (_, line, mentioned) => {
    for (const make of [ciiInvoice, ublInvoice]) {
      const { drafts } = await read(make({ lines: [{ ...line, net: '1.00' }], total: '1.00' }))
      expect(drafts?.[0]?.split(' | ')[4]).toBe(mentioned)
    }
  })
})

test('allowances and charges always add up to the total, whatever the amounts', async () => {
  const cents = fc.integer({ min: 1, max: 10_000_00 })
  const euros = (value: number) => (value / 100).toFixed(2)
  await fc.assert(
    fc.asyncProperty(
      fc.array(cents, { minLength: 1, maxLength: 12 }),
      fc.nat(100),
      fc.nat(5000),
      async (nets, off, on) => {
        const sum = nets.reduce((total, net) => total + net, 0)
        const discount = Math.floor((sum * off) / 101)
        const total = sum - discount + on
        const xml = ublInvoice({
          lines: nets.map(net => ({ name: 'Produit', net: euros(net) })),
          adjustments: [
            { amount: euros(discount), isCharge: false },
            { amount: euros(on), isCharge: true },
          ],
          total: euros(total),
        })
        const { drafts = [] } = await read(xml)
        const drafted = drafts.map(draft => Math.round(Number(draft.split(' | ')[3]) * 100))
        expect(drafted.reduce((sum, price) => sum + price, 0)).toBe(total)
      },
    ),
    { numRuns: 100 },
  )
})

test('whatever happens to the bytes of an invoice, the answer is drafts or a refusal, without delay', async () => {
  const made = { ...twoProducts, adjustments: [{ amount: '8.00', isCharge: false }], total: '72.00' }
  const sources = [
    bytesOf(ciiInvoice(made)),
    bytesOf(ublInvoice(made)),
    await pdfWith({ 'factur-x.xml': ciiInvoice(made) }),
    await pdfWith({ 'factur-x.xml': ciiInvoice(made) }, { useXRefStream: true }),
  ]
  const change = fc.record({ at: fc.nat(), byte: fc.nat(255) })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sources),
      fc.option(fc.nat()),
      fc.array(change, { maxLength: 8 }),
      async (source, end, changes) => {
        const bytes = source.slice(0, end === null ? source.length : end % source.length)
        for (const { at, byte } of changes) if (bytes.length > 0) bytes[at % bytes.length] = byte
        const start = processorTime()
        const reading = await readInvoice(bytes)
        expect(processorTime() - start).toBeLessThan(3000)
        if ('problem' in reading) expect(describeInvoiceProblem(reading.problem, 'fr').message).not.toBe('')
        else expect(reading.invoice.drafts.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: Number(process.env.INVOICE_RUNS ?? 400) },
  )
}, 60_000)
