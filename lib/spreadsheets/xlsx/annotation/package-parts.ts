import {
  type FileEntry,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipReader,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-external.js'
import { partKey } from '../../part-name.ts'
import { xmlHead } from '../../xml.ts'
import { appendInside, editText, xmlOutline } from '../../xml-outline.ts'

const options = { useWebWorkers: false }
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const encoder = new TextEncoder()
const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'
const documentTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The parts of a workbook to change: those that are not written again keep their bytes. */
export class PackageParts {
  private readonly entries: readonly FileEntry[]
  private readonly written = new Map<string, { readonly name: string; readonly text: string }>()

  private constructor(entries: readonly FileEntry[]) {
    this.entries = entries
  }

  static async open(bytes: Uint8Array): Promise<PackageParts> {
    const entries = await new ZipReader(new Uint8ArrayReader(bytes), options).getEntries()
    return new PackageParts(entries.filter(entry => !entry.directory))
  }

  /** The text of a part; null when there is none. Rejects with a `TypeError` when it is not in UTF-8. */
  async read(part: string): Promise<string | null> {
    const key = partKey(part) ?? ''
    const written = this.written.get(key)
    if (written) return written.text
    const entry = this.entries.find(({ filename }) => partKey(filename) === key)
    return entry ? decoder.decode(await entry.getData(new Uint8ArrayWriter(), options)) : null
  }

  write(part: string, text: string): void {
    this.written.set(partKey(part) ?? '', { name: part, text })
  }

  /** A name that no part has: `xl/comments1.xml`, or the next number. */
  freeName(start: string, extension: string): string {
    const keys = new Set([...this.entries.map(({ filename }) => partKey(filename)), ...this.written.keys()])
    let number = 1
    while (keys.has(partKey(`${start}${number}.${extension}`))) number++
    return `${start}${number}.${extension}`
  }

  /** Adds a relationship from a part to another. @returns its id. */
  async relate(from: string, type: string, to: string): Promise<string> {
    const slash = from.lastIndexOf('/') + 1
    const list = `${from.slice(0, slash)}_rels/${from.slice(slash)}.rels`
    const text =
      (await this.read(list)) ?? `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships"></Relationships>`
    const root = xmlOutline(text)
    const ids = new Set(root.children.map(({ attributes }) => attributes.Id))
    let number = root.children.length + 1
    while (ids.has(`rId${number}`)) number++
    const id = `rId${number}`
    const added = `<${root.prefix}Relationship Id="${id}" Type="${documentTypes}/${type}" Target="/${to}"/>`
    this.write(list, editText(text, [appendInside(text, root, added)]))
    return id
  }

  /** Says what a part holds, or all parts whose name ends so. */
  async declare(what: { readonly part: string } | { readonly extension: string }, type: string): Promise<void> {
    const list = '[Content_Types].xml'
    const text = await this.read(list)
    if (text === null) return
    const root = xmlOutline(text)
    const isKnown = root.children.some(({ name, attributes }) =>
      'extension' in what && name === 'Default' ? attributes.Extension?.toLowerCase() === what.extension : false,
    )
    if (isKnown) return
    const added =
      'part' in what
        ? `<${root.prefix}Override PartName="/${what.part}" ContentType="${type}"/>`
        : `<${root.prefix}Default Extension="${what.extension}" ContentType="${type}"/>`
    this.write(list, editText(text, [appendInside(text, root, added)]))
  }

  /** The whole workbook, its parts in their order. */
  async pack(): Promise<Uint8Array> {
    const writer = new ZipWriter(new Uint8ArrayWriter(), options)
    const left = new Map(this.written)
    for (const entry of this.entries) {
      const key = partKey(entry.filename) ?? ''
      const text = left.get(key)?.text
      left.delete(key)
      const bytes = text === undefined ? await entry.getData(new Uint8ArrayWriter(), options) : encoder.encode(text)
      await writer.add(entry.filename, new Uint8ArrayReader(bytes), { lastModDate: entry.lastModDate })
    }
    for (const { name, text } of left.values()) await writer.add(name, new Uint8ArrayReader(encoder.encode(text)))
    return writer.close()
  }
}
