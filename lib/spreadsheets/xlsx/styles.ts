import type { Archive } from '../archive.ts'
import { localName, readXmlPart } from '../xml-part.ts'
import { builtInFormat, type NumberFormat, numberFormat } from './number-format.ts'

/** The number format of each cell style, by the index in cells. */
export async function readStyles(archive: Archive, part: string): Promise<readonly NumberFormat[]> {
  const own = new Map<number, NumberFormat>()
  const styles: NumberFormat[] = []
  let inCellFormats = false
  await readXmlPart(archive, part, {
    open(name, attributes) {
      const element = localName(name)
      const id = Number(attributes.numFmtId ?? 0)
      if (element === 'numFmt') own.set(id, numberFormat(attributes.formatCode ?? ''))
      else if (element === 'cellXfs') inCellFormats = true
      else if (element === 'xf' && inCellFormats) styles.push(own.get(id) ?? builtInFormat(id))
    },
    close(name) {
      if (localName(name) === 'cellXfs') inCellFormats = false
    },
  })
  return styles
}
