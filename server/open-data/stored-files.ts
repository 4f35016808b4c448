import type { DataFormat } from '@ma-cantine/lib/open-data/data-formats'
import type { DatasetName } from '@ma-cantine/lib/open-data/dataset'
import type { Knex } from 'knex'

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
