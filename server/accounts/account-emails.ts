import type { Email } from '../emails/email.ts'
import { listNames, oneLine } from '../emails/one-line.ts'
import { linkHours } from './account-links.ts'
import type { Access } from './end-access.ts'

const goodbye = `Bonne journée,
L’équipe de ma cantine
`

export const confirmationEmail = (recipient: string, username: string, link: string): Email => ({
  recipient,
  subject: 'Confirmez votre adresse e-mail',
  body: `Bonjour,

Cette adresse e-mail a été indiquée pour le compte ma cantine dont l’identifiant est « ${oneLine(username)} ». Si ce compte est le vôtre, confirmez-la en suivant ce lien :
${link}

Il sert une seule fois, pendant ${linkHours('email-confirmation') / 24} jours.

Ne le suivez que si ce compte est le vôtre, et que vous venez de le créer ou d’en changer l’adresse. Sinon, ignorez ce message : quelqu’un d’autre a peut-être indiqué votre adresse, et la confirmer lui ouvrirait les cantines où vous êtes invité.

${goodbye}`,
})

export const passwordResetEmail = (recipient: string, username: string, link: string): Email => ({
  recipient,
  subject: 'Choisissez un nouveau mot de passe',
  body: `Bonjour,

Un nouveau mot de passe a été demandé pour votre compte ma cantine, dont l’identifiant est « ${oneLine(username)} ». Pour le choisir, suivez ce lien :
${link}

Il sert une seule fois, pendant ${linkHours('password-reset')} heures.

Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.

${goodbye}`,
})

/** The access that ended with a new password, and the access that its owner kept. */
export interface AccessChange {
  readonly endedAccess: Access
  readonly keptAccess: Access
  /** Applications registered before the address was confirmed. */
  readonly removedApplications: readonly string[]
  /** Whether the change of address under way was cancelled. */
  readonly pendingAddressForgotten: boolean
}

export const passwordChangedEmail = (recipient: string, change: AccessChange, publicUrl: string): Email => ({
  recipient,
  subject: 'Votre mot de passe a été modifié',
  body: `Bonjour,

Le mot de passe de votre compte ma cantine vient d’être modifié. Vos autres appareils ont été déconnectés.
${paragraphs(change).join('')}
Si ce n’est pas vous, choisissez tout de suite un autre mot de passe :
${publicUrl}/reinitialisation-mot-de-passe

${goodbye}`,
})

/** Longest list of names in a message. */
const nameLimit = 50

function paragraphs({ endedAccess, keptAccess, removedApplications, pendingAddressForgotten }: AccessChange): string[] {
  const list = (introduction: string, names: readonly string[]): string[] =>
    names.length === 0 ? [] : [`\n${introduction}\n${listNames(names, nameLimit)}\n`]
  return [
    ...list('Ces jetons d’accès ne fonctionnent plus :', endedAccess.tokens),
    ...list('Ces applications n’ont plus accès à votre compte :', endedAccess.grants),
    ...list(
      'Les accès que ces applications, déclarées par vous, avaient reçus ont pris fin. Demandez pour elles un nouveau secret, et vérifiez leurs adresses de retour :',
      endedAccess.applications,
    ),
    ...list(
      'Ces applications, déclarées avant que votre adresse soit confirmée, sont supprimées :',
      removedApplications,
    ),
    ...(pendingAddressForgotten ? ['\nLa demande de changer l’adresse e-mail de votre compte est annulée.\n'] : []),
    ...list('Vous avez choisi de garder :', [...keptAccess.tokens, ...keptAccess.grants, ...keptAccess.applications]),
  ]
}

/** Sent to the current address, before the new one is confirmed. */
export const emailChangeNotice = (recipient: string, publicUrl: string): Email => ({
  recipient,
  subject: 'Une autre adresse e-mail est demandée pour votre compte',
  body: `Bonjour,

Une autre adresse e-mail vient d’être demandée pour votre compte ma cantine. Elle remplacera celle-ci quand elle aura été confirmée ; d’ici là, rien ne change.

Si ce n’est pas vous, choisissez tout de suite un autre mot de passe : la demande sera annulée.
${publicUrl}/reinitialisation-mot-de-passe

${goodbye}`,
})

/** Sent to the former address. */
export const emailChangedEmail = (recipient: string, publicUrl: string): Email => ({
  recipient,
  subject: 'L’adresse e-mail de votre compte a changé',
  body: `Bonjour,

L’adresse e-mail de votre compte ma cantine vient d’être remplacée par une autre : vous ne recevrez plus de message à celle-ci.

Si ce n’est pas vous, écrivez-nous sans attendre :
${publicUrl}/v2/contact

${goodbye}`,
})

export const accountDeletedEmail = (recipient: string): Email => ({
  recipient,
  subject: 'Votre compte a été supprimé',
  body: `Bonjour,

Votre compte ma cantine vient d’être supprimé, comme vous l’avez demandé, avec vos informations personnelles et vos jetons d’accès. Les cantines et leurs données restent à la disposition de leurs équipes.

Vous pourrez créer un nouveau compte quand vous le voudrez. Merci d’avoir utilisé ma cantine.

${goodbye}`,
})
