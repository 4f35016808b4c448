import { catalogue } from '@ma-cantine/lib/messages/catalogue'

interface Told {
  readonly canteen: string
  readonly kitchen: string
  readonly year: number
}

/** The sentences of the messages about what a kitchen or a group declares for its satellites. */
export const kitchenReportEmailWords = catalogue(
  {
    confirmed: {
      subject: ({ year }: Told) => `Une cantine confirme ce que vous déclarez pour elle en ${year}`,
      text: ({ canteen, year }: Told) =>
        `L’équipe d’une cantine que vous livrez confirme ce que vous saisissez et déclarez pour elle dans le bilan ${year} : ${canteen}.`,
      reason: 'Son mot :',
      next: 'Vous voyez les réponses de toutes vos cantines sur une page.',
      button: 'Voir les réponses des cantines',
    },
    contested: {
      subject: ({ year }: Told) => `Une cantine conteste ce que vous déclarez pour elle en ${year}`,
      text: ({ canteen, year }: Told) =>
        `L’équipe d’une cantine que vous livrez conteste ce que vous saisissez et déclarez pour elle dans le bilan ${year} : ${canteen}.`,
      reason: 'Sa raison :',
      next: 'Si elle a raison, corrigez le bilan ; sinon, prenez contact avec elle. Sa réponse reste dans l’historique.',
      button: 'Voir les réponses des cantines',
    },
    declared: {
      subject: ({ year }: Told) => `Le bilan ${year} est télédéclaré pour votre cantine`,
      text: ({ kitchen, year }: Told) => `${kitchen} a télédéclaré le bilan ${year}, qui couvre :`,
      reason: '',
      next: 'Voyez la part de votre cantine, puis confirmez-la ou dites ce qui ne va pas.',
      button: 'Voir ce qui est déclaré',
    },
    corrected: {
      subject: ({ year }: Told) => `Le bilan ${year} est corrigé pour votre cantine`,
      text: ({ kitchen, year }: Told) =>
        `${kitchen} a corrigé le bilan ${year} et l’a télédéclaré de nouveau. Il couvre :`,
      reason: '',
      next: 'Voyez la part de votre cantine, puis confirmez-la ou dites ce qui ne va pas.',
      button: 'Voir ce qui est déclaré',
    },
    cancelled: {
      subject: ({ year }: Told) => `La télédéclaration du bilan ${year} est annulée pour votre cantine`,
      text: ({ kitchen, year }: Told) =>
        `${kitchen} a annulé la télédéclaration du bilan ${year}, pour le corriger. Rien n’est plus déclaré, pour le moment, pour :`,
      reason: '',
      next: 'Vous recevrez un message quand le bilan sera de nouveau télédéclaré. D’ici là, vous voyez ce qui est saisi.',
      button: 'Voir ce qui est saisi',
    },
  },
  {
    confirmed: {
      subject: ({ year }) => `A canteen confirms what you declare for it in ${year}`,
      text: ({ canteen, year }) =>
        `The team of a canteen that you deliver to confirms what you enter and declare for it in the diagnostic of ${year}: ${canteen}.`,
      reason: 'Their words:',
      next: 'You see the answers of all your canteens on one page.',
      button: 'See the answers of canteens',
    },
    contested: {
      subject: ({ year }) => `A canteen contests what you declare for it in ${year}`,
      text: ({ canteen, year }) =>
        `The team of a canteen that you deliver to contests what you enter and declare for it in the diagnostic of ${year}: ${canteen}.`,
      reason: 'Their reason:',
      next: 'If they are right, correct the diagnostic; otherwise, talk to them. Their answer stays in the history.',
      button: 'See the answers of canteens',
    },
    declared: {
      subject: ({ year }) => `The diagnostic of ${year} is declared for your canteen`,
      text: ({ kitchen, year }) => `${kitchen} has declared the diagnostic of ${year}, which covers:`,
      reason: '',
      next: 'See the share of your canteen, then confirm it or say what is wrong.',
      button: 'See what is declared',
    },
    corrected: {
      subject: ({ year }) => `The diagnostic of ${year} is corrected for your canteen`,
      text: ({ kitchen, year }) =>
        `${kitchen} has corrected the diagnostic of ${year} and declared it again. It covers:`,
      reason: '',
      next: 'See the share of your canteen, then confirm it or say what is wrong.',
      button: 'See what is declared',
    },
    cancelled: {
      subject: ({ year }) => `The declaration of ${year} is cancelled for your canteen`,
      text: ({ kitchen, year }) =>
        `${kitchen} has cancelled the declaration of ${year}, to correct it. For the moment, nothing is declared any more for:`,
      reason: '',
      next: 'You will get a message once the diagnostic is declared again. Until then, you see what is entered.',
      button: 'See what is entered',
    },
  },
)
