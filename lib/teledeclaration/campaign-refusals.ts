import { catalogue } from '../messages/catalogue.ts'

export const campaignRefusals = catalogue(
  { 'unknown-campaign': 'Aucune campagne n’est connue pour cette année.' },
  { 'unknown-campaign': 'No campaign is known for this year.' },
)
