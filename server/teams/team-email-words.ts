import { catalogue } from '@ma-cantine/lib/messages/catalogue'

/** The sentences of the messages about teams, for one canteen and for several. */
export const teamEmailWords = catalogue(
  {
    'joined-one': {
      subject: 'Vous pouvez désormais gérer une cantine',
      text: 'Vous faites maintenant partie, sur ma cantine, de l’équipe de cette cantine :',
      next: 'Vous pouvez compléter ses informations, suivre ses achats et préparer son bilan :',
      button: 'Voir cette cantine',
    },
    'joined-many': {
      subject: 'Vous pouvez désormais gérer de nouvelles cantines',
      text: 'Vous faites maintenant partie, sur ma cantine, de l’équipe de ces cantines :',
      next: 'Vous pouvez compléter leurs informations, suivre leurs achats et préparer leurs bilans :',
      button: 'Voir mes cantines',
    },
    'invited-one': {
      subject: 'Rejoignez une équipe sur ma cantine',
      text: 'L’équipe de cette cantine vous propose de la rejoindre sur ma cantine, le service public qui accompagne les restaurants collectifs vers une alimentation de qualité :',
    },
    'invited-many': {
      subject: 'Rejoignez des équipes sur ma cantine',
      text: 'Les équipes de ces cantines vous proposent de les rejoindre sur ma cantine, le service public qui accompagne les restaurants collectifs vers une alimentation de qualité :',
    },
    invitation: {
      next: 'Pour cela, créez un compte avec cette adresse e-mail, ou connectez-vous si vous en avez un, puis confirmez votre adresse :',
      button: 'Créer mon compte',
      ignore: 'Si ce message ne vous concerne pas, vous pouvez l’ignorer.',
    },
  },
  {
    'joined-one': {
      subject: 'You can now manage a canteen',
      text: 'On ma cantine, you are now a member of the team of this canteen:',
      next: 'You can complete its information, follow its purchases and prepare its diagnostic:',
      button: 'See this canteen',
    },
    'joined-many': {
      subject: 'You can now manage new canteens',
      text: 'On ma cantine, you are now a member of the teams of these canteens:',
      next: 'You can complete their information, follow their purchases and prepare their diagnostics:',
      button: 'See my canteens',
    },
    'invited-one': {
      subject: 'Join a team on ma cantine',
      text: 'The team of this canteen invites you to join it on ma cantine, the French public service that helps collective catering serve food of quality:',
    },
    'invited-many': {
      subject: 'Join teams on ma cantine',
      text: 'The teams of these canteens invite you to join them on ma cantine, the French public service that helps collective catering serve food of quality:',
    },
    invitation: {
      next: 'To do so, create an account with this e-mail address, or sign in if you have one, then confirm your address:',
      button: 'Create my account',
      ignore: 'If this message does not concern you, you can ignore it.',
    },
  },
)
