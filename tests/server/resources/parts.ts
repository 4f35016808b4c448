import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'

/** The parts of an office document, by path, in the order of the archive. */
export async function partsOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const zip = new ZipReader(new Uint8ArrayReader(bytes))
  const parts = new Map<string, string>()
  for (const entry of await zip.getEntries()) {
    if (entry.directory) continue
    parts.set(entry.filename, await entry.getData(new TextWriter()))
  }
  await zip.close()
  return parts
}
