import type { Database } from '../database/connection.ts'
import { type MigrationState, migrationState } from '../database/migrate.ts'
import { isDiskFullError } from '../files/disk-full-error.ts'
import type { Settings } from '../settings/settings.ts'
import { isDiskFull } from './disk-space.ts'
import { withProbeTimeout } from './probe-timeout.ts'

/** Tells load balancers whether to send requests to this node. */
export class Readiness {
  /** Whether the server was asked to stop. */
  isStopping = false
  private readonly database: Database
  private readonly settings: Settings

  constructor(database: Database, settings: Settings) {
    this.database = database
    this.settings = settings
  }

  /** @returns the reason why the node is not ready, null when it is. */
  async findObstacle(): Promise<'stopping' | 'disk' | 'database' | 'migrations' | null> {
    if (this.isStopping) return 'stopping'
    const [isFull, obstacle] = await Promise.all([this.isDiskFull(), this.findDatabaseObstacle()])
    return isFull ? 'disk' : obstacle
  }

  private async isDiskFull(): Promise<boolean> {
    try {
      return await withProbeTimeout(isDiskFull(this.settings))
    } catch {
      // A disk that does not answer in time takes nothing either.
      return true
    }
  }

  private async findDatabaseObstacle(): Promise<'disk' | 'database' | 'migrations' | null> {
    try {
      const { missing, unknown } = await withProbeTimeout(this.readMigrations())
      return missing.length > 0 || unknown.length > 0 ? 'migrations' : null
    } catch (error) {
      return isDiskFullError(error) ? 'disk' : 'database'
    }
  }

  private async readMigrations(): Promise<MigrationState> {
    const state = await migrationState(this.database.probe)
    await this.database.checkSpace()
    return state
  }
}
