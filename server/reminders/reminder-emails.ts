import type { Email } from '../emails/email.ts'
import { listNames, oneLine } from '../emails/one-line.ts'

/** The recipient of a reminder, and the addresses in the message. */
export interface ReminderTarget {
  readonly recipient: string
  readonly firstName: string
  readonly publicUrl: string
  readonly contactEmail: string
}

const greeting = (firstName: string): string => {
  const name = oneLine(firstName)
  return name ? `Bonjour ${name},` : 'Bonjour,'
}

/** On request, the team sets `opt_out_reminder_emails` in the account. */
const optOut = `Vous ne souhaitez plus recevoir ces rappels ? Dites-le nous en répondant simplement à ce message : nous ne vous en enverrons plus.`

const signature = `Bonne journée,
L’équipe de ma cantine`

const reminder = (target: ReminderTarget, subject: string, paragraphs: readonly string[]): Email => ({
  recipient: target.recipient,
  replyTo: target.contactEmail,
  subject,
  body: `${[greeting(target.firstName), ...paragraphs, signature, optOut].join('\n\n')}\n`,
})

export function firstNoCanteenEmail(target: ReminderTarget): Email {
  return reminder(target, 'Votre première cantine sur ma cantine', [
    `Vous avez créé votre compte sur ma cantine il y a quelques jours, et nous vous en remercions. Il ne vous reste plus qu’à y ajouter votre établissement : avec son numéro SIRET, cela prend quelques minutes.`,
    `Ajoutez votre cantine ici :\n${target.publicUrl}/ajouter-une-cantine`,
    `Votre établissement y figure déjà ? Vous pouvez demander à rejoindre son équipe depuis la même page. Et si quelque chose vous arrête, répondez à ce message : nous vous aiderons volontiers.`,
  ])
}

export function secondNoCanteenEmail(target: ReminderTarget): Email {
  return reminder(target, 'Pouvons-nous vous aider à ajouter votre cantine ?', [
    `Votre compte sur ma cantine n’a pas encore de cantine. Peut-être le moment n’était-il pas le bon, ou une question vous a-t-elle arrêté ?`,
    `Quand vous le voudrez, tout commence ici :\n${target.publicUrl}/ajouter-une-cantine`,
    `Si vous gérez plusieurs établissements, vous pouvez aussi les importer en une fois avec un fichier :\n${target.publicUrl}/importer-des-donnees/cantines`,
    `C’est le dernier rappel que nous vous envoyons à ce sujet. Pour toute question, il suffit de répondre à ce message.`,
  ])
}

interface CanteenName {
  readonly id: number
  readonly name: string
}

const nameLimit = 10

/** Writes one message, however many canteens a person manages. */
export function noDiagnosticEmail(target: ReminderTarget, canteens: readonly CanteenName[]): Email {
  const [canteen, ...others] = canteens.map(({ id, name }) => ({ id, name: oneLine(name) }))
  if (!canteen) throw new Error('A reminder without a canteen')
  const closing = `Rien n’oblige à tout remplir d’un coup : vous pouvez vous arrêter et reprendre quand vous le souhaitez. Et si quelque chose vous arrête, répondez à ce message : nous vous aiderons volontiers.`
  if (others.length === 0) {
    const link = `${target.publicUrl}/dashboard/${encodeURIComponent(`${canteen.id}--${canteen.name}`)}`
    return reminder(target, 'Le premier bilan de votre cantine', [
      `La cantine « ${canteen.name} » est inscrite sur ma cantine, et n’a pas encore de bilan. Quelques chiffres suffisent pour savoir où elle en est : le total des achats de l’année, et la part des produits durables et de qualité.`,
      `Commencez son bilan ici :\n${link}`,
      closing,
    ])
  }
  const all = [canteen, ...others]
  const named = listNames(
    all.map(({ name }) => name),
    nameLimit,
  )
  return reminder(target, `Le premier bilan de vos ${all.length} cantines`, [
    `Ces cantines sont inscrites sur ma cantine, et n’ont pas encore de bilan :\n${named}`,
    `Quelques chiffres suffisent pour savoir où elles en sont : le total des achats de l’année, et la part des produits durables et de qualité. Vous pouvez aussi importer leurs bilans en une fois avec un fichier.`,
    `Vos cantines vous attendent ici :\n${target.publicUrl}/gestion`,
    closing,
  ])
}
