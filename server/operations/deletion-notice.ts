import type { Email } from '../emails/email.ts'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** Warns the owner of an unused account of the date of its deletion, and says how to keep it. */
export function deletionNotice(recipient: string, date: Date, publicUrl: string): Email {
  return {
    recipient,
    subject: `Votre compte ma cantine sera supprimé le ${day.format(date)}`,
    body: `Bonjour,

Vous n’avez pas utilisé votre compte ma cantine depuis près de quatre ans. Comme nous ne gardons pas de données personnelles dont plus personne ne se sert, il sera supprimé le ${day.format(date)}.

Pour le garder, il vous suffit de vous connecter avant cette date :
${publicUrl}/s-identifier

Si vous n’en avez plus besoin, vous n’avez rien à faire. Vos cantines et leurs données resteront à la disposition des établissements : une autre personne pourra les gérer.

Bonne journée,
L’équipe de ma cantine
`,
  }
}
