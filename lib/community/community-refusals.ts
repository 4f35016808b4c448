import { catalogue } from '../messages/catalogue.ts'

/** The refusals about meetings of the community. */
export const communityRefusals = catalogue(
  { 'unknown-event': 'Cet événement n’existe pas, ou il est passé.' },
  { 'unknown-event': 'This event does not exist, or is over.' },
)
