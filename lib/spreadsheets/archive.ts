import { type FileEntry, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js/lib/zip-core-external.js'
import type { WorkbookBudget } from './workbook-limits.ts'
import { WorkbookProblem } from './workbook-problem.ts'

/** No web workers: their code would be made at run time, which the site's content security policy forbids. */
const options = { useWebWorkers: false }

/** Far more than the largest workbooks have. Each takes memory before its name tells whether it is needed. */
const mostEntries = 5000

/** The parts of a zipped workbook. They are unpacked piece by piece, as often as they are read. */
export class Archive {
  private readonly entries: ReadonlyMap<string, FileEntry>
  private readonly budget: WorkbookBudget

  private constructor(entries: readonly FileEntry[], budget: WorkbookBudget) {
    this.entries = new Map(entries.map(entry => [entry.filename, entry]))
    this.budget = budget
  }

  /** Rejects with a `WorkbookProblem` when the bytes are not a whole archive, or one of more parts than workbooks have. */
  static async open(bytes: Uint8Array, budget: WorkbookBudget): Promise<Archive> {
    const files: FileEntry[] = []
    let entries = 0
    try {
      for await (const entry of new ZipReader(new Uint8ArrayReader(bytes), options).getEntriesGenerator()) {
        if (++entries > mostEntries) break
        if (!entry.directory) files.push(entry)
      }
    } catch {
      throw WorkbookProblem.flaw('broken-workbook')
    }
    if (entries > mostEntries) throw WorkbookProblem.flaw('broken-workbook')
    return new Archive(files, budget)
  }

  has(part: string): boolean {
    return this.entries.has(part)
  }

  /** Gives the bytes of a part until `onBytes` answers that it has read enough. */
  async read(part: string, onBytes: (bytes: Uint8Array) => 'more' | 'enough'): Promise<void> {
    const entry = this.entries.get(part)
    if (!entry) throw WorkbookProblem.flaw('broken-workbook')
    if (entry.encrypted) throw WorkbookProblem.flaw('protected-workbook')
    // zip.js hides what its reader throws behind an error of its own: what matters is kept here.
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
