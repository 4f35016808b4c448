import type { Knex } from 'knex'
import { migrationState } from '../database/migrate.ts'
import type { Settings } from '../settings/settings.ts'
import { isDiskFull } from './disk-space.ts'
import { withinPatience } from './within-patience.ts'

/** Whether requests should be sent here. */
export class Readiness {
  /** Asked to stop: whoever shares requests out should look elsewhere. */
  stopping = false
  private readonly reader: Knex
  private readonly settings: Settings

  constructor(reader: Knex, settings: Settings) {
    this.reader = reader
    this.settings = settings
  }

  /** @returns what is in the way, null when nothing is. */
  async obstacle(): Promise<'stopping' | 'disk' | 'database' | 'migrations' | null> {
    if (this.stopping) return 'stopping'
    if (await isDiskFull(this.settings)) return 'disk'
    try {
      const { missing } = await withinPatience(migrationState(this.reader))
      return missing.length > 0 ? 'migrations' : null
    } catch {
      return 'database'
    }
  }
}
