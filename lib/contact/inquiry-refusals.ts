import { catalogue } from '../messages/catalogue.ts'
import { waitingTime } from '../messages/waiting-time.ts'

/** Why a message to the team is not taken now. */
export const inquiryRefusals = catalogue(
  {
    'too-many-inquiries-of-sender': (seconds: number) =>
      `Vous nous avez déjà écrit plusieurs fois aujourd’hui. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'too-many-inquiries-of-everyone': (seconds: number) =>
      `Le formulaire a reçu beaucoup de messages en peu de temps : ce n’est pas de votre fait. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
  },
  {
    'too-many-inquiries-of-sender': seconds =>
      `You have already written to us several times today. Try again in ${waitingTime(seconds, 'en')}.`,
    'too-many-inquiries-of-everyone': seconds =>
      `The form has received many messages in a short time: it is not your doing. Try again in ${waitingTime(seconds, 'en')}.`,
  },
)
