import type { Knex } from 'knex'

/** Milliseconds for which a disk that had space is believed to have some. */
const trust = 5000

/**
 * Writes about 1 MB in a temporary file of the server, on the disk of the database, and leaves nothing. The setting lasts
 * as long as these statements, which are one transaction.
 */
const write = `
  SET LOCAL work_mem = '64kB';
  SELECT count(*) FROM (SELECT repeat('x', 100) || n FROM generate_series(1, 8000) AS n ORDER BY 1) AS lines`

/**
 * Makes a check that the server can still write on the disk of the database: no query tells how much space is left
 * there. It fails with the error of a full disk.
 */
export function checkSpaceOf(database: Knex): () => Promise<void> {
  let end = 0
  return async () => {
    if (performance.now() < end) return
    await database.raw(write)
    end = performance.now() + trust
  }
}
