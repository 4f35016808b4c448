import type { DataFormat } from '@ma-cantine/lib/open-data/data-formats'
import type { DatasetName } from '@ma-cantine/lib/open-data/dataset'
import type { Knex } from 'knex'
import type { ReplicatedReads } from '../database/replicated-reads.ts'
import { pieceBytes } from './stored-file-writer.ts'

/** A file of the last complete snapshot. */
export interface StoredFile {
  readonly id: number
  readonly dataset: DatasetName
  readonly format: DataFormat
  /** The moment that it tells. */
  readonly date: string
  readonly rowCount: number
  /** Bytes. */
  readonly size: number
  readonly digest: string
}

/** The files of the last complete snapshot; none before the first. */
export const listStoredFiles = (database: Knex): Promise<StoredFile[]> =>
  database('openDataFiles')
    .join('openDataSnapshots', 'openDataSnapshots.id', 'openDataFiles.snapshotId')
    .where('openDataSnapshots.id', database('openDataSnapshots').where({ isComplete: true }).max('id'))
    .select('openDataFiles.id', 'dataset', 'format', 'date', 'rowCount', 'size', 'digest')

/** The bytes of a file from one to another, both included, piece by piece. */
export async function* readStoredFile(
  replicated: ReplicatedReads,
  { id }: StoredFile,
  { start, end }: { readonly start: number; readonly end: number },
): AsyncGenerator<Buffer> {
  for (let place = Math.floor(start / pieceBytes); place * pieceBytes <= end; place++) {
    const piece: { content: Buffer } | undefined = await replicated(reader =>
      reader('openDataPieces').where({ fileId: id, place }).first('content'),
    )
    // The files of two nights before were deleted while this one was read.
    if (!piece) throw new Error(`piece ${place} of the file ${id} of open data is gone`)
    const from = place * pieceBytes
    yield piece.content.subarray(Math.max(start - from, 0), end - from + 1)
  }
}
