import { catalogue } from '../messages/catalogue.ts'

/** The objections about canteens that need stored data. */
export const canteenRefusals = catalogue(
  {
    'unknown-canteen': 'Cette cantine n’existe pas.',
    'not-manager': 'Vous ne gérez pas cette cantine.',
    'not-manager-of-all': 'Vous ne gérez pas toutes ces cantines.',
  },
  {
    'unknown-canteen': 'This canteen does not exist.',
    'not-manager': 'You do not manage this canteen.',
    'not-manager-of-all': 'You do not manage all of these canteens.',
  },
)
