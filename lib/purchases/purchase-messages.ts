import { catalogue } from '../messages/catalogue.ts'

/** The objections to a purchase of a form or an API request that files cannot have. */
export const purchaseMessages = catalogue(
  {
    'unstorable-text': 'Ce texte contient un caractère qui ne peut pas être enregistré.',
    'two-origins': 'Un produit ne peut pas être à la fois d’origine France et d’origine Europe hors de France.',
    'distance-without-km': 'Une distance ne peut être donnée que si « local » se définit en kilomètres.',
  },
  {
    'unstorable-text': 'This text contains a character that cannot be stored.',
    'two-origins': 'A product cannot be both from France and from Europe outside France.',
    'distance-without-km': 'A distance can only be given where “local” is defined in kilometres.',
  },
)
