import { openDatabase } from '../../server/database/connection.ts'
import { administer, type PostgresqlCluster, startPostgresql } from './postgresql.ts'

/** Starts a cluster with a template database, which has all tables and is copied for each test. */
export async function startTestCluster(): Promise<PostgresqlCluster> {
  const cluster = await startPostgresql()
  await administer(cluster.address('postgres'), async database => {
    await database.raw('CREATE DATABASE tables')
  })
  await (await openDatabase(cluster.address('tables'))).close()
  return cluster
}

/** One cluster for all tests of a project. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  process.env.TEST_POSTGRESQL = cluster.address('postgres')
  return () => cluster.stop()
}
