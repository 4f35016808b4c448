import { counted } from '../../../words/french.ts'

/** The sentences of the history of a report. English has the same shape, or does not compile. */
export const fr = {
  title: 'Qui a modifié ce bilan, et quand',
  none: 'Aucune modification n’est connue.',
  creation: 'Création du bilan',
  entryMode: 'Mode de saisie',
  kitchenMode: 'Ce que la cuisine centrale transmet',
  before: (value: string) => `(avant : ${value})`,
  others: (count: number) => `et ${counted(count, 'autre réponse', 'autres réponses')}`,
  more: 'Voir les modifications plus anciennes',
}
export type Words = typeof fr
