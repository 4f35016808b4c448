import { catalogue } from '../messages/catalogue.ts'

/** Why a satellite cannot see or answer what its kitchen declares for it. */
export const kitchenReportRefusals = catalogue(
  {
    'no-kitchen': 'Aucune cuisine et aucun groupe ne déclare pour cette cantine cette année-là.',
    'nothing-yet': 'La cuisine n’a encore rien saisi pour ses cantines : il n’y a rien à confirmer ni à contester.',
    'report-changed':
      'Ce que la cuisine saisit ou déclare a changé depuis que vous l’avez lu : relisez-le avant de répondre.',
    'missing-reason': 'Dites ce qui ne va pas, pour que la cuisine puisse le corriger.',
  },
  {
    'no-kitchen': 'No kitchen and no group declares for this canteen in that year.',
    'nothing-yet': 'The kitchen has entered nothing for its canteens yet: there is nothing to confirm or contest.',
    'report-changed':
      'What the kitchen enters or declares has changed since you read it: read it again before you answer.',
    'missing-reason': 'Say what is wrong, so that the kitchen can correct it.',
  },
)
