import type { Archive } from '../archive.ts'
import { WorkbookProblem } from '../workbook-problem.ts'
import { localName, readXmlPart } from '../xml-part.ts'

/** A reference from one part to another. */
export interface Relationship {
  readonly id: string
  /** The last word of its type: `worksheet`, `sharedStrings`, `officeDocument`… */
  readonly type: string
  /** Name of the part in the archive. */
  readonly target: string
}

/** The relationships of a part, or of the whole archive with ''. */
export async function readRelationships(archive: Archive, part: string): Promise<readonly Relationship[]> {
  const slash = part.lastIndexOf('/')
  const folder = part.slice(0, slash + 1)
  const list = `${folder}_rels/${part.slice(slash + 1)}.rels`
  const relationships: Relationship[] = []
  if (!archive.has(list)) return relationships
  await readXmlPart(archive, list, {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      if (localName(name) !== 'Relationship' || TargetMode === 'External') return
      relationships.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: resolveTarget(Target, folder) })
    },
  })
  return relationships
}

/** The whole name of `worksheets/sheet1.xml`, `../xl/sheet1.xml`, `/xl/sheet1.xml` or `\xl\sheet1.xml`. */
function resolveTarget(target: string, folder: string): string {
  const url = URL.parse(target.replaceAll('\\', '/'), `archive://root/${folder}`)
  if (!url) throw WorkbookProblem.flaw('broken-workbook')
  return url.pathname.slice(1)
}
