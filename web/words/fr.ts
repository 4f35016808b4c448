import { measureShortTitles } from '@ma-cantine/lib/measures/measure-labels'
import { supportEmail } from '../app/installation.ts'

/** The sentences that several folders share. English has the same shape, or does not compile. */
export const fr = {
  product: 'ma cantine',
  keyMeasures: measureShortTitles.fr,
  newTab: 'nouvelle fenêtre',
  errors: {
    title: 'Oops !',
    generic: `Une erreur est survenue, vous pouvez réessayer plus tard ou nous contacter directement à ${supportEmail}`,
    screen: 'Cette page ne s’affiche pas',
    requiredFields: 'Merci de vérifier les champs en rouge et réessayer',
    retry: 'Réessayer',
    loading: 'Chargement en cours…',
    sessionExpired:
      'Votre session a expiré. Ce que vous avez saisi est resté à l’écran : réessayez, et reconnectez-vous quand cela vous est demandé.',
    unavailable: 'Le service ne répond pas',
    unavailableText:
      'Vérifiez votre connexion, puis réessayez : rien de ce que vous avez saisi ou enregistré n’est perdu.',
  },
}
export type Words = typeof fr
