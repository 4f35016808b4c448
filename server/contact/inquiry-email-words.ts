import { catalogue } from '@ma-cantine/lib/messages/catalogue'

interface Sender {
  readonly from: string
  /** Empty when it is not given. */
  readonly name: string
  readonly subject: string
  /** Null for an anonymous sender. */
  readonly account: string | null
}

/** The sentences around a message to the team. */
export const inquiryEmailWords = catalogue(
  {
    inquiry: {
      subject: ({ from, subject }: Sender) => `Message de ${from} : ${subject}`,
      text: 'Quelqu’un vous écrit depuis la page « Nous contacter ». Répondez simplement à ce message.',
      name: ({ name }: Sender) => `Nom : ${name || 'non indiqué'}`,
      address: ({ from }: Sender) => `Adresse e-mail : ${from}`,
      about: ({ subject }: Sender) => `Sujet : ${subject}`,
      account: ({ account }: Sender) => `Compte : ${account ?? 'aucun, ou la personne n’est pas connectée'}`,
      message: 'Son message :',
      details: 'Les informations jointes :',
    },
  },
  {
    inquiry: {
      subject: ({ from, subject }) => `Message from ${from}: ${subject}`,
      text: 'Someone writes to you from the “Contact us” page. Simply reply to this e-mail.',
      name: ({ name }) => `Name: ${name || 'not given'}`,
      address: ({ from }) => `E-mail address: ${from}`,
      about: ({ subject }) => `Subject: ${subject}`,
      account: ({ account }) => `Account: ${account ?? 'none, or the person is not signed in'}`,
      message: 'Their message:',
      details: 'The attached information:',
    },
  },
)
