import { catalogue } from '../messages/catalogue.ts'
import { formatDay } from '../messages/dates.ts'

/** The objections to the values of a request, which a form can make before it is sent. */
export const recapRequestMessages = catalogue(
  {
    'request-order': 'Le dernier jour ne peut pas être avant le premier.',
    'request-of-several-years': 'Demandez une année civile à la fois : chaque montant compte dans un seul bilan.',
    'request-to-come': 'Cette période n’a pas encore commencé.',
    'distant-request': (first: string) =>
      `Choisissez une période qui ne commence pas avant le ${formatDay(first, 'fr')}.`,
    'past-deadline': 'Cette date est passée : choisissez un jour à venir.',
    'distant-deadline': (last: string) => `Choisissez une date qui ne dépasse pas le ${formatDay(last, 'fr')}.`,
    'request-with-address':
      'N’écrivez pas d’adresse de site ici : le lien pour répondre est ajouté au message, et c’est le seul.',
    'no-canteen': 'Choisissez au moins une cantine.',
  },
  {
    'request-order': 'The last day cannot be before the first one.',
    'request-of-several-years': 'Ask for one calendar year at a time: each amount counts in one diagnostic.',
    'request-to-come': 'This period has not begun yet.',
    'distant-request': first => `Choose a period that does not begin before ${formatDay(first, 'en')}.`,
    'past-deadline': 'This date is past: choose a day to come.',
    'distant-deadline': last => `Choose a date no further than ${formatDay(last, 'en')}.`,
    'request-with-address':
      'Do not write the address of a site here: the link to answer is added to the message, and is the only one.',
    'no-canteen': 'Choose at least one canteen.',
  },
)
