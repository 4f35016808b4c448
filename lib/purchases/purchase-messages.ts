import { catalogue } from '../messages/catalogue.ts'

/** The objections to a purchase form that files cannot have. */
export const purchaseMessages = catalogue(
  { 'unstorable-text': 'Ce texte contient un caractère qui ne peut pas être enregistré.' },
  { 'unstorable-text': 'This text contains a character that cannot be stored.' },
)
