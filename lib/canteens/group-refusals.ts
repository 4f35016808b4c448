import { catalogue } from '../messages/catalogue.ts'

/** Why a central kitchen cannot become a group, a group a kitchen again, or a canteen leave its group. */
export const groupRefusals = catalogue(
  {
    'not-a-kitchen': 'Seul un livreur de repas peut être converti en groupe.',
    'without-siret':
      'Renseignez d’abord le numéro SIRET de votre livreur de repas : le groupe porte le SIREN qui en fait partie.',
    declared:
      'Le bilan de la campagne en cours est télédéclaré : attendez la fin de la campagne, ou annulez d’abord sa télédéclaration.',
    'not-converted': 'Ce groupe ne vient pas d’un livreur de repas : il n’y a pas de conversion à annuler.',
    'too-late-to-undo': (days: number) => `Une conversion s’annule pendant ${days} jours : ce délai est passé.`,
    'siret-taken':
      'Une autre cantine est maintenant enregistrée avec le SIRET du livreur de repas : il ne peut pas le reprendre.',
    'joined-since': (names: string) =>
      `Des cantines ont rejoint le groupe depuis la conversion : détachez-les d’abord (${names}).`,
    'site-in-use': (name: string) =>
      `La cantine « ${name} », créée par la conversion, a maintenant ses propres données : l’annulation les effacerait.`,
    'not-in-group': 'Cette cantine ne fait partie d’aucun groupe.',
  },
  {
    'not-a-kitchen': 'Only a meal deliverer can be converted into a group.',
    'without-siret':
      'First give the SIRET number of your meal deliverer: the group bears the SIREN that is part of it.',
    declared:
      'The diagnostic of the campaign under way is declared: wait for the end of the campaign, or cancel its declaration first.',
    'not-converted': 'This group was not a meal deliverer before: there is no conversion to undo.',
    'too-late-to-undo': days => `A conversion can be undone for ${days} days: they are over.`,
    'siret-taken': 'Another canteen is now registered with the SIRET of the meal deliverer: it cannot have it back.',
    'joined-since': names => `Canteens have joined the group since the conversion: unlink them first (${names}).`,
    'site-in-use': name =>
      `The canteen “${name}”, which the conversion created, has data of its own now: undoing would erase them.`,
    'not-in-group': 'This canteen belongs to no group.',
  },
)
