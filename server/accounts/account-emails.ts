import type { Email } from '../emails/email.ts'
import { hoursOf } from './account-links.ts'

const goodbye = `Bonne journée,
L’équipe de ma cantine
`

export const confirmationEmail = (recipient: string, link: string): Email => ({
  recipient,
  subject: 'Confirmez votre adresse e-mail',
  body: `Bonjour,

Pour confirmer que cette adresse e-mail est la vôtre sur ma cantine, suivez ce lien :
${link}

Il sert une seule fois, pendant ${hoursOf('email-confirmation') / 24} jours.

Si vous n’avez pas de compte sur ma cantine, vous pouvez ignorer ce message.

${goodbye}`,
})

export const passwordResetEmail = (recipient: string, username: string, link: string): Email => ({
  recipient,
  subject: 'Choisissez un nouveau mot de passe',
  body: `Bonjour,

Un nouveau mot de passe a été demandé pour votre compte ma cantine, dont l’identifiant est « ${username} ». Pour le choisir, suivez ce lien :
${link}

Il sert une seule fois, pendant ${hoursOf('password-reset')} heures.

Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.

${goodbye}`,
})

export const passwordChangedEmail = (recipient: string, tokens: readonly string[], publicUrl: string): Email => ({
  recipient,
  subject: 'Votre mot de passe a été modifié',
  body: `Bonjour,

Le mot de passe de votre compte ma cantine vient d’être modifié. Vos autres appareils ont été déconnectés.
${tokens.length === 0 ? '' : tokensLeft(tokens, publicUrl)}
Si ce n’est pas vous, choisissez tout de suite un autre mot de passe :
${publicUrl}/reinitialisation-mot-de-passe

${goodbye}`,
})

const tokensLeft = (tokens: readonly string[], publicUrl: string): string => `
Les jetons d’accès de vos programmes fonctionnent toujours :
${tokens.map(name => `- ${oneLine(name)}`).join('\n')}
Pour révoquer ceux que vous n’utilisez plus : ${publicUrl}/mon-compte
`

/** Names come from people, and must not look like the rest of the message. */
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()

/** To the former address. */
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
