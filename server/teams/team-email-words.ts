import { catalogue } from '@ma-cantine/lib/messages/catalogue'
import * as english from '@ma-cantine/lib/messages/english'
import * as french from '@ma-cantine/lib/messages/french'

/** The sentences of the messages about teams; the parameter is the number of canteens. */
export const teamEmailWords = catalogue(
  {
    joined: {
      subject: (count: number) =>
        french.plural(
          count,
          'Vous pouvez désormais gérer une cantine',
          'Vous pouvez désormais gérer de nouvelles cantines',
        ),
      text: (count: number) =>
        french.plural(
          count,
          'Vous faites maintenant partie, sur ma cantine, de l’équipe de cette cantine :',
          'Vous faites maintenant partie, sur ma cantine, de l’équipe de ces cantines :',
        ),
      by: 'Cet ajout a été fait par :',
      next: (count: number) =>
        french.plural(
          count,
          'Vous pouvez compléter ses informations, suivre ses achats et préparer son bilan :',
          'Vous pouvez compléter leurs informations, suivre leurs achats et préparer leurs bilans :',
        ),
      button: (count: number) => french.plural(count, 'Voir cette cantine', 'Voir mes cantines'),
    },
    invited: {
      subject: (count: number) =>
        french.plural(count, 'Rejoignez une équipe sur ma cantine', 'Rejoignez des équipes sur ma cantine'),
      text: (count: number) =>
        french.plural(
          count,
          'L’équipe de cette cantine vous propose de la rejoindre sur ma cantine, le service public qui accompagne les restaurants collectifs vers une alimentation de qualité :',
          'Les équipes de ces cantines vous proposent de les rejoindre sur ma cantine, le service public qui accompagne les restaurants collectifs vers une alimentation de qualité :',
        ),
    },
    invitation: {
      by: 'Cette invitation vient de :',
      next: 'Pour cela, créez un compte avec cette adresse e-mail, ou connectez-vous si vous en avez un, puis confirmez votre adresse :',
      button: 'Créer mon compte',
      ignore: 'Si ce message ne vous concerne pas, vous pouvez l’ignorer.',
    },
  },
  {
    joined: {
      subject: count => english.plural(count, 'You can now manage a canteen', 'You can now manage new canteens'),
      text: count =>
        english.plural(
          count,
          'On ma cantine, you are now a member of the team of this canteen:',
          'On ma cantine, you are now a member of the teams of these canteens:',
        ),
      by: 'This addition was made by:',
      next: count =>
        english.plural(
          count,
          'You can complete its information, follow its purchases and prepare its diagnostic:',
          'You can complete their information, follow their purchases and prepare their diagnostics:',
        ),
      button: count => english.plural(count, 'See this canteen', 'See my canteens'),
    },
    invited: {
      subject: count => english.plural(count, 'Join a team on ma cantine', 'Join teams on ma cantine'),
      text: count =>
        english.plural(
          count,
          'The team of this canteen invites you to join it on ma cantine, the French public service that helps collective catering serve food of quality:',
          'The teams of these canteens invite you to join them on ma cantine, the French public service that helps collective catering serve food of quality:',
        ),
    },
    invitation: {
      by: 'This invitation comes from:',
      next: 'To do so, create an account with this e-mail address, or sign in if you have one, then confirm your address:',
      button: 'Create my account',
      ignore: 'If this message does not concern you, you can ignore it.',
    },
  },
)
