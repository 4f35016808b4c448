import { catalogue } from '../messages/catalogue.ts'

/** What a form of a purchase may be told besides the errors that it shares with files. */
export const purchaseMessages = catalogue(
  { 'unstorable-text': 'Ce texte contient un caractère qui ne peut pas être enregistré.' },
  { 'unstorable-text': 'This text contains a character that cannot be stored.' },
)
