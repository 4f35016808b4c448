import type { Archive } from '../archive.ts'
import type { WorkbookBudget } from '../workbook-limits.ts'
import { localName, readXmlPart } from '../xml-part.ts'
import { RichText } from './rich-text.ts'

/** The texts shared between cells, by the index in cells. */
export async function readSharedStrings(
  archive: Archive,
  part: string,
  budget: WorkbookBudget,
): Promise<readonly string[]> {
  const strings: string[] = []
  const current = new RichText()
  await readXmlPart(archive, part, {
    open: name => current.open(localName(name)),
    text(text) {
      budget.spend('sharedCharacters', text.length)
      current.add(text)
    },
    close(name) {
      const element = localName(name)
      current.close(element)
      if (element !== 'si') return
      // An empty string takes memory too.
      budget.spend('sharedCharacters', 1)
      strings.push(current.take())
    },
  })
  return strings
}
