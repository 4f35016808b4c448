import { readFileSync } from 'node:fs'
import knex from 'knex'
import { isPostgresqlAddress, openDatabase } from '../../../server/database/connection.ts'
import type { FreshDatabase } from '../../support/fresh-database.ts'
import { eventually } from './test-server.ts'

/** The statement in which a write stops, at the row that meets the condition. */
export interface StopPlace {
  readonly before: 'INSERT ON purchases' | 'UPDATE OF answer ON idempotency_keys'
  /** SQL about `NEW`. */
  readonly condition: string
}

/** A write that stops inside its transaction, so that a test can kill its server there for certain. */
export interface StoppedWrite {
  /** Waits until the write has stopped, with many uncommitted changes in the files of the database. */
  waitUntilReached(): Promise<void>
  /** Lets others pass, once the server of the write is dead; on PostgreSQL, lets the write itself go on. */
  release(): Promise<void>
}

/** Stops the next write that reaches the place. */
export const stopWrite = ({ location }: Pick<FreshDatabase, 'location'>, place: StopPlace): Promise<StoppedWrite> =>
  isPostgresqlAddress(location) ? stopOnPostgresql(location, place) : stopOnSqlite(location, place)

/** Keys of the locks of the database: the one that the test holds, and the one whose second key tells a count. */
const locks = { stop: 4242, count: 4243 }

/** The write waits for a lock that the test holds, however long servers wait for locks. */
async function stopOnPostgresql(location: string, { before, condition }: StopPlace): Promise<StoppedWrite> {
  const database = knex({ client: 'pg', connection: location, pool: { min: 0, max: 1 } })
  // A second lock tells outside of the transaction how many purchases it has written. The size of the table does
  // not: a write may fill the room that a vacuum has freed.
  await database.raw(`
    CREATE FUNCTION stop_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      PERFORM pg_advisory_xact_lock_shared(
        ${locks.count}, pg_stat_get_xact_tuples_inserted('purchases'::regclass)::integer);
      PERFORM set_config('lock_timeout', '0', true), pg_advisory_xact_lock(${locks.stop}, 0);
      RETURN NEW;
    END $$;
    CREATE TRIGGER stop_write BEFORE ${before} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION stop_write();
    SELECT pg_advisory_lock(${locks.stop}, 0)`)
  return {
    async waitUntilReached() {
      const stopped = `SELECT counted.objid::integer AS purchases
        FROM pg_locks counted JOIN pg_locks waiting USING (locktype, database, pid)
        WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND counted.classid = ${locks.count} AND waiting.classid = ${locks.stop} AND NOT waiting.granted`
      const { purchases } = await eventually<{ purchases: number }>(async () => (await database.raw(stopped)).rows[0])
      if (purchases === 0) throw new Error('The write has written no purchase yet')
    },
    async release() {
      await database.raw(`SELECT pg_advisory_unlock(${locks.stop}, 0)`)
      await database.raw(`DROP FUNCTION stop_write CASCADE`)
      await database.destroy()
    },
  }
}

/** More than SQLite keeps in memory of a transaction before it writes it into its log. */
const padding = { rows: 6000, bytes: 15_000 }
/** More pages than any write of a test has by itself. */
const manyPages = 1000

/** The write counts without end, once it has written so much that its pages are in the log. */
async function stopOnSqlite(location: string, { before, condition }: StopPlace): Promise<StoppedWrite> {
  const execute = async (...statements: string[]): Promise<void> => {
    // Not kept open: the death of a server that is alone leaves more for the next one to recover.
    const { writer, close } = await openDatabase(location)
    for (const statement of statements) await writer.raw(statement)
    await close()
  }
  await execute(
    'CREATE TABLE padding (bytes BLOB)',
    'CREATE VIEW endless AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n',
    `CREATE TRIGGER stop_write BEFORE ${before} WHEN ${condition} BEGIN
       INSERT INTO padding SELECT zeroblob(${padding.bytes}) FROM endless LIMIT ${padding.rows};
       SELECT count(*) FROM endless;
     END`,
  )
  return {
    waitUntilReached: () =>
      eventually(() => (uncommittedPages(readFileSync(`${location}-wal`)) > manyPages ? true : undefined)).then(
        () => {},
      ),
    release: () => execute('DROP TRIGGER stop_write', 'DROP VIEW endless', 'DROP TABLE padding'),
  }
}

/** Pages at the end of a log of SQLite (its "WAL") that no commit follows: https://www.sqlite.org/fileformat.html#walformat */
function uncommittedPages(log: Buffer): number {
  const head = { file: 32, frame: 24 }
  if (log.length < head.file) return 0
  const frame = head.frame + log.readUInt32BE(8)
  const salts = log.subarray(16, 24)
  let pages = 0
  for (let start = head.file; start + frame <= log.length; start += frame) {
    // Frames of an earlier use of the log have other salts.
    if (!log.subarray(start + 8, start + 16).equals(salts)) break
    const isCommit = log.readUInt32BE(start + 4) !== 0
    pages = isCommit ? 0 : pages + 1
  }
  return pages
}
