import { counted } from '@ma-cantine/lib/messages/french'

/** The sentences around the articles of the blog. English has the same shape, or does not compile. */
export const fr = {
  intro: 'La loi expliquée, des méthodes qui marchent en cuisine et les récits d’autres cantines.',
  search: { label: 'Chercher dans les articles', button: 'Chercher' },
  tags: 'Choisir un thème',
  allTags: 'Tous les thèmes',
  results: 'Les articles',
  found: (count: number) => counted(count, 'article trouvé', 'articles trouvés'),
  none: 'Aucun article n’est encore en ligne. Revenez bientôt.',
  nothingFound: 'Aucun article ne correspond. Essayez un autre mot, ou tous les thèmes.',
  clear: 'Voir tous les articles',
  feeds: 'Suivre le blog avec un lecteur de flux :',
  published: (day: string) => `Publié le ${day}`,
  by: (author: string) => `par ${author}`,
  themes: 'Thèmes de l’article',
  unknown: 'Cet article n’existe pas, ou n’est plus en ligne.',
  back: 'Retour au blog',
  latest: 'À lire sur le blog',
  all: 'Voir tous les articles du blog',
}
export type Words = typeof fr
