import { catalogue } from '../messages/catalogue.ts'

/** The refusals about actions against food waste. */
export const wasteActionRefusals = catalogue(
  { 'unknown-action': 'Cette action n’existe pas.' },
  { 'unknown-action': 'This action does not exist.' },
)
