import { createHash } from 'node:crypto'
import type { DataFormat } from '@ma-cantine/lib/open-data/data-formats'
import type { DatasetName } from '@ma-cantine/lib/open-data/dataset'
import type { Database } from '../database/connection.ts'

/** Bytes of all pieces of a file but the last: a request reads one at a time, and finds the one that it needs. */
export const pieceBytes = 1 << 18

/** Writes a file into the database piece by piece, each in a transaction of its own: readers find it once it is complete. */
export class StoredFileWriter {
  readonly #database: Database
  readonly #fileId: number
  readonly #hash = createHash('sha256')
  #waiting: Buffer = Buffer.alloc(0)
  #pieces = 0
  #size = 0

  private constructor(database: Database, fileId: number) {
    this.#database = database
    this.#fileId = fileId
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
    this.#hash.update(bytes)
    this.#size += bytes.length
    const all = Buffer.concat([this.#waiting, bytes])
    let start = 0
    for (; all.length - start >= pieceBytes; start += pieceBytes)
      await this.#store(all.subarray(start, start + pieceBytes))
    this.#waiting = all.subarray(start)
  }

  /** @param rowCount the rows of the file. */
  async end(rowCount: number): Promise<void> {
    if (this.#waiting.length > 0) await this.#store(this.#waiting)
    const facts = { rowCount, size: this.#size, digest: this.#hash.digest('hex') }
    await this.#database.transaction(async transaction => {
      await transaction('openDataFiles').where({ id: this.#fileId }).update(facts)
    })
  }

  async #store(content: Buffer): Promise<void> {
    const piece = { fileId: this.#fileId, place: this.#pieces++, content }
    await this.#database.transaction(async transaction => {
      await transaction('openDataPieces').insert(piece)
    })
  }
}
