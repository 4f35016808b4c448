/** The sentences that all forms share. English has the same shape, or does not compile. */
export const fr = {
  allRequired: 'Sauf mention contraire, tous les champs sont obligatoires.',
  optional: 'facultatif',
  choose: 'Choisissez une réponse',
  notAccepted: 'Cette valeur n’est pas acceptée.',
  close: 'Fermer',
  problemOf: (field: string, problem: string) => `${field} : ${problem}`,
  cancel: 'Annuler',
  leave: {
    title: 'Quitter cette page ?',
    unsaved: 'Ce que vous avez saisi n’est pas enregistré et sera perdu.',
    stay: 'Rester sur cette page',
    leave: 'Quitter sans enregistrer',
  },
  copy: {
    action: 'Copier',
    what: (label: string) => `Copier : ${label}`,
    done: 'Copié',
    failed: 'La copie n’a pas marché : sélectionnez le texte et copiez-le vous-même.',
  },
}
export type Words = typeof fr
