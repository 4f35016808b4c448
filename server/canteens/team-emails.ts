import type { Email } from '../emails/email.ts'

interface CanteenName {
  readonly id: number
  readonly name: string
}

/** The name on one line: it comes from a file, and must not look like the rest of the message. */
const oneLine = (name: string): string => name.replace(/\s+/g, ' ').trim()

export function newManagerEmail(recipient: string, { id, name }: CanteenName, publicUrl: string): Email {
  const title = oneLine(name)
  return {
    recipient,
    subject: `Vous pouvez désormais gérer la cantine « ${title} »`,
    body: `Bonjour,

Vous faites maintenant partie de l’équipe de la cantine « ${title} » sur ma cantine : vous pouvez compléter ses informations, suivre ses achats et préparer son bilan.

Votre cantine vous attend ici :
${publicUrl}/modifier-ma-cantine/${encodeURIComponent(`${id}--${title}`)}

Bonne journée,
L’équipe de ma cantine
`,
  }
}

export function invitationEmail(recipient: string, { name }: CanteenName, publicUrl: string): Email {
  const title = oneLine(name)
  return {
    recipient,
    subject: `Rejoignez l’équipe de la cantine « ${title} »`,
    body: `Bonjour,

L’équipe de la cantine « ${title} » vous propose de la rejoindre sur ma cantine, le service public qui accompagne les restaurants collectifs vers une alimentation de qualité.

Pour cela, il vous suffit de créer un compte avec cette adresse e-mail :
${publicUrl}/creer-mon-compte

Si ce message ne vous concerne pas, vous pouvez l’ignorer.

Bonne journée,
L’équipe de ma cantine
`,
  }
}
