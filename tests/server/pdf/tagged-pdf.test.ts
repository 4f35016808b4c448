import { describe, expect, test } from 'vitest'
import type { PdfTable } from '../../../server/pdf/pdf-table-layout.ts'
import { TaggedPdf } from '../../../server/pdf/tagged-pdf.ts'
import { readTaggedPdf } from '../support/read-tagged-pdf.ts'
import { findTaggedPdfFaults } from '../support/tagged-pdf-faults.ts'

const table: PdfTable = { head: ['Rubrique', 'Valeur'], rows: [['Nom', 'École']], widths: [0.5, 0.5] }

function write(draw: (pdf: TaggedPdf) => void): Promise<Uint8Array> {
  const pdf = new TaggedPdf({ title: 'Essai', subject: 'Essai', footer: (page, pages) => `page ${page} sur ${pages}` })
  pdf.title('Essai')
  draw(pdf)
  return pdf.finish()
}

const whole = (pdf: TaggedPdf) => {
  pdf.heading('Un tableau', table)
  pdf.table({ ...table, withRowHeaders: true })
  pdf.steps(['Un', 'Deux'])
  pdf.callout('À retenir')
  pdf.figure({ alt: 'Un carré', height: 20, draw: (drawing, { x, y }) => drawing.rect(x, y, 20, 20).fill() })
}

/** The same document with one text of its objects replaced by another of the same length. */
function tampered(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  expect(text).toContain(from)
  return new Uint8Array(Buffer.from(text.replaceAll(from, to.padEnd(from.length)), 'latin1'))
}

describe('the check of tags', () => {
  test('finds nothing in a document of each thing that we draw', async () => {
    expect(await findTaggedPdfFaults(await write(whole))).toEqual([])
  })

  test.each<[string, (pdf: TaggedPdf) => void, string]>([
    ['a ground that is no artifact', pdf => pdf.drawing.rect(0, 0, 9, 9).fill(), 'page 1 paints out of the tree'],
    ['text without a tag', pdf => pdf.drawing.text('perdu'), 'page 1 paints out of the tree'],
    ['a second title', pdf => pdf.title('Encore'), 'it has not one first heading'],
    [
      'a text that stands above the one before it',
      pdf => {
        pdf.drawing.y = 600
        pdf.paragraph('bas')
        pdf.drawing.y = 300
        pdf.paragraph('haut')
      },
      'page 1: « haut » is read after « bas », which stands below',
    ],
    ['a table without rows', pdf => pdf.table({ ...table, rows: [] }), 'a table has no rows'],
    ['rows of different lengths', pdf => pdf.table({ ...table, rows: [['seul']] }), 'rows differ in length'],
    [
      'a figure without words',
      pdf => pdf.figure({ alt: '', height: 9, draw: drawing => drawing.rect(9, 700, 9, 9).fill() }),
      'a figure has no words',
    ],
  ])('finds %s', async (_, draw, fault) => {
    expect(await findTaggedPdfFaults(await write(draw))).toContain(fault)
  })

  test.each([
    ['/Scope /Row', '/Scopf /Row', 'a header cell has no scope'],
    ['/S /H2', '/S /H4', 'the role H4 is unknown'],
    ['/Marked true', '/Marqed true', 'the document is not marked as tagged'],
    ['/DisplayDocTitle true', '/DisplayDocTitlf true', 'its title is not shown'],
    ['/Lang (fr-FR)', '/Lamg (fr-FR)', 'the document has no language'],
    ['</dc:title>', '</dc:tytle>', 'its metadata cannot be read'],
    ['pdfuaid:part>1<', 'pdfuaid:part>7<', 'it does not say that it follows PDF/UA-1'],
    ['/ToUnicode', '/ToUnicodf', 'have no meaning'],
    ['/FontFile2', '/FontFilf2', 'is not in the document'],
    ['/StructParents', '/StructParentz', '1:0 does not lead back to its H1'],
  ])('finds that %s is lost', async (from, to, fault) => {
    expect((await findTaggedPdfFaults(tampered(await write(whole), from, to))).join('\n')).toContain(fault)
  })
})

