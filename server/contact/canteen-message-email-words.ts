import { catalogue } from '@ma-cantine/lib/messages/catalogue'

interface Sender {
  /** Empty when it is not given. */
  readonly name: string
  readonly address: string
}

/** The sentences around a message to a canteen: for our team, which reads it first, then for its managers. */
export const canteenMessageEmailWords = catalogue(
  {
    'to-read': {
      subject: 'Un message à une cantine attend d’être relu',
      text: 'Quelqu’un écrit à une cantine depuis sa page publique. Rien ne part sans votre accord :',
      name: ({ name }: Sender) => `Nom : ${name || 'non indiqué'}`,
      address: ({ address }: Sender) => `Adresse e-mail : ${address}`,
      message: 'Son message :',
      next: 'Laissez-le partir s’il concerne bien la cantine ; bloquez-le s’il est injurieux, s’il fait de la publicité ou s’il livre des données sensibles.',
      button: 'Décider de ce message',
    },
    sent: {
      subject: 'Quelqu’un vous écrit depuis la page de votre cantine',
      text: 'Une personne vous écrit depuis la page publique de votre cantine. Répondez simplement à ce message : votre réponse lui parviendra directement.',
      name: ({ name }: Sender) => `Nom : ${name || 'non indiqué'}`,
      address: ({ address }: Sender) => `Adresse e-mail : ${address}`,
      message: 'Son message :',
      next: 'Ce message a été relu par l’équipe de ma cantine avant de vous être transmis.',
      button: 'Voir ma cantine',
    },
  },
  {
    'to-read': {
      subject: 'A message to a canteen waits to be read',
      text: 'Someone writes to a canteen from its public page. Nothing leaves unless you agree:',
      name: ({ name }) => `Name: ${name || 'not given'}`,
      address: ({ address }) => `E-mail address: ${address}`,
      message: 'Their message:',
      next: 'Let it leave if it is about the canteen; block it if it is insulting, advertises something or gives sensitive data.',
      button: 'Decide on this message',
    },
    sent: {
      subject: 'Someone writes to you from the page of your canteen',
      text: 'A person writes to you from the public page of your canteen. Simply reply to this e-mail: your answer goes directly to them.',
      name: ({ name }) => `Name: ${name || 'not given'}`,
      address: ({ address }) => `E-mail address: ${address}`,
      message: 'Their message:',
      next: 'The ma cantine team read this message before passing it on to you.',
      button: 'See my canteen',
    },
  },
)
