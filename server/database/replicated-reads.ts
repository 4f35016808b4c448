import type { Database } from './connection.ts'
import type { ReplicatedReader } from './replica.ts'
import { isReplicaFailure } from './trouble.ts'

/**
 * Runs reads that the replica may answer. They begin again on the primary when the replica fails, so they must change
 * nothing.
 */
export type ReplicatedReads = <Result>(read: (reader: ReplicatedReader) => Promise<Result>) => Promise<Result>

/**
 * The reads of one request. The first one chooses the server, and the others follow, to the primary as well once the
 * replica has failed: what comes later is never older.
 *
 * @param mayHaveWritten whether the caller must find what they have just written.
 */
export function replicatedReads(
  { replica, reader: primary }: Pick<Database, 'replica' | 'reader'>,
  mayHaveWritten: boolean,
): ReplicatedReads {
  if (!replica) return read => read(primary as ReplicatedReader)
  let choice: Promise<boolean> | null = null
  return async read => {
    choice ??= replica.canServe(mayHaveWritten)
    if (await choice) {
      try {
        const result = await read(replica.reader)
        replica.reads.replica++
        return result
      } catch (error) {
        if (!isReplicaFailure(error)) throw error
        choice = Promise.resolve(false)
      }
    }
    const result = await read(primary as ReplicatedReader)
    replica.reads.primary++
    return result
  }
}
