/** The sentences that all forms share. English has the same shape, or does not compile. */
export const fr = {
  allRequired: 'Sauf mention contraire, tous les champs sont obligatoires.',
  optional: 'facultatif',
  choose: 'Choisissez une réponse',
  notAccepted: 'Cette valeur n’est pas acceptée.',
  close: 'Fermer',
  problemOf: (field: string, problem: string) => `${field} : ${problem}`,
  cancel: 'Annuler',
  waiting: {
    title: 'Pas encore envoyé',
    text: 'Le service ne répond pas, ou le réseau manque. Ce que vous avez saisi reste ici : tout partira tout seul dès que ce sera possible, une seule fois.',
    retry: 'Réessayer maintenant',
  },
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
