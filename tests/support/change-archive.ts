import { BlobReader, BlobWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'

/** The same archive with one of its texts changed, and the digests that it had. */
export async function changeArchive(archive: Blob, path: string, change: (text: string) => string): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter())
  for (const entry of await new ZipReader(new BlobReader(archive)).getEntries()) {
    if (entry.directory) continue
    const content = await entry.getData(new BlobWriter())
    const changed = entry.filename === path ? new Blob([change(await content.text())]) : content
    await zip.add(entry.filename, new BlobReader(changed))
  }
  return zip.close()
}
