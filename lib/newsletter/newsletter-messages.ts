import { catalogue } from '../messages/catalogue.ts'

/** What is wrong with an issue of the newsletter. */
export const newsletterMessages = catalogue(
  {
    'several-lines': 'Écrivez ce texte sur une seule ligne.',
    'empty-issue': 'Écrivez le texte de l’infolettre avant de l’envoyer.',
  },
  {
    'several-lines': 'Write this text on one line.',
    'empty-issue': 'Write the text of the newsletter before sending it.',
  },
)
