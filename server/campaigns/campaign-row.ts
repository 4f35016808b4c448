import type { CampaignDays } from '@ma-cantine/lib/administration/campaign-days'

/** A row of `campaigns`. */
export interface CampaignRow extends CampaignDays {
  /** Civil year of the purchases. */
  readonly year: number
}
