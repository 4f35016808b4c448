import { number } from '@ma-cantine/lib/messages/french'

/** The sentences that all paged lists share. English has the same shape, or does not compile. */
export const fr = {
  pages: 'Pagination',
  page: (page: number) => `Page ${number(page)}`,
  first: 'Première page',
  previous: 'Page précédente',
  next: 'Page suivante',
  last: 'Dernière page',
  size: 'Résultats par page',
  elsewhere: (count: number) => `, dont ${number(count)} hors de cette page`,
}
export type Words = typeof fr
