import { catalogue } from '../messages/catalogue.ts'

/** Why a canteen cannot be added to those of a central kitchen. */
export const satelliteRefusals = catalogue(
  {
    'not-a-kitchen': 'Seule une cuisine centrale peut avoir des satellites.',
    'kitchen-without-own-siret':
      'Renseignez d’abord le numéro SIRET de votre cuisine centrale : ses satellites la désignent par lui.',
    'satellite-is-kitchen': 'Cette cantine est elle-même une cuisine centrale : elle ne peut pas être un satellite.',
    'satellite-of-another':
      'Cette cantine est déjà livrée par une autre cuisine centrale. Son équipe peut le corriger dans sa fiche.',
  },
  {
    'not-a-kitchen': 'Only a central kitchen can have satellites.',
    'kitchen-without-own-siret':
      'First give the SIRET number of your central kitchen: its satellites name it by this number.',
    'satellite-is-kitchen': 'This canteen is itself a central kitchen: it cannot be a satellite.',
    'satellite-of-another':
      'Another central kitchen already delivers to this canteen. Its team can correct this on its page.',
  },
)
