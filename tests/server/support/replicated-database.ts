import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { administer, type PostgresqlCluster, type PostgresqlReplica } from '../../support/postgresql.ts'
import { startTestCluster } from '../../support/postgresql-setup.ts'

/** A database on a cluster of its own, with a streaming replica. */
export interface ReplicatedDatabase {
  readonly cluster: PostgresqlCluster
  readonly replica: PostgresqlReplica
  /** With the settings of a server that reads from the replica. */
  readonly database: FreshDatabase
  /** The address of this database on the replica. */
  readonly replicaAddress: string
  /** The name of the database. */
  readonly name: string
  stop(): Promise<void>
}

export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-replica-'))
  const cluster = await startTestCluster()
  const fresh = await createDatabase(folder, cluster.address('postgres'))
  const replica = await cluster.startReplica()
  const name = new URL(fresh.location).pathname.slice(1)
  const replicaAddress = replica.address(name)
  return {
    cluster,
    replica,
    database: { ...fresh, environment: { ...fresh.environment, DATABASE_READER_URL: replicaAddress } },
    replicaAddress,
    name,
    async stop() {
      await replica.stop()
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Has the replica receive the log without replaying it. */
export const pauseReplay = (address: string): Promise<void> =>
  administer(address, async replica => {
    await replica.raw('SELECT pg_wal_replay_pause()')
    const state = async () => (await replica.raw('SELECT pg_get_wal_replay_pause_state() AS state')).rows[0].state
    await expect.poll(state).toBe('paused')
  })

export const resumeReplay = (address: string): Promise<void> =>
  administer(address, async replica => {
    await replica.raw('SELECT pg_wal_replay_resume()')
  })
