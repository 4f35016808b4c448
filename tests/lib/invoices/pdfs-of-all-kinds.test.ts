import { deflateSync } from 'node:zlib'
import { invoiceLimits } from '@ma-cantine/lib/invoices/invoice-limits'
import { readInvoice } from '@ma-cantine/lib/invoices/read-invoice'
import { describe, expect, test } from 'vitest'
import { ciiInvoice, pdfWith } from '../../support/invoices.ts'
import { processorTime } from '../../support/processor-time.ts'
import { filePlaces, latin1, objectsWith, rawPdf, stream } from '../../support/raw-pdf.ts'

const xml = ciiInvoice({ lines: [{ name: 'Carottes', net: '12.00' }], total: '12.00' })
const text = latin1(Buffer.from(xml))
const flate = (data: string) => latin1(deflateSync(Buffer.from(data, 'latin1')))
const hexadecimal = (data: string) => `${Buffer.from(data, 'latin1').toString('hex')}>`
const runs = (data: string) =>
  `${(data.match(/.{1,128}/gs) ?? []).map(run => String.fromCharCode(run.length - 1) + run).join('')}\x80`

function ascii85(data: string): string {
  const words = data.match(/.{1,4}/gs) ?? []
  const letters = words.map(word => {
    let value = Buffer.from(word.padEnd(4, '\0'), 'latin1').readUInt32BE()
    if (value === 0 && word.length === 4) return 'z'
    let five = ''
    for (let turn = 0; turn < 5; turn++) {
      five = String.fromCharCode(33 + (value % 85)) + five
      value = Math.floor(value / 85)
    }
    return five.slice(0, word.length + 1)
  })
  return `${letters.join('')}~>`
}

async function verdictOf(bytes: Uint8Array, limits = invoiceLimits): Promise<string> {
  const reading = await readInvoice(bytes, limits)
  if ('problem' in reading) return reading.problem.code
  return reading.invoice.drafts.map(({ description, priceHt }) => `${description} ${priceHt}`).join()
}
const read = 'Carottes 12.00'

describe('a PDF whose index is off is read by its objects:', () => {
  const whole = () => pdfWith({ 'factur-x.xml': xml })
  const withStreams = () => pdfWith({ 'factur-x.xml': xml }, { useXRefStream: true })
  const replaced = async (pattern: RegExp, by: string, pdf = whole) =>
    Buffer.from(latin1(await pdf()).replace(pattern, by), 'latin1')
  const objects = objectsWith({ packed: text })
  const contained = objects.slice(0, 4)
  const bodies = `${contained.join(' ')} `
  const starts = contained.map((_, index) => contained.slice(0, index).join(' ').length + (index > 0 ? 1 : 0))
  const numbers = `${starts.map((start, index) => `${index + 1} ${start}`).join(' ')} `
  const container = stream(`/Type/ObjStm/N 4/First ${numbers.length}/Filter/FlateDecode`, flate(numbers + bodies))
  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a line break before', () => replaced(/^/, '\r\n')],
    ['a header of mail before', () => replaced(/^/, 'Content-Type: application/pdf\r\n\r\n')],
    ['bytes before, the index being a stream', () => replaced(/^/, '\n', withStreams)],
    ['two kilobytes after', () => replaced(/$/, 'x'.repeat(2048))],
    ['a start of index that leads elsewhere', () => replaced(/startxref\s+\d+/, 'startxref\n17')],
    ['a start of index that is no number', () => replaced(/startxref\s+\d+/, 'startxref\nabc')],
    [
      'a table that leads elsewhere',
      () => Buffer.from(latin1(rawPdf(objects)).replace(/\d{10} 00000 n/g, '0000000003 00000 n'), 'latin1'),
    ],
    ['no index at all', () => rawPdf(objects, { hasIndex: false })],
    [
      'no index, a comment longer than the last kilobyte',
      () => rawPdf([...objects, `(${'x'.repeat(2000)})`], { hasIndex: false }),
    ],
    [
      'no index, a wrong length',
      () =>
        rawPdf(
          objects.map(body => body.replace(/\/Length \d+/, '/Length 7')),
          { hasIndex: false },
        ),
    ],
    [
      'no index, objects in an object stream',
      () =>
        Buffer.from(
          `%PDF-1.7\n9 0 obj\n${container}\nendobj\n5 0 obj\n${objects[4]}\nendobj\n` +
            `8 0 obj\n${stream('/Type/XRef/Root 1 0 R/Size 10/W[1 2 1]', 'x')}\nendobj\n`,
          'latin1',
        ),
    ],
    [
      'no index, an earlier version of the invoice before it',
      () => {
        const earlier = objectsWith({ packed: text.replaceAll('12.00', '99.00') })
        return Buffer.concat([rawPdf(earlier, { hasIndex: false }), rawPdf(objects, { hasIndex: false })])
      },
    ],
  ])('%s', async (_, make) => {
    expect(await verdictOf(await make())).toBe(read)
  })

  test('what stays out of reach is told to be damaged, and a PDF without invoice is still told so', async () => {
    const cut = rawPdf(objects, { hasIndex: false })
    expect(await verdictOf(cut.subarray(0, cut.length - 200))).toBe('broken-xml')
    expect(await verdictOf(cut.subarray(0, 300))).toBe('broken-pdf')
    expect(await verdictOf(rawPdf(objects.slice(1), { hasIndex: false }))).toBe('broken-pdf')
    expect(await verdictOf(await pdfWith({}))).toBe('plain-pdf')
  })

  test('its objects are counted', async () => {
    const many = rawPdf(objects, { hasIndex: false })
    expect(await verdictOf(many, { ...invoiceLimits, pdfObjects: 5 })).toBe(read)
    expect(await verdictOf(many, { ...invoiceLimits, pdfObjects: 4 })).toBe('too-complex')
  })
})

