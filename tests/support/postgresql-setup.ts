import { openDatabase } from '../../server/dist/database/connection.js'
import { administer, startPostgresql } from './postgresql.ts'

/** One cluster for all the tests, and a database with all the tables that those of each test are copied from. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startPostgresql()
  const own = cluster.address('postgres')
  await administer(own, async database => {
    await database.raw('CREATE DATABASE tables')
  })
  await (await openDatabase(cluster.address('tables'))).close()
  process.env.TEST_POSTGRESQL = own
  return () => cluster.stop()
}
