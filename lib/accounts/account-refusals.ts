import type { Scope } from '../http/scope.ts'
import { catalogue } from '../messages/catalogue.ts'
import { waitingTime } from '../messages/waiting-time.ts'
import { scopeLabels } from './scope-labels.ts'

/** The objections about accounts, sessions and tokens that need stored data. */
export const accountRefusals = catalogue(
  {
    'sign-in-first': 'Vous n’êtes pas connecté, ou votre session a expiré.',
    'wrong-credentials': 'L’identifiant ou le mot de passe est incorrect.',
    'blocked-account': (contact: string) =>
      `Notre équipe a bloqué ce compte : écrivez à ${contact} pour en parler avec elle.`,
    'username-taken': 'Cet identifiant est déjà pris : choisissez-en un autre.',
    'email-taken':
      'Un compte utilise déjà cette adresse e-mail. S’il est à vous, connectez-vous, ou demandez un nouveau mot de passe.',
    'email-taken-meanwhile':
      'Un autre compte utilise maintenant cette adresse e-mail : elle ne peut pas devenir celle du vôtre. Choisissez-en une autre dans votre profil.',
    'name-or-email-needed': 'Indiquez un prénom et un nom, ou une adresse e-mail.',
    'used-confirmation-link':
      'Ce lien n’est plus valable, ou il a déjà servi. Si votre adresse n’est pas encore confirmée, connectez-vous pour en recevoir un autre.',
    'used-password-link':
      'Ce lien n’est plus valable, ou il a déjà servi. Demandez-en un autre, il arrivera aussitôt par e-mail.',
    'too-many-messages-of-sender': (seconds: number) =>
      `Vous avez demandé trop de messages. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'too-many-messages-of-everyone': (seconds: number) =>
      `La plateforme a déjà envoyé beaucoup de messages aujourd’hui : ce n’est pas de votre fait. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'too-many-messages-to-address':
      'Plusieurs messages sont déjà partis à cette adresse aujourd’hui. Cherchez-les dans les courriers indésirables, ou réessayez demain.',
    'not-current-password': 'Ce n’est pas votre mot de passe actuel.',
    'wrong-password-of-profile': 'Ce n’est pas votre mot de passe : rien n’a été changé.',
    'wrong-password-of-deletion': 'Ce n’est pas votre mot de passe : votre compte n’a pas été supprimé.',
    'unknown-reminder-link':
      'Ce lien n’est pas entier, ou le compte n’existe plus. Copiez de nouveau le lien du message, ou connectez-vous : le même choix est dans votre compte.',
    'account-of-another': 'Ce compte n’est pas le vôtre.',
    'other-terms-version':
      'Ces conditions d’utilisation ne sont pas celles en vigueur. Rechargez la page, lisez-les, puis acceptez-les.',
    'unknown-token': 'Ce jeton d’accès n’existe pas.',
    'too-many-tokens': (most: number) =>
      `Vous avez déjà ${most} jetons d’accès : révoquez ceux qui ne servent plus, puis recommencez.`,
    'token-malformed': 'L’en-tête Authorization ne porte pas de jeton d’accès : « Bearer », une espace, puis le jeton.',
    'token-unknown': 'Ce jeton d’accès n’est pas valable, ou il a été révoqué.',
    'token-expired': 'Ce jeton d’accès a expiré.',
    'token-revoked': 'Ce jeton d’accès a été révoqué.',
    'token-closed-account': 'Le compte de ce jeton d’accès est fermé.',
    'token-without-scope': (scope: Scope) =>
      `Ce jeton d’accès ne permet pas cet appel : il lui manque le droit « ${scope} » (${scopeLabels.fr[scope]}).`,
    'session-only': 'Cet appel n’est pas ouvert aux jetons d’accès : connectez-vous au site pour le faire.',
    'token-of-other-canteens': 'Ce jeton d’accès est limité à d’autres cantines.',
  },
  {
    'sign-in-first': 'You are not signed in, or your session has expired.',
    'wrong-credentials': 'The user name or the password is wrong.',
    'blocked-account': contact => `Our team has blocked this account: write to ${contact} to talk about it.`,
    'username-taken': 'This user name is already taken: choose another one.',
    'email-taken': 'An account already uses this e-mail address. If it is yours, sign in, or ask for a new password.',
    'email-taken-meanwhile':
      'Another account now uses this e-mail address: it cannot become that of yours. Choose another one in your profile.',
    'name-or-email-needed': 'Give a first name and a last name, or an e-mail address.',
    'used-confirmation-link':
      'This link is no longer valid, or was already used. If your address is not confirmed yet, sign in to get another one.',
    'used-password-link':
      'This link is no longer valid, or was already used. Ask for another one: it comes at once by e-mail.',
    'too-many-messages-of-sender': seconds =>
      `You have asked for too many messages. Try again in ${waitingTime(seconds, 'en')}.`,
    'too-many-messages-of-everyone': seconds =>
      `The platform has already sent many messages today: it is not your doing. Try again in ${waitingTime(seconds, 'en')}.`,
    'too-many-messages-to-address':
      'Several messages already went to this address today. Look for them in the junk mail, or try again tomorrow.',
    'not-current-password': 'This is not your current password.',
    'wrong-password-of-profile': 'This is not your password: nothing was changed.',
    'wrong-password-of-deletion': 'This is not your password: your account was not deleted.',
    'unknown-reminder-link':
      'This link is not whole, or the account no longer exists. Copy the link of the message again, or sign in: the same choice is in your account.',
    'account-of-another': 'This account is not yours.',
    'other-terms-version': 'These terms of use are not the current ones. Reload the page, read them, then accept them.',
    'unknown-token': 'This access token does not exist.',
    'too-many-tokens': most =>
      `You already have ${most} access tokens: revoke those you no longer use, then try again.`,
    'token-malformed': 'The Authorization header holds no access token: “Bearer”, a space, then the token.',
    'token-unknown': 'This access token is not valid, or was revoked.',
    'token-expired': 'This access token has expired.',
    'token-revoked': 'This access token was revoked.',
    'token-closed-account': 'The account of this access token is closed.',
    'token-without-scope': scope =>
      `This access token does not allow this call: it lacks the right “${scope}” (${scopeLabels.en[scope]}).`,
    'session-only': 'This call is not open to access tokens: sign in to the site to make it.',
    'token-of-other-canteens': 'This access token is limited to other canteens.',
  },
)
