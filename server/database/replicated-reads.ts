import type { Database } from './connection.ts'
import type { ReplicatedReader } from './replica.ts'
import { isReplicaFailure } from './trouble.ts'

/**
 * Runs reads that the replica may answer. They begin again on the primary when the replica fails, so they must change
 * nothing.
 */
export type ReplicatedReads = <Result>(read: (reader: ReplicatedReader) => Promise<Result>) => Promise<Result>

/**
 * The reads of one request. Each asks whether the replica will do, for it may start again in between; once it does not,
 * the primary serves the request to its end: what comes later is never older.
 *
 * @param mayHaveWritten whether the caller must find what they have just written.
 */
export function replicatedReads(
  { replica, reader: primary }: Pick<Database, 'replica' | 'reader'>,
  mayHaveWritten: boolean,
): ReplicatedReads {
  if (!replica) return read => read(primary as ReplicatedReader)
  let needsPrimary = false
  return async read => {
    if (!needsPrimary && (await replica.canServe(mayHaveWritten))) {
      try {
        const result = await read(replica.reader)
        replica.reads.replica++
        return result
      } catch (error) {
        if (!isReplicaFailure(error)) throw error
      }
    }
    needsPrimary = true
    const result = await read(primary as ReplicatedReader)
    replica.reads.primary++
    return result
  }
}
