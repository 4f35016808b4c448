import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js'
import { partKey } from './part-name.ts'
import type { WorkbookBudget } from './workbook-limits.ts'
import { WorkbookProblem } from './workbook-problem.ts'

/** Does without web workers: zip.js makes their code at run time, which the site's content security policy forbids. */
const options = { useWebWorkers: false }

/** Far more than the largest workbooks have. Each entry takes memory, even if its part is not needed. */
const maximumEntries = 5000

/** The parts of a zipped workbook. Each reading unpacks a part again, piece by piece. */
export class Archive {
  /** By `partKey`; several entries under one name make a broken workbook, for programs would differ on which to read. */
  private readonly entries: ReadonlyMap<string, readonly FileEntry[]>
  private readonly budget: WorkbookBudget

  private constructor(entries: readonly FileEntry[], budget: WorkbookBudget) {
    this.entries = Map.groupBy(entries, entry => partKey(entry.filename) ?? '')
    this.budget = budget
  }

  /** Rejects with a `WorkbookProblem` when the bytes are not a whole archive, or have too many parts. */
  static async open(bytes: Uint8Array, budget: WorkbookBudget): Promise<Archive> {
    const files: FileEntry[] = []
    let entries = 0
    try {
      for await (const entry of new ZipReader(new Uint8ArrayReader(bytes), options).getEntriesGenerator()) {
        if (++entries > maximumEntries) break
        if (!entry.directory) files.push(entry)
      }
    } catch {
      throw WorkbookProblem.flaw('broken-workbook')
    }
    if (entries > maximumEntries) throw WorkbookProblem.flaw('broken-workbook')
    return new Archive(files, budget)
  }

  has(part: string): boolean {
    return this.entriesOf(part).length > 0
  }

  private entriesOf(part: string): readonly FileEntry[] {
    const key = partKey(part)
    return (key !== null && this.entries.get(key)) || []
  }

  /** Passes the bytes of a part to `onBytes` until it returns `enough`. */
  async read(part: string, onBytes: (bytes: Uint8Array) => 'more' | 'enough'): Promise<void> {
    const [entry, twin] = this.entriesOf(part)
    if (!entry || twin) throw WorkbookProblem.flaw('broken-workbook')
    if (entry.encrypted) throw WorkbookProblem.flaw('protected-workbook')
    // zip.js replaces an error of the sink by one of its own, so the original is kept here.
    let end: 'enough' | { readonly thrown: unknown } | null = null
    const sink = new WritableStream<Uint8Array>({
      write: bytes => {
        try {
          this.budget.spend('unpackedBytes', bytes.length)
          if (onBytes(bytes) === 'more') return
          end = 'enough'
        } catch (thrown) {
          end = { thrown }
        }
        throw end
      },
    })
    try {
      await entry.getData(sink, { ...options, checkSignature: true })
    } catch {
      if (end === 'enough') return
      const { thrown } = (end as { readonly thrown: unknown } | null) ?? {
        thrown: WorkbookProblem.flaw('broken-workbook'),
      }
      throw thrown
    }
  }
}
