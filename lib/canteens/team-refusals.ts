import { catalogue } from '../messages/catalogue.ts'
import { waitingTime } from '../messages/waiting-time.ts'

/** Why a request about the team of a canteen is refused. */
export const teamRefusals = catalogue(
  {
    'confirm-address-first':
      'Confirmez d’abord votre adresse e-mail, avec le lien que nous vous avons envoyé. Vous pouvez en demander un autre depuis votre compte.',
    'has-team': 'Cette cantine a déjà une équipe : demandez à la rejoindre.',
    'claim-of-another': 'Vous n’avez pas revendiqué cette cantine.',
    'already-manager': 'Vous gérez déjà cette cantine.',
    'email-of-another': 'Cette adresse n’est pas celle de votre compte.',
    'no-open-request': 'Cette demande n’attend plus de réponse : une autre personne de l’équipe y a répondu.',
    'too-many-invitations-of-sender': (seconds: number) =>
      `Vous avez déjà invité beaucoup de personnes aujourd’hui. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'too-many-invitations-of-everyone': (seconds: number) =>
      `La plateforme a déjà envoyé beaucoup d’invitations aujourd’hui : ce n’est pas de votre fait. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'team-cannot-be-told': (seconds: number) =>
      `L’équipe de cette cantine a déjà reçu beaucoup de messages aujourd’hui : nous ne pouvons pas la prévenir de ce changement. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'mailbox-written-to-enough': (seconds: number) =>
      `Cette adresse a déjà reçu beaucoup de demandes aujourd’hui : nous ne pouvons pas lui en transmettre une de plus. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'too-many-recap-requests-of-sender': (seconds: number) =>
      `Vous avez déjà demandé beaucoup de récapitulatifs aujourd’hui. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'too-many-recap-requests-of-everyone': (seconds: number) =>
      `La plateforme a déjà transmis beaucoup de demandes de récapitulatif aujourd’hui : ce n’est pas de votre fait. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'too-many-requests-of-sender': (seconds: number) =>
      `Vous avez déjà écrit à beaucoup d’équipes aujourd’hui. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'too-many-requests-of-everyone': (seconds: number) =>
      `La plateforme a déjà transmis beaucoup de demandes aujourd’hui : ce n’est pas de votre fait. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
  },
  {
    'confirm-address-first':
      'First confirm your e-mail address, with the link that we sent you. You can ask for another one from your account.',
    'has-team': 'This canteen already has a team: ask to join it.',
    'claim-of-another': 'You did not claim this canteen.',
    'already-manager': 'You already manage this canteen.',
    'email-of-another': 'This is not the address of your account.',
    'no-open-request': 'This request no longer awaits an answer: somebody else on the team has answered it.',
    'too-many-invitations-of-sender': seconds =>
      `You have already invited many people today. Try again in ${waitingTime(seconds, 'en')}.`,
    'too-many-invitations-of-everyone': seconds =>
      `The platform has already sent many invitations today: it is not your doing. Try again in ${waitingTime(seconds, 'en')}.`,
    'team-cannot-be-told': seconds =>
      `The team of this canteen has already received many messages today: we cannot tell it of this change. Try again in ${waitingTime(seconds, 'en')}.`,
    'mailbox-written-to-enough': seconds =>
      `This address has already received many requests today: we cannot pass on one more. Try again in ${waitingTime(seconds, 'en')}.`,
    'too-many-recap-requests-of-sender': seconds =>
      `You have already asked for many recaps today. Try again in ${waitingTime(seconds, 'en')}.`,
    'too-many-recap-requests-of-everyone': seconds =>
      `The platform has already passed on many requests for recaps today: it is not your doing. Try again in ${waitingTime(seconds, 'en')}.`,
    'too-many-requests-of-sender': seconds =>
      `You have already written to many teams today. Try again in ${waitingTime(seconds, 'en')}.`,
    'too-many-requests-of-everyone': seconds =>
      `The platform has already passed on many requests today: it is not your doing. Try again in ${waitingTime(seconds, 'en')}.`,
  },
)
