import { keyMeasureOf } from '@ma-cantine/lib/measures/catalogue'
import { measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { measureSheet } from '@ma-cantine/lib/resources/measure-sheets'
import { describe, expect, test } from 'vitest'
import { writeMeasureSheet } from '../../../server/resources/write-measure-sheet.ts'
import { readTaggedPdf } from '../support/read-tagged-pdf.ts'

describe.each(measureIds)('the sheet of %s', id => {
  const sheet = measureSheet(id)

  test('is one page in French, tagged, with its title and every duty of the catalogue', async () => {
    const bytes = await writeMeasureSheet(sheet)
    const source = Buffer.from(bytes).toString('latin1')
    // Fonts travel with the document.
    for (const part of ['/StructTreeRoot', '/DisplayDocTitle true', '<pdfuaid:part>1</pdfuaid:part>', '/FontFile']) {
      expect(source.includes(part), part).toBe(true)
    }
    const { texts, nodes, ...document } = await readTaggedPdf(bytes)
    expect(document).toEqual({
      title: `${sheet.title} : la mesure en une page`,
      language: 'fr-FR',
      isTagged: true,
      pageCount: 1,
    })
    expect(texts('H1')).toEqual([sheet.title])
    expect(texts('H2')).toEqual(['Ce que la loi demande', 'Par où commencer', 'Bon à savoir'])
    expect(nodes.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)).toEqual([sheet.figure.alt])
    expect(texts('TH')).toEqual(['Quoi', 'Depuis quand', 'Pour qui'])
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(3)
    expect(texts('TR')).toHaveLength(1 + keyMeasureOf(id).subMeasures.length)
    expect(texts('TD')).toEqual(sheet.duties.flatMap(({ what, since, who }) => [what, since, who]))
    expect(texts('LBody')).toEqual(sheet.steps)
  })
})
