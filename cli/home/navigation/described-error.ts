import type { JsonReport } from '@ma-cantine/lib/reports/json'

/** An error or a warning of a report, in words. */
export type DescribedError = JsonReport['errors'][number]
