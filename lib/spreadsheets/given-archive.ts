import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { BlobReader, type FileEntry, TextWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js'

/** Does without web workers, which not every host has. */
const options = { useWebWorkers: false, checkSignature: true }

/** The files of an archive that somebody was given, read one by one. */
export class GivenArchive {
  private readonly entries: ReadonlyMap<string, FileEntry>

  private constructor(entries: ReadonlyMap<string, FileEntry>) {
    this.entries = entries
  }

  /** @returns null when it is no archive, or has two files of one name, on which programs would differ. */
  static async open(archive: Blob): Promise<GivenArchive | null> {
    const entries = new Map<string, FileEntry>()
    try {
      for await (const entry of new ZipReader(new BlobReader(archive), options).getEntriesGenerator()) {
        if (entry.directory) continue
        if (entries.has(entry.filename)) return null
        entries.set(entry.filename, entry)
      }
    } catch {
      return null
    }
    return new GivenArchive(entries)
  }

  get paths(): readonly string[] {
    return [...this.entries.keys()]
  }

  has(path: string): boolean {
    return this.entries.has(path)
  }

  /** The text of a file; empty when it is not there or cannot be read. */
  async text(path: string): Promise<string> {
    try {
      return (await this.entries.get(path)?.getData(new TextWriter(), options)) ?? ''
    } catch {
      return ''
    }
  }

  /** The SHA-256 of a file; null when it is not there or cannot be read. */
  async digest(path: string): Promise<string | null> {
    const entry = this.entries.get(path)
    if (!entry) return null
    const hash = sha256.create()
    try {
      await entry.getData(new WritableStream<Uint8Array>({ write: bytes => void hash.update(bytes) }), options)
    } catch {
      return null
    }
    return bytesToHex(hash.digest())
  }
}