describe('a file packed otherwise is read within the same limit:', () => {
  const packed = (packing: string, data: string) => rawPdf(objectsWith({ packing: `/Filter ${packing}`, packed: data }))
  const nothing = '\0'.repeat(100_000)
  test.each<[string, () => Uint8Array, string]>([
    ['ASCII85', () => packed('/ASCII85Decode', ascii85(text)), read],
    ['ASCII85 around Flate', () => packed('[/ASCII85Decode /FlateDecode]', ascii85(flate(text))), read],
    ['hexadecimal, short names', () => packed('[/AHx /Fl]', hexadecimal(flate(text))), read],
    ['run lengths', () => packed('/RunLengthDecode', runs(text)), read],
    ['Flate twice', () => packed('[/FlateDecode /FlateDecode]', flate(flate(text))), read],
    ['not at all', () => packed('[]', text), read],
    ['LZW', () => packed('/LZWDecode', text), 'unsupported-packing'],
    ['an unknown name', () => packed('/Crypt', text), 'unsupported-packing'],
    ['five times', () => packed(`[${'/AHx '.repeat(5)}]`, text), 'unsupported-packing'],
    ['a bomb in a bomb', () => packed('[/FlateDecode /FlateDecode]', flate(flate(nothing))), 'unpacked-too-large'],
    ['a bomb of runs', () => packed('[/Fl /RL]', flate('\x81x'.repeat(1000))), 'unpacked-too-large'],
    ['a bomb of zeros in ASCII85', () => packed('[/Fl /A85]', flate('z'.repeat(30_000))), 'unpacked-too-large'],
    ['data that are not Flate', () => packed('/FlateDecode', text), 'broken-xml'],
  ])('%s', async (_, make, verdict) => {
    expect(await verdictOf(make(), { ...invoiceLimits, unpackedBytes: 90_000 })).toBe(verdict)
  })
})

describe('a file is found where viewers show it:', () => {
  const places = Object.keys(filePlaces) as (keyof typeof filePlaces)[]
  test.each(places)('%s', async place => {
    expect(await verdictOf(rawPdf(objectsWith({ packed: text }, place)))).toBe(read)
  })

  test.each(['/UF 5 0 R', '/Unix 5 0 R'])('under the name of a system: %s', async streams => {
    expect(await verdictOf(rawPdf(objectsWith({ packed: text }, 'document', streams)))).toBe(read)
  })

  test('lists that pages share are not walked without end', async () => {
    const [catalog = '', , , ...files] = objectsWith({ packed: text })
    const pages = Array.from({ length: 300 }, (_, index) => `${index + 7} 0 R`).join(' ')
    const shared = `[${'4 0 R '.repeat(2000)}]`
    const objects = [
      catalog.replace(/\/Names.*/, '>>'),
      `<</Type/Pages/Kids[${pages}]>>`,
      '<<>>',
      ...files,
      shared,
      ...Array(300).fill('<</Type/Page/Annots 6 0 R>>'),
    ]
    expect(await verdictOf(rawPdf(objects))).toBe('too-complex')
  })
})

