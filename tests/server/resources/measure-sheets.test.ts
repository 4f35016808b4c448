import { keyMeasureOf } from '@ma-cantine/lib/measures/catalogue'
import { measureIds } from '@ma-cantine/lib/measures/measure-labels'
import { measureSheet } from '@ma-cantine/lib/resources/measure-sheets'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { writeMeasureSheet } from '../../../server/resources/write-measure-sheet.ts'

interface StructNode {
  readonly role?: string
  readonly alt?: string
  readonly id?: string
  readonly children?: readonly StructNode[]
}

const nodesOf = (node: StructNode): StructNode[] => [node, ...(node.children ?? []).flatMap(nodesOf)]

/** The text of each tagged piece of a page, by the id of its marked content. */
function textsOf(
  items: readonly { type?: string; id?: string; str?: string; hasEOL?: boolean }[],
): Map<string, string> {
  const texts = new Map<string, string>()
  const open: (string | null)[] = []
  for (const { type, id, str, hasEOL } of items) {
    if (type?.startsWith('beginMarkedContent')) open.push(id ?? null)
    else if (type === 'endMarkedContent') open.pop()
    else if (str !== undefined) {
      const current = open.findLast(one => one !== null)
      if (current) texts.set(current, `${texts.get(current) ?? ''}${str}${hasEOL ? ' ' : ''}`)
    }
  }
  return texts
}

describe.each(measureIds)('the sheet of %s', id => {
  const sheet = measureSheet(id)

  test('is one page in French, tagged, with its title and every duty of the catalogue', async () => {
    const bytes = await writeMeasureSheet(sheet)
    const source = Buffer.from(bytes).toString('latin1')
    // Fonts travel with the document.
    for (const part of ['/StructTreeRoot', '/DisplayDocTitle true', '<pdfuaid:part>1</pdfuaid:part>', '/FontFile']) {
      expect(source.includes(part), part).toBe(true)
    }
    const task = getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 })
    const pdf = await task.promise
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: `${sheet.title} : la mesure en une page`, Language: 'fr-FR' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    expect(pdf.numPages).toBe(1)
    const page = await pdf.getPage(1)
    const nodes = nodesOf((await page.getStructTree()) as StructNode)
    const texts = textsOf((await page.getTextContent({ includeMarkedContent: true })).items as never)
    const text = (node: StructNode) =>
      nodesOf(node)
        .map(({ id }) => texts.get(id ?? '') ?? '')
        .join('')
        .replaceAll(/[\u00a0\s]+/g, ' ')
        .trim()
    const withRole = (role: string) => nodes.filter(node => node.role === role)
    expect(withRole('H1').map(text)).toEqual([sheet.title])
    expect(withRole('H2').map(text)).toEqual(['Ce que la loi demande', 'Par où commencer', 'Bon à savoir'])
    expect(withRole('Figure').map(({ alt }) => alt)).toEqual([sheet.figure.alt])
    expect(withRole('TH').map(text)).toEqual(['Quoi', 'Depuis quand', 'Pour qui'])
    expect(source.match(/\/Scope \/Column/g)).toHaveLength(3)
    expect(withRole('TR')).toHaveLength(1 + keyMeasureOf(id).subMeasures.length)
    const cells = withRole('TD').map(text)
    expect(cells).toEqual(sheet.duties.flatMap(({ what, since, who }) => [what, since, who]))
    expect(withRole('LBody').map(text)).toEqual(sheet.steps)
    await task.destroy()
  })
})
