import type { Words } from './fr.ts'

export const en: Words = {
  title: 'Is this meal deliverer yours?',
  text: 'The team of this establishment says that it delivers to your canteen. If you accept, your canteen becomes one of its satellites: it gets its meals from it, and sees what it declares for you. Nothing changes unless you agree.',
  siret: 'SIRET number:',
  asker: (person, date) => `Request of ${person}, on ${date}`,
  accept: 'Accept',
  acceptNamed: name => `Accept “${name}” as meal deliverer`,
  accepting: 'One moment…',
  accepted: name => `“${name}” is now the meal deliverer of your canteen.`,
  decline: 'Decline',
  declineNamed: name => `Decline the request of “${name}”`,
  declineQuestion: name => `Decline the request of “${name}”?`,
  declineKeep: 'Keep the request',
  declineText: 'An e-mail tells the person who made it. Nothing changes for your canteen.',
  declined: name => `The request of “${name}” is declined.`,
  ofGroup: {
    title: 'Is your canteen in this group?',
    text: 'The team of this group of canteens proposes that yours join it. If you accept, the group gives the purchases of your canteen and declares them with those of its other canteens. Nothing changes unless you agree, and you can leave the group.',
    acceptNamed: name => `Accept to join the group “${name}”`,
    accepted: name => `Your canteen is now in the group “${name}”.`,
  },
}
