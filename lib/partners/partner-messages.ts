import { catalogue } from '../messages/catalogue.ts'

/** The objections to a proposal of an actor. */
export const partnerMessages = catalogue(
  {
    website: 'Donnez l’adresse entière du site, par exemple « https://www.exemple.fr ».',
    'unknown-department': (code: string) =>
      `« ${code} » n’est le code d’aucun département. Un code s’écrit par exemple « 01 », « 2A » ou « 974 ».`,
    'unknown-type': (id: number) =>
      `Le type n° ${id} n’existe pas : choisissez parmi ceux de la liste « partnerTypes ».`,
    charter: 'La charte doit être acceptée pour proposer un acteur.',
    'unknown-partner': 'Cet acteur n’existe pas, ou il n’est plus présenté.',
  },
  {
    website: 'Give the full address of the website, for example “https://www.example.org”.',
    'unknown-department': code =>
      `“${code}” is not the code of a department. A code is written for example “01”, “2A” or “974”.`,
    'unknown-type': id => `Type number ${id} does not exist: choose among those of the list “partnerTypes”.`,
    charter: 'The charter has to be accepted to suggest an actor.',
    'unknown-partner': 'This actor does not exist, or is no longer shown.',
  },
)