describe('a text', () => {
  const read = async (text: string) => readTaggedPdf(await write(pdf => pdf.paragraph(text)))

  test.each([
    'Çà et là, œuf, Kœnigshoffen, Brønderslev',
    'Łódź, Ștefan, Đà Nẵng',
    'Київ, Ελλάδα, ἀγορά',
    // A letter and its accent apart.
    'Ecole d\u2019e\u0301te\u0301',
  ])('is drawn with the letters that it has: %s', async text => {
    expect((await read(text)).texts('P')).toEqual([text.normalize('NFC')])
  })

  test.each([0x1680, 0x2003, 0x2007, 0x2009, 0x200a, 0x202f, 0x205f, 0x3000])(
    'has the spaces of its fonts in place of others: U+%i',
    async code => {
      expect((await read(`Le${String.fromCodePoint(code)}Lac`)).texts('P')).toEqual(['Le Lac'])
    },
  )

  test('has what cannot be drawn replaced for the eye, and kept for screen readers', async () => {
    const text = 'Cantine 食堂 😀👨‍👩‍👧 قصر'
    const bytes = await write(pdf => {
      pdf.paragraph(text)
      expect(pdf.isReplaced).toBe(true)
    })
    expect((await readTaggedPdf(bytes)).texts('P')).toEqual(['Cantine [?] [?] [?]'])
    expect(await findTaggedPdfFaults(bytes)).toEqual([])
    // As PDF writes texts: UTF-16, its first bytes first.
    expect(Buffer.from(bytes).includes(Buffer.from('食堂', 'utf16le').swap16())).toBe(true)
  })

  test('cannot be made to read as another one by marks that nobody sees', async () => {
    const { texts } = await read('Cantine\u202Efdp.exe\u202C\u0007 du\tLac\u200B\u2066')
    expect(texts('P')).toEqual(['Cantinefdp.exe du Lac'])
  })

  test('is text, whatever it holds', async () => {
    const text = ') Tj ET endstream endobj (\\)) >> <script> /ActualText'
    const bytes = await write(pdf => pdf.table({ ...table, rows: [['Nom', text]] }))
    expect((await readTaggedPdf(bytes)).texts('TD')).toEqual(['Nom', text])
    expect(await findTaggedPdfFaults(bytes)).toEqual([])
  })
})

test('what is told about a document is kept, and cannot break its metadata', async () => {
  const subject = 'Crèche « A & B » </rdf:li> <script> \ud800'
  const pdf = new TaggedPdf({ title: 'Le & la', subject })
  pdf.title('Essai')
  const bytes = await pdf.finish()
  expect(await findTaggedPdfFaults(bytes)).toEqual([])
  expect((await readTaggedPdf(bytes)).title).toBe('Le & la')
  expect(Buffer.from(bytes).toString()).toContain(
    '>Crèche « A &amp; B » &lt;/rdf:li&gt; &lt;script&gt; \ufffd</rdf:li>',
  )
})

describe('a table', () => {
  test('goes on over pages, even within a cell that no page can hold', async () => {
    const words = Array.from({ length: 6000 }, (_, index) => `mot${index}`)
    const bytes = await write(pdf =>
      pdf.table({
        ...table,
        rows: [
          ['Remarques', words.join(' ')],
          ['Nom', 'École'],
        ],
        withRowHeaders: true,
      }),
    )
    expect(await findTaggedPdfFaults(bytes)).toEqual([])
    const { texts, pageCount } = await readTaggedPdf(bytes)
    expect(pageCount).toBeGreaterThan(5)
    expect(texts('TD').join(' ').split(' ')).toEqual([...words, 'École'])
    expect(texts('TH').slice(2, 5)).toEqual(['Remarques', 'Remarques (suite)', 'Remarques (suite)'])
  })

  test.each([
    ['a word without an end', 'a'.repeat(10_000)],
    ['one in another alphabet', 'Київ'.repeat(2500)],
    ['nothing but line breaks', `début${'\n'.repeat(10_000)}fin`],
    ['what cannot be drawn', '食堂 '.repeat(3300)],
  ])('takes the longest answer in no time, be it %s', async (_, text) => {
    const plain = 'mot long '.repeat(1100)
    const timeOf = async (cell: string) => {
      const start = process.cpuUsage()
      await write(pdf => pdf.table({ ...table, rows: [['Remarques', cell]] }))
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    await timeOf(plain)
    const usual = await timeOf(plain)
    // A document opens its letters in next to no time itself.
    expect(await timeOf(text)).toBeLessThan(60 * usual)
  })

  test('begins on the page of its heading, with two rows', async () => {
    const bytes = await write(pdf => {
      pdf.drawing.y = pdf.drawing.page.maxY() - 75
      const long = { ...table, rows: Array.from({ length: 9 }, (_, index) => [`ligne ${index}`, 'x']) }
      pdf.heading('Un tableau', long)
      pdf.table(long)
    })
    expect(await findTaggedPdfFaults(bytes)).toEqual([])
    expect((await readTaggedPdf(bytes)).pageCount).toBe(2)
  })
})
