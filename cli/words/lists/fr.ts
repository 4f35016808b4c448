import { quoteFr as q } from '../quotes.ts'

export const listsFr = {
  fieldsArgument: 'champs',
  fields: 'champs à montrer, séparés par des virgules, par exemple id,name : en colonnes, ou dans --json',
  csv: 'écrit les champs en CSV, pour un tableur (tous, ou ceux de --fields)',
  noField: 'écrivez au moins un champ, par exemple id,name.',
  twoFormats: {
    message: 'Les options --csv et --json demandent deux formes à la fois.',
    advice: 'Gardez l’une des deux.',
  },
  unknownField: (unknown: readonly string[], known: readonly string[]) => ({
    message: `${unknown.length === 1 ? 'Ce champ n’existe pas' : 'Ces champs n’existent pas'} : ${unknown.map(q).join(', ')}.`,
    advice: `Choisissez parmi ${known.join(', ')}.`,
  }),
}
