import { createHash } from 'node:crypto'
import { archiveFiles, digestLine, invoiceFolder } from '@ma-cantine/lib/inspection/archive-files'
import { inspectionPage } from '@ma-cantine/lib/inspection/inspection-page'
import { amountsCsv, PurchaseLines, purchasesHeader } from '@ma-cantine/lib/inspection/inspection-tables'
import { streamOf, streamZip } from '@ma-cantine/lib/spreadsheets/stream-zip'
import type { ZipWriter } from '@zip.js/zip.js/lib/zip-core-external.js'
import type { Knex } from 'knex'
import { invoiceContent } from '../purchases/invoices.ts'
import { FileCollector } from './collect-file.ts'
import type { DeclaredReport } from './inspected-report.ts'
import { findIds } from './purchases-of-year.ts'
import { findInvoices, readInspected } from './read-inspected.ts'
import { writeDocument } from './write-document.ts'

/** The parts of an archive, each with its digest. */
class DigestedParts {
  private readonly zip: ZipWriter<unknown>
  private lines = ''

  constructor(zip: ZipWriter<unknown>) {
    this.zip = zip
  }

  /** @param isPacked whether the content is compressed already, as invoices are. */
  async add(path: string, pieces: AsyncIterable<Uint8Array | string>, isPacked = false): Promise<void> {
    const hash = createHash('sha256')
    await this.zip.add(path, streamOf(digested()), isPacked ? { level: 0 } : {})
    this.lines += digestLine(path, hash.digest('hex'))

    async function* digested(): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece
        hash.update(bytes)
        yield bytes
      }
    }
  }

  addWhole(path: string, content: Uint8Array | string): Promise<void> {
    return this.add(path, wholeOf(content))
  }

  async addDigests(): Promise<void> {
    await this.zip.add(archiveFiles.digests, streamOf(encoded(this.lines)))
  }
}

async function* wholeOf(content: Uint8Array | string): AsyncGenerator<Uint8Array | string> {
  yield content
}

async function* encoded(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text)
}

/**
 * The archive of an inspection, written while it is read. Invoices come first, one after the other, then the purchases,
 * which name the invoices that were written; figures and documents come last, made of these very purchases.
 */
export const inspectionArchive = (reader: Knex, report: DeclaredReport): AsyncGenerator<Uint8Array, void> =>
  streamZip(async zip => {
    const parts = new DigestedParts(zip)
    const ids = await findIds(reader, report)
    const invoices = new Map<number, string>()
    for await (const batch of findInvoices(reader, ids)) {
      for (const { purchaseId, name, stored } of batch) {
        const path = `${invoiceFolder}${name}`
        await parts.add(path, invoiceContent(reader, stored), true)
        invoices.set(purchaseId, path)
      }
    }
    const collector = new FileCollector()
    await parts.add(archiveFiles.purchases, purchaseLines(reader, ids, invoices, collector))
    const file = collector.fileOf(report)
    const { year, canteenName, declaration, amounts, purchaseCount } = file
    await parts.addWhole(archiveFiles.amounts, amountsCsv(amounts))
    await parts.addWhole(archiveFiles.declaration, report.declaredData)
    const facts = { format: 1, year, canteenName, declaration, purchases: purchaseCount, invoices: invoices.size }
    await parts.addWhole(archiveFiles.facts, `${JSON.stringify(facts, null, 2)}\n`)
    await parts.addWhole(archiveFiles.page, inspectionPage(file))
    await parts.addWhole(archiveFiles.document, await writeDocument(file))
    await parts.addDigests()
  })

async function* purchaseLines(
  reader: Knex,
  ids: Int32Array,
  invoices: ReadonlyMap<number, string>,
  collector: FileCollector,
): AsyncGenerator<string> {
  const lines = new PurchaseLines()
  yield purchasesHeader
  for await (const purchases of readInspected(reader, ids, id => invoices.get(id) ?? null)) {
    for (const purchase of purchases) collector.add(purchase)
    yield purchases.map(purchase => lines.write(purchase)).join('')
  }
}

/** The readable part of the archive alone. */
export async function inspectionDocument(reader: Knex, report: DeclaredReport): Promise<Uint8Array> {
  const ids = await findIds(reader, report)
  const invoices = new Map<number, string>()
  for await (const batch of findInvoices(reader, ids)) {
    for (const { purchaseId, name } of batch) invoices.set(purchaseId, `${invoiceFolder}${name}`)
  }
  const collector = new FileCollector()
  for await (const purchases of readInspected(reader, ids, id => invoices.get(id) ?? null)) {
    for (const purchase of purchases) collector.add(purchase)
  }
  return writeDocument(collector.fileOf(report))
}
