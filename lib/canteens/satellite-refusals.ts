import { catalogue } from '../messages/catalogue.ts'

/** Why a canteen cannot be added to those of a central kitchen. */
export const satelliteRefusals = catalogue(
  {
    'not-a-kitchen': 'Seul un livreur de repas peut avoir des satellites.',
    'kitchen-without-own-siret':
      'Renseignez d’abord le numéro SIRET de votre livreur de repas : ses satellites le désignent par lui.',
    'no-open-request': 'Cette demande a déjà reçu une réponse, ou a été retirée.',
    'satellite-is-kitchen': 'Cette cantine est elle-même un livreur de repas : elle ne peut pas être un satellite.',
    'not-a-satellite':
      'Cette cantine prépare elle-même ses repas : son équipe indique d’abord dans sa fiche qu’elle les reçoit d’un livreur.',
    'group-declared':
      'Le groupe a fait sa télédéclaration pour la campagne en cours : ses cantines ne changent pas avant la fin de la campagne, ou l’annulation de sa télédéclaration.',
    'already-linked': 'Votre livreur de repas livre déjà cette cantine.',
    'satellite-of-another':
      'Cette cantine est déjà livrée par un autre livreur de repas. Son équipe peut le corriger dans sa fiche.',
    declared:
      'Cette cantine a fait sa télédéclaration pour la campagne en cours : elle ne peut pas changer de livreur de repas avant la fin de la campagne, ou l’annulation de sa télédéclaration.',
  },
  {
    'not-a-kitchen': 'Only a meal deliverer can have satellites.',
    'kitchen-without-own-siret':
      'First give the SIRET number of your meal deliverer: its satellites name it by this number.',
    'no-open-request': 'This request was answered already, or withdrawn.',
    'satellite-is-kitchen': 'This canteen is itself a meal deliverer: it cannot be a satellite.',
    'not-a-satellite':
      'This canteen cooks its own meals: its team first has to write on its page that it receives them from a deliverer.',
    'group-declared':
      'The group made its declaration in the campaign under way: its canteens do not change before the end of the campaign, unless its declaration is cancelled.',
    'already-linked': 'Your meal deliverer delivers to this canteen already.',
    'satellite-of-another':
      'Another meal deliverer already delivers to this canteen. Its team can correct this on its page.',
    declared:
      'This canteen made its declaration in the campaign under way: its meal deliverer cannot change before the end of the campaign, unless its declaration is cancelled.',
  },
)
