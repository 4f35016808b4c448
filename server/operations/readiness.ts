import type { Knex } from 'knex'
import { migrationState } from '../database/migrate.ts'
import { withinPatience } from './within-patience.ts'

/** Whether requests should be sent here. */
export class Readiness {
  /** Asked to stop: whoever shares requests out should look elsewhere. */
  stopping = false
  private readonly reader: Knex

  constructor(reader: Knex) {
    this.reader = reader
  }

  /** @returns what is in the way, null when nothing is. */
  async obstacle(): Promise<'stopping' | 'database' | 'migrations' | null> {
    if (this.stopping) return 'stopping'
    try {
      const { missing } = await withinPatience(migrationState(this.reader))
      return missing.length > 0 ? 'migrations' : null
    } catch {
      return 'database'
    }
  }
}
