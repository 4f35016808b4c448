import { catalogue } from '@ma-cantine/lib/messages/catalogue'

/** The sentences of the messages about a subscription, and those around an issue. */
export const newsletterEmailWords = catalogue(
  {
    'newsletter-confirmation': {
      subject: 'Confirmez votre abonnement à la lettre d’information',
      text: 'Cette adresse e-mail a été indiquée pour recevoir la lettre d’information de ma cantine. Si c’est bien votre souhait, confirmez-le avec ce lien :',
      button: 'Confirmer mon abonnement',
      validity: (days: number) =>
        `Il sert pendant ${days} jours. Si vous n’avez rien demandé, ignorez ce message : sans confirmation, votre adresse sera effacée.`,
      leave: 'Gardez ce message : ce second lien met fin à l’abonnement et efface votre adresse, quand vous le voulez.',
      leaving: 'Mettre fin à mon abonnement',
    },
    'newsletter-already': {
      subject: 'Vous êtes déjà abonné à la lettre d’information',
      text: 'Cette adresse e-mail vient d’être indiquée pour recevoir la lettre d’information de ma cantine. Elle la reçoit déjà : vous n’avez rien à faire.',
      leave: 'Si vous ne la souhaitez plus, ce lien met fin à l’abonnement et efface votre adresse.',
      leaving: 'Mettre fin à mon abonnement',
    },
    'newsletter-issue': {
      why: 'Vous recevez ce message car vous êtes abonné à la lettre d’information de ma cantine.',
      leaving: 'Mettre fin à mon abonnement',
      trial: (subject: string) => `Essai : ${subject}`,
    },
  },
  {
    'newsletter-confirmation': {
      subject: 'Confirm your subscription to the newsletter',
      text: 'This e-mail address was given to receive the ma cantine newsletter. If this is what you want, confirm it with this link:',
      button: 'Confirm my subscription',
      validity: days =>
        `It works for ${days} days. If you have not asked for anything, ignore this message: without confirmation, your address will be erased.`,
      leave: 'Keep this message: this second link ends the subscription and erases your address, whenever you like.',
      leaving: 'End my subscription',
    },
    'newsletter-already': {
      subject: 'You already subscribe to the newsletter',
      text: 'This e-mail address has just been given to receive the ma cantine newsletter. It already receives it: you have nothing to do.',
      leave: 'If you no longer want it, this link ends the subscription and erases your address.',
      leaving: 'End my subscription',
    },
    'newsletter-issue': {
      why: 'You receive this message because you subscribe to the ma cantine newsletter.',
      leaving: 'End my subscription',
      trial: subject => `Test: ${subject}`,
    },
  },
)
