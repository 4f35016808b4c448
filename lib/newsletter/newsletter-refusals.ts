import { catalogue } from '../messages/catalogue.ts'
import { waitingTime } from '../messages/waiting-time.ts'

/** Why a subscription to the newsletter is not changed. */
export const newsletterRefusals = catalogue(
  {
    'used-newsletter-link':
      'Ce lien n’est plus valable. Demandez de nouveau la lettre d’information : un autre lien arrivera aussitôt par e-mail.',
    'unknown-subscription':
      'Ce lien ne correspond à aucun abonnement : il a déjà pris fin, ou le lien n’est pas entier.',
    'too-many-subscriptions': (seconds: number) =>
      `Beaucoup de personnes viennent de demander la lettre d’information. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
  },
  {
    'used-newsletter-link':
      'This link is no longer valid. Ask for the newsletter again: another link will come at once by e-mail.',
    'unknown-subscription': 'This link matches no subscription: it has already ended, or the link is not whole.',
    'too-many-subscriptions': seconds =>
      `Many people have just asked for the newsletter. Try again in ${waitingTime(seconds, 'en')}.`,
  },
)
