import type { Knex } from 'knex'
import { migrationState } from '../database/migrate.ts'
import type { Settings } from '../settings/settings.ts'
import { isDiskFull } from './disk-space.ts'
import { withProbeTimeout } from './probe-timeout.ts'

/** Tells load balancers whether to send requests to this node. */
export class Readiness {
  /** Whether the server was asked to stop. */
  isStopping = false
  private readonly reader: Knex
  private readonly settings: Settings

  constructor(reader: Knex, settings: Settings) {
    this.reader = reader
    this.settings = settings
  }

  /** @returns the reason why the node is not ready, null when it is. */
  async findObstacle(): Promise<'stopping' | 'disk' | 'database' | 'migrations' | null> {
    if (this.isStopping) return 'stopping'
    if (await isDiskFull(this.settings)) return 'disk'
    try {
      const { missing } = await withProbeTimeout(migrationState(this.reader))
      return missing.length > 0 ? 'migrations' : null
    } catch {
      return 'database'
    }
  }
}
