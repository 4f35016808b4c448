import { createHash } from 'node:crypto'
import { centsOfPrice, priceOfCents } from '@ma-cantine/lib/purchases/price'
import type { RecapTotals } from '@ma-cantine/lib/recap-requests/recap-request'
import { copyRecapDraft, type RecapDraft, recapBindings } from '@ma-cantine/lib/recaps/recap-draft'
import { recapTable } from '@ma-cantine/lib/recaps/recap-table'
import { cellsWriter } from '@ma-cantine/lib/table-schema/binding'
import type { CheckedUpload } from '../imports/checked-upload.ts'
import { RowList } from '../imports/import-kind.ts'
import { csvLine } from '../lists/export-columns.ts'

/** The rows of a file without errors. The limit on the size of files bounds what is held. */
export async function readRecapRows(checked: CheckedUpload<RecapDraft>): Promise<RecapDraft[]> {
  const rows: RecapDraft[] = []
  for await (const batch of checked.batches(new RowList<RecapDraft, RecapDraft>(copyRecapDraft))) {
    for (const row of batch) rows.push(row)
  }
  return rows
}

const cellsOf = cellsWriter<RecapDraft>(recapTable.schema, recapBindings)

export interface RecapFile {
  readonly content: Buffer
  /** SHA-256, in hexadecimal. */
  readonly digest: string
}

/**
 * The file that managers get: the rows as they were read, in the columns of the format. They never get the bytes of a
 * stranger.
 */
export function writeRecapFile(rows: readonly RecapDraft[]): RecapFile {
  const header = recapTable.schema.fields.map(({ name }) => name)
  const lines = [header, ...rows.map(cellsOf)].map(csvLine)
  const content = Buffer.from(`\ufeff${lines.join('')}`)
  return { content, digest: createHash('sha256').update(content).digest('hex') }
}

interface Sums {
  rowCount: number
  price: bigint
  labelled: bigint
}

/** What rows say of each canteen, by SIRET. */
export function totalsBySiret(rows: readonly RecapDraft[]): ReadonlyMap<string, RecapTotals> {
  const sums = new Map<string, Sums>()
  for (const { siret, priceHt, egalimCategories } of rows) {
    const sum = sums.get(siret ?? '') ?? { rowCount: 0, price: 0n, labelled: 0n }
    const cents = centsOfPrice(priceHt ?? '0.00')
    sum.rowCount++
    sum.price += cents
    if (egalimCategories.length > 0) sum.labelled += cents
    sums.set(siret ?? '', sum)
  }
  return new Map(
    [...sums].map(([siret, { rowCount, price, labelled }]) => [
      siret,
      { rowCount, priceHt: priceOfCents(price), labelledHt: priceOfCents(labelled) },
    ]),
  )
}
