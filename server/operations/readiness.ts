import type { Knex } from 'knex'
import { migrationState } from '../database/migrate.ts'

/** A database that does not answer by then does not answer. */
const patience = 2000

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
    const tooLate = AbortSignal.timeout(patience)
    const late = new Promise<never>((_, reject) => tooLate.addEventListener('abort', () => reject(tooLate.reason)))
    try {
      const { missing } = await Promise.race([migrationState(this.reader), late])
      return missing.length > 0 ? 'migrations' : null
    } catch {
      return 'database'
    }
  }
}
