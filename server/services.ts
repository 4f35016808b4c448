import type { Background } from './background.ts'
import type { Database } from './database/connection.ts'
import type { MailSender } from './emails/mail-sender.ts'
import type { OutsideServices } from './external/outside-services.ts'
import type { Metrics } from './operations/metrics.ts'
import type { Readiness } from './operations/readiness.ts'
import type { Settings } from './settings.ts'

/** What handlers work with. */
export interface Services {
  readonly settings: Settings
  readonly database: Database
  readonly mail: MailSender
  readonly outside: OutsideServices
  readonly background: Background
  readonly metrics: Metrics
  readonly readiness: Readiness
}
