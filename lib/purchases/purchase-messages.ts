import { catalogue } from '../messages/catalogue.ts'

/** The objections to a purchase of a form or an API request that files cannot have. */
export const purchaseMessages = catalogue(
  {
    'unstorable-text': 'Ce texte contient un caractère qui ne peut pas être enregistré.',
    'two-origins': 'Un achat ne peut pas avoir deux origines, France et Europe : Europe veut dire hors de France.',
    'date-to-come': 'La date de l’achat ne peut pas être à venir.',
    'local-definition-without-local': 'Une définition de « local » ne peut être donnée que pour un produit local.',
    'distance-without-km': 'Une distance ne peut être donnée que si « local » se définit en kilomètres.',
  },
  {
    'unstorable-text': 'This text contains a character that cannot be stored.',
    'two-origins': 'A purchase cannot have two origins, France and Europe: Europe means outside France.',
    'date-to-come': 'The date of the purchase cannot be in the future.',
    'local-definition-without-local': 'A meaning of “local” can only be given for a local product.',
    'distance-without-km': 'A distance can only be given where “local” is defined in kilometres.',
  },
)
