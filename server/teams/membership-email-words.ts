import { catalogue } from '@ma-cantine/lib/messages/catalogue'

/** The sentences of the messages about one person and one canteen. */
export const membershipEmailWords = catalogue(
  {
    request: {
      subject: 'Une personne demande à rejoindre votre équipe',
      text: 'Une personne souhaite gérer avec vous, sur ma cantine, cette cantine :',
      person: 'Voici qui elle est :',
      message: 'Son message :',
      next: 'Si vous l’acceptez, elle pourra modifier la cantine, ses achats et son équipe, comme vous. N’acceptez que quelqu’un que vous connaissez :',
      button: 'Répondre à cette demande',
      reply: 'Pour lui écrire, répondez simplement à ce message.',
    },
    'request-without-team': {
      subject: 'Demande pour rejoindre une cantine sans gestionnaire',
      text: 'Une personne souhaite rejoindre sur ma cantine cette cantine, que personne ne gère :',
    },
    accepted: {
      subject: 'Votre demande a été acceptée',
      text: 'Vous faites maintenant partie, sur ma cantine, de l’équipe de cette cantine :',
      next: 'Vous pouvez compléter ses informations, suivre ses achats et préparer son bilan :',
      button: 'Voir cette cantine',
    },
    declined: {
      subject: 'Votre demande a été déclinée',
      text: 'L’équipe de cette cantine n’a pas accepté votre demande de la rejoindre :',
      next: 'Si vous y travaillez, parlez-en directement à son équipe : elle peut vous inviter à tout moment.',
    },
    removed: {
      subject: 'Vous ne gérez plus une cantine',
      text: 'Une personne de l’équipe vous a retiré, sur ma cantine, de la gestion de cette cantine :',
      next: 'Si c’est une erreur, parlez-en à l’équipe, ou demandez à la rejoindre. Vos autres cantines n’ont pas changé :',
      button: 'Voir mes cantines',
    },
  },
  {
    request: {
      subject: 'Somebody asks to join your team',
      text: 'On ma cantine, somebody would like to manage this canteen with you:',
      person: 'This is who they are:',
      message: 'Their message:',
      next: 'If you accept, they will be able to change the canteen, its purchases and its team, as you can. Accept only somebody you know:',
      button: 'Answer this request',
      reply: 'To write to them, just reply to this message.',
    },
    'request-without-team': {
      subject: 'Request to join a canteen without a manager',
      text: 'On ma cantine, somebody would like to join this canteen, which nobody manages:',
    },
    accepted: {
      subject: 'Your request was accepted',
      text: 'On ma cantine, you are now a member of the team of this canteen:',
      next: 'You can complete its information, follow its purchases and prepare its diagnostic:',
      button: 'See this canteen',
    },
    declined: {
      subject: 'Your request was declined',
      text: 'The team of this canteen did not accept your request to join it:',
      next: 'If you work there, talk to its team directly: it can invite you at any time.',
    },
    removed: {
      subject: 'You no longer manage a canteen',
      text: 'On ma cantine, somebody on the team removed you from the management of this canteen:',
      next: 'If this is a mistake, talk to the team, or ask to join it. Your other canteens have not changed:',
      button: 'See my canteens',
    },
  },
)