describe('a hostile PDF is refused before work without end:', () => {
  /** A PDF with an index stream of these entries, whose data are empty. */
  const indexed = (entries: string, bodies: readonly string[] = objects, data = '') => {
    const text = latin1(rawPdf(bodies, { hasIndex: false }))
    const index = `9 0 obj\n${stream(`/Type/XRef/Root 1 0 R${entries}`, data)}\nendobj\n`
    return Buffer.from(`${text}${index}startxref\n${text.length}\n%%EOF\n`, 'latin1')
  }
  const objects = objectsWith({ packed: text })

  test.each([
    ['of no width', '/Size 2147483648/W[0 0 0]'],
    ['of no width, in sections', '/Size 9/W[0 0 0]/Index[0 1 7 2147483648]'],
    ['more than its data hold', '/Size 2147483648/W[1 2 1]'],
    ['of a width that is nearly nothing', '/Size 2147483648/W[0.0000001 0 0]'],
  ])('an index whose entries are %s is not followed', async (_, entries) => {
    const start = processorTime()
    expect(await verdictOf(indexed(entries, ['<<>>']))).toBe('broken-pdf')
    // By another way, the objects of the same file are found.
    expect(await verdictOf(indexed(entries))).toBe(read)
    expect(processorTime() - start).toBeLessThan(10_000)
  })

  test('the entries of indexes are counted, all together', async () => {
    const entries = '/Size 9/W[1 2 1]/Index[0 3 0 3]'
    const data = '\0'.repeat(24)
    expect(await verdictOf(indexed(entries, objects, data), { ...invoiceLimits, pdfObjects: 6 })).toBe(read)
    expect(await verdictOf(indexed(entries, objects, data), { ...invoiceLimits, pdfObjects: 5 })).toBe('too-complex')
  })

  test('its XML files are counted', async () => {
    const withFiles = (count: number) => {
      const names = Array.from({ length: count }, (_, index) => `(${index}.xml) 4 0 R`).join(' ')
      return rawPdf([objects[0]?.replace(/\/Names\[.*?\]/, `/Names[${names}]`) ?? '', ...objects.slice(1)])
    }
    expect(await verdictOf(withFiles(50))).toBe(read)
    expect(await verdictOf(withFiles(51))).toBe('too-complex')
    const start = processorTime()
    expect(await verdictOf(withFiles(20_000))).toBe('too-complex')
    expect(processorTime() - start).toBeLessThan(10_000)
  })

  test('a tree of names without names is not walked without end', async () => {
    const start = processorTime()
    const kids = (inside: string) =>
      rawPdf([objects[0]?.replace(/\/Names\[.*?\]/, `/Kids[${inside}]`) ?? '', ...objects.slice(1)])
    expect(await verdictOf(kids('<<>>'.repeat(1000)), { ...invoiceLimits, pdfObjects: 500 })).toBe('too-complex')
    expect(await verdictOf(kids('<</Names[(factur-x.xml) 4 0 R]>>'))).toBe(read)
    const [catalog = '', ...others] = objectsWith({ packed: text })
    const endless = catalog.replace(/<<\/Names\[.*?\]>>/, ' 6 0 R')
    expect(await verdictOf(rawPdf([endless, ...others, '<</Kids[6 0 R 6 0 R]>>']))).toBe('too-complex')
    expect(processorTime() - start).toBeLessThan(20_000)
  })

  test('a reading that takes too long is stopped, of a PDF and of XML alone', async () => {
    const limits = { ...invoiceLimits, milliseconds: 0 }
    expect(await verdictOf(rawPdf(objects), limits)).toBe('too-slow')
    expect(await verdictOf(Buffer.from(xml), limits)).toBe('too-slow')
    // The next has its own time.
    const readings = [verdictOf(rawPdf(objects), limits), verdictOf(rawPdf(objects))]
    expect(await Promise.all(readings)).toEqual(['too-slow', read])
  })
})

test('a PDF that opens without a password is read, whatever else it forbids', async () => {
  expect(await verdictOf(await pdfWith({ 'factur-x.xml': xml }, { password: '' }))).toBe(read)
  expect(await verdictOf(await pdfWith({ 'factur-x.xml': xml }, { password: 'secret' }))).toBe('protected-pdf')
})
