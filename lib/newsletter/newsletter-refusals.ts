import { catalogue } from '../messages/catalogue.ts'
import { waitingTime } from '../messages/waiting-time.ts'

/** Why a subscription to the newsletter, or an issue of it, is not changed. */
export const newsletterRefusals = catalogue(
  {
    'used-newsletter-link':
      'Ce lien n’est plus valable. Demandez de nouveau la lettre d’information : un autre lien arrivera aussitôt par e-mail.',
    'unknown-subscription':
      'Ce lien ne correspond à aucun abonnement : il a déjà pris fin, ou le lien n’est pas entier.',
    'too-many-subscriptions': (seconds: number) =>
      `Beaucoup de personnes viennent de demander la lettre d’information. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'unknown-issue': 'Cette infolettre n’existe pas, ou a été supprimée.',
    'issue-already-sent': 'Cette infolettre est déjà partie : elle ne peut plus être modifiée ni supprimée.',
    'issue-not-sent': 'Cette infolettre n’est pas en cours d’envoi.',
    'issue-over': 'L’envoi de cette infolettre est terminé : il ne reste aucun message.',
    'provider-sends': 'Cette infolettre est envoyée par notre prestataire : son envoi ne peut pas être suspendu ici.',
  },
  {
    'used-newsletter-link':
      'This link is no longer valid. Ask for the newsletter again: another link will come at once by e-mail.',
    'unknown-subscription': 'This link matches no subscription: it has already ended, or the link is not whole.',
    'too-many-subscriptions': seconds =>
      `Many people have just asked for the newsletter. Try again in ${waitingTime(seconds, 'en')}.`,
    'unknown-issue': 'This newsletter does not exist, or was deleted.',
    'issue-already-sent': 'This newsletter has already left: it can no longer be changed or deleted.',
    'issue-not-sent': 'This newsletter is not being sent.',
    'issue-over': 'The sending of this newsletter is over: no message is left.',
    'provider-sends': 'This newsletter is sent by our provider: its sending cannot be paused here.',
  },
)
