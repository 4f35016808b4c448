import { accountKey } from '@ma-cantine/lib/accounts/account-key'
import type { Email } from '../emails/email.ts'
import { listNames, oneLine } from '../emails/one-line.ts'

interface CanteenName {
  readonly id: number
  readonly name: string
}

/** A notice for a person who was added to a team: somebody with an account has joined it, others are invited. */
export interface TeamNotice {
  readonly recipient: string
  readonly kind: 'joined' | 'invited'
  readonly canteen: CanteenName
}

/** Writes one message a person, however many canteens they were added to. */
export function teamEmails(notices: readonly TeamNotice[], publicUrl: string): Email[] {
  const byPerson = Map.groupBy(notices, ({ recipient, kind }) => `${kind} ${accountKey(recipient)}`)
  return [...byPerson.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const canteens = [first, ...others].map(({ canteen }) => canteen)
    const write = first.kind === 'joined' ? newManagerEmail : invitationEmail
    return write(first.recipient, canteens, publicUrl)
  })
}

const nameLimit = 20

const goodbye = `Bonne journée,
L’équipe de ma cantine
`

const namesOf = (canteens: readonly CanteenName[]): string =>
  listNames(
    canteens.map(({ name }) => name),
    nameLimit,
  )

function newManagerEmail(recipient: string, canteens: readonly CanteenName[], publicUrl: string): Email {
  const [canteen] = canteens
  const many = canteens.length > 1
  const address =
    canteen && !many
      ? `modifier-ma-cantine/${encodeURIComponent(`${canteen.id}--${oneLine(canteen.name)}`)}`
      : 'gestion'
  return {
    recipient,
    subject: many ? 'Vous pouvez désormais gérer de nouvelles cantines' : 'Vous pouvez désormais gérer une cantine',
    body: `Bonjour,

Vous faites maintenant partie, sur ma cantine, de l’équipe de ${many ? 'ces cantines' : 'cette cantine'} :
${namesOf(canteens)}

Vous pouvez compléter ${many ? 'leurs' : 'ses'} informations, suivre ${many ? 'leurs' : 'ses'} achats et préparer ${many ? 'leurs bilans' : 'son bilan'} :
${publicUrl}/${address}

${goodbye}`,
  }
}

/** The message does not reveal whether the address has an account: an unconfirmed one may be somebody else's. */
function invitationEmail(recipient: string, canteens: readonly CanteenName[], publicUrl: string): Email {
  const many = canteens.length > 1
  return {
    recipient,
    subject: many ? 'Rejoignez des équipes sur ma cantine' : 'Rejoignez une équipe sur ma cantine',
    body: `Bonjour,

${many ? 'Les équipes de ces cantines vous proposent de les' : 'L’équipe de cette cantine vous propose de la'} rejoindre sur ma cantine, le service public qui accompagne les restaurants collectifs vers une alimentation de qualité :
${namesOf(canteens)}

Pour cela, créez un compte avec cette adresse e-mail, ou connectez-vous si vous en avez un, puis confirmez votre adresse :
${publicUrl}/creer-mon-compte

Si ce message ne vous concerne pas, vous pouvez l’ignorer.

${goodbye}`,
  }
}
