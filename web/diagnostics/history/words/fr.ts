/** The sentences of the history of a report. English has the same shape, or does not compile. */
export const fr = {
  title: 'Qui a modifié ce bilan, et quand',
  creation: 'Création du bilan',
  entryMode: 'Mode de saisie',
  kitchenMode: 'Ce que la cuisine centrale transmet',
}
export type Words = typeof fr
