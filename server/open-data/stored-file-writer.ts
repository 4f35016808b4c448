import type { DataFormat } from '@ma-cantine/lib/open-data/data-formats'
import type { DatasetName } from '@ma-cantine/lib/open-data/dataset'
import type { Database } from '../database/connection.ts'
import { PieceWriter } from '../stored-files/pieces.ts'

/** Writes a file of a snapshot: readers find it once the snapshot is complete. */
export class StoredFileWriter {
  readonly #database: Database
  readonly #fileId: number
  readonly #pieces: PieceWriter

  private constructor(database: Database, fileId: number) {
    this.#database = database
    this.#fileId = fileId
    this.#pieces = new PieceWriter(database, { table: 'openDataPieces', fileId })
  }

  static async open(
    database: Database,
    file: { readonly snapshotId: number; readonly dataset: DatasetName; readonly format: DataFormat },
  ): Promise<StoredFileWriter> {
    const [{ id }] = await database.transaction(transaction =>
      transaction('openDataFiles').insert(file).returning('id'),
    )
    return new StoredFileWriter(database, id)
  }

  async write(bytes: Uint8Array): Promise<void> {
    await this.#pieces.write(bytes)
  }

  /** @param rowCount the rows of the file. */
  async end(rowCount: number): Promise<void> {
    const facts = { rowCount, ...(await this.#pieces.end()) }
    await this.#database.transaction(async transaction => {
      await transaction('openDataFiles').where({ id: this.#fileId }).update(facts)
    })
  }
}
