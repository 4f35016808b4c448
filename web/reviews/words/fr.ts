/** The sentences of the question about satisfaction. English has the same shape, or does not compile. */
export const fr = {
  title: 'Votre avis nous aide',
  labels: {
    rating: 'Êtes-vous satisfait ou satisfaite de ma cantine ?',
    suggestion: 'Que pouvons-nous améliorer ?',
  },
  suggestionHint: 'Notre équipe lit chaque avis. Elle peut vous écrire pour mieux comprendre le vôtre.',
  ratings: {
    1: 'Pas du tout',
    2: 'Plutôt pas',
    3: 'Moyennement',
    4: 'Plutôt oui',
    5: 'Tout à fait',
  },
  action: 'Donner mon avis',
  busy: 'Envoi en cours…',
  thanks: 'Merci pour votre avis ! Nous en tiendrons compte.',
}
export type Words = typeof fr
