import { catalogue } from '@ma-cantine/lib/messages/catalogue'

/** The sentences of the message to our team about a request to declare outside of the campaign. */
export const lateRequestEmailWords = catalogue(
  {
    asked: {
      subject: ({ year }: { readonly year: number }) =>
        `Une cantine demande à télédéclarer le bilan ${year} hors campagne`,
      text: 'Une cantine demande à télédéclarer ou à corriger un bilan dont la campagne est finie :',
      person: 'La demande est faite par :',
      reason: 'Sa raison :',
      next: 'Ouvrez l’année pour cette cantine seule, ou refusez : ses gestionnaires reçoivent votre réponse et sa raison.',
      button: 'Répondre à cette demande',
    },
  },
  {
    asked: {
      subject: ({ year }) => `A canteen asks to declare its diagnostic of ${year} outside of the campaign`,
      text: 'A canteen asks to declare or correct a diagnostic whose campaign is over:',
      person: 'The request is made by:',
      reason: 'Their reason:',
      next: 'Open the year for this canteen alone, or refuse: its managers get your answer and its reason.',
      button: 'Answer this request',
    },
  },
)
