import type { ExpectedTerritories } from '@ma-cantine/lib/statistics/expected-territories'
import type { Database } from '../database/connection.ts'
import type { WorkQueue } from '../database/work-queue.ts'
import type { MailSender } from '../emails/mail-sender.ts'
import type { OutsideServices } from '../external/outside-services.ts'
import type { Settings } from '../settings/settings.ts'
import type { Background } from './background.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'

/** The parts of the application that routes and jobs use. */
export interface Services {
  readonly settings: Settings
  readonly database: Database
  readonly mail: MailSender
  readonly outside: OutsideServices
  readonly background: Background
  readonly metrics: Metrics
  readonly readiness: Readiness
  /** How many canteens territories should have. */
  readonly expected: ExpectedTerritories
  /** The requests whose pictures wait to be read. */
  readonly pictures: WorkQueue
}
