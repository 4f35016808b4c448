import { createHash } from 'node:crypto'
import type { Database } from '../database/connection.ts'
import type { ReplicatedReads } from '../database/replicated-reads.ts'
import type { ByteRange } from './answer-range.ts'

/** Bytes of all pieces of a file but the last: a request reads one at a time, and finds the one that it needs. */
export const pieceBytes = 1 << 18

/** Where the pieces of a file are. */
export interface FilePieces {
  readonly table: 'openDataPieces' | 'mediaPieces'
  readonly fileId: number
}

export interface FileFacts {
  /** Bytes. */
  readonly size: number
  /** SHA-256, in hexadecimal. */
  readonly digest: string
}

/** Writes a file into the database piece by piece, each in a transaction of its own. */
export class PieceWriter {
  readonly #database: Database
  readonly #pieces: FilePieces
  readonly #hash = createHash('sha256')
  #waiting: Buffer = Buffer.alloc(0)
  #count = 0
  #size = 0

  constructor(database: Database, pieces: FilePieces) {
    this.#database = database
    this.#pieces = pieces
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

  async end(): Promise<FileFacts> {
    if (this.#waiting.length > 0) await this.#store(this.#waiting)
    return { size: this.#size, digest: this.#hash.digest('hex') }
  }

  async #store(content: Buffer): Promise<void> {
    const { table, fileId } = this.#pieces
    const piece = { fileId, place: this.#count++, content }
    await this.#database.transaction(async transaction => {
      await transaction(table).insert(piece)
    })
  }
}

/** The bytes of a file from one to another, both included, piece by piece. */
export async function* readPieces(
  replicated: ReplicatedReads,
  { table, fileId }: FilePieces,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  for (let place = Math.floor(start / pieceBytes); place * pieceBytes <= end; place++) {
    const piece: { content: Buffer } | undefined = await replicated(reader =>
      reader(table).where({ fileId, place }).first('content'),
    )
    // The file was deleted while it was read.
    if (!piece) throw new Error(`piece ${place} of the file ${fileId} of ${table} is gone`)
    const from = place * pieceBytes
    yield piece.content.subarray(Math.max(start - from, 0), end - from + 1)
  }
}
