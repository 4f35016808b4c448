import { catalogue } from '@ma-cantine/lib/messages/catalogue'

interface Invited {
  /** Of who invites; empty when it is not given. */
  readonly name: string
  readonly address: string
  readonly recipient: string
}

/** The sentences around an invitation to manage a canteen: for our team, which reads it first, then for the establishment. */
export const invitationEmailWords = catalogue(
  {
    'to-read': {
      subject: 'Une invitation à gérer une cantine attend d’être relue',
      text: 'Une personne élue invite un établissement à gérer sa cantine, que personne ne gère encore. Rien ne part sans votre accord :',
      sender: ({ name, address }: Invited) => `De : ${name || 'nom non indiqué'} (${address})`,
      recipient: ({ recipient }: Invited) => `Destinataire : ${recipient}`,
      message: 'Son message :',
      next: 'Laissez-la partir si l’adresse est bien celle de l’établissement ou de sa collectivité ; bloquez-la sinon, ou si le message n’a pas sa place ici.',
      button: 'Décider de cette invitation',
    },
    sent: {
      subject: 'Votre cantine est inscrite sur ma cantine : prenez-la en main',
      text: 'Une personne élue de votre territoire vous écrit au sujet d’une cantine que personne ne gère encore sur ma cantine, le service public de la restauration collective. Vous pouvez répondre à ce message : votre réponse lui parviendra directement.',
      sender: ({ name, address }: Invited) => `De : ${name || 'nom non indiqué'} (${address})`,
      message: 'Son message :',
      next: 'Pour gérer cette cantine, ouvrez sa page et revendiquez-la : c’est gratuit, et un compte suffit. Si ce n’est pas la vôtre, ne tenez pas compte de ce message.',
      button: 'Voir cette cantine',
    },
  },
  {
    'to-read': {
      subject: 'An invitation to manage a canteen waits to be read',
      text: 'An elected official invites an establishment to manage its canteen, which nobody manages yet. Nothing leaves unless you agree:',
      sender: ({ name, address }) => `From: ${name || 'no name given'} (${address})`,
      recipient: ({ recipient }) => `To: ${recipient}`,
      message: 'Their message:',
      next: 'Let it leave if the address is that of the establishment or of its local authority; block it otherwise, or if the message has no place here.',
      button: 'Decide on this invitation',
    },
    sent: {
      subject: 'Your canteen is registered on ma cantine: take it over',
      text: 'An elected official of your territory writes to you about a canteen that nobody manages yet on ma cantine, the public service for collective catering. Simply reply to this e-mail: your answer goes directly to them.',
      sender: ({ name, address }) => `From: ${name || 'no name given'} (${address})`,
      message: 'Their message:',
      next: 'To manage this canteen, open its page and claim it: it is free, and an account is enough. If it is not yours, ignore this message.',
      button: 'See this canteen',
    },
  },
)
