import { campaignOfDays } from '@ma-cantine/lib/administration/campaign-days'
import { type Campaign, withOverride } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { Knex } from 'knex'
import type { Settings } from '../settings/settings.ts'
import type { CampaignRow } from './campaign-row.ts'

/**
 * The campaigns, by year, with the dates in force: those that the team has set, but where the settings give others. Read
 * from the database each time: all nodes follow a change at once.
 */
export async function loadCampaigns(
  database: Knex,
  { campaign }: Pick<Settings, 'campaign'>,
): Promise<readonly Campaign[]> {
  const rows: CampaignRow[] = await database('campaigns').select()
  return withOverride(
    rows.map(({ year, ...days }) => campaignOfDays(year, days)),
    campaign,
  ).toSorted((one, other) => one.year - other.year)
}
