/** Where two PostgreSQL servers are in the log (WAL) that one of them streams to the other. */
import type { Knex } from 'knex'
import { rawRows } from './sql.ts'

export interface LogPosition {
  /** The cluster, the timeline of its log and the database: positions compare only where all three are the same. */
  readonly history: string
  /** In bytes. */
  readonly position: number
}

export interface ReplicaPosition extends LogPosition {
  /** False once the replica was promoted: it then takes writes of its own. */
  readonly inRecovery: boolean
}

const bytes = (position: string): string => `(${position} - '0/0'::pg_lsn)`

/**
 * A commit is acknowledged once it is flushed, except with `synchronous_commit = off`: it may then be anywhere before the
 * end of what was inserted. Otherwise that end is too far, for a replica gets what is flushed and no more. The name of a
 * file of the log begins with its timeline.
 */
const primarySql = `
  SELECT
    system_identifier || '/' || ('x' || substr(pg_walfile_name(pg_current_wal_flush_lsn()), 1, 8))::bit(32)::integer
      || '/' || current_database() AS history,
    CASE current_setting('synchronous_commit') WHEN 'off' THEN ${bytes('pg_current_wal_insert_lsn()')}
      ELSE ${bytes('pg_current_wal_flush_lsn()')} END AS position
  FROM pg_control_system()`

/** How far the log of the primary holds every commit that was acknowledged. */
export async function readPrimaryPosition(primary: Knex): Promise<LogPosition> {
  const [position] = await rawRows<LogPosition>(primary, primarySql, [])
  return position as LogPosition
}

/** Its timeline is that of its last restart point: after a change it follows late, and is never ahead. */
const replicaSql = `
  SELECT
    pg_is_in_recovery() AS in_recovery,
    system_identifier || '/' || timeline_id || '/' || current_database() AS history,
    ${bytes("coalesce(pg_last_wal_replay_lsn(), '0/0')")} AS position
  FROM pg_control_system(), pg_control_checkpoint()`

/** How far the replica has replayed the log: what was committed before can be read. */
export async function readReplicaPosition(replica: Knex): Promise<ReplicaPosition> {
  const [position] = await rawRows<ReplicaPosition>(replica, replicaSql, [])
  return position as ReplicaPosition
}
