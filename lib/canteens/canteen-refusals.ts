import { catalogue } from '../messages/catalogue.ts'

/** The objections about canteens that need stored data. */
export const canteenRefusals = catalogue(
  {
    'unknown-canteen': 'Cette cantine n’existe pas.',
    'not-manager': 'Vous ne gérez pas cette cantine.',
    'not-manager-of-all': 'Vous ne gérez pas toutes ces cantines.',
    'siret-taken': 'Une cantine est déjà enregistrée avec ce numéro SIRET.',
    'unknown-deleted-canteen': 'Aucune cantine que vous gériez n’a été supprimée sous ce numéro depuis 30 jours.',
    'group-with-satellites': 'Ce groupe a encore des cantines : détachez-les avant de le supprimer.',
    'unknown-image-of-canteen': 'Cette image n’est pas de cette cantine : envoyez l’image elle-même.',
  },
  {
    'unknown-canteen': 'This canteen does not exist.',
    'not-manager': 'You do not manage this canteen.',
    'not-manager-of-all': 'You do not manage all of these canteens.',
    'siret-taken': 'A canteen is already registered with this SIRET number.',
    'unknown-deleted-canteen': 'No canteen that you managed was deleted under this number in the last 30 days.',
    'group-with-satellites': 'This group still has canteens: unlink them before you delete it.',
    'unknown-image-of-canteen': 'This image is not of this canteen: send the image itself.',
  },
)
