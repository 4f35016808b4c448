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
  elsewhere: (elsewhere: number, chosen: number) =>
    elsewhere === chosen ? ', hors de cette page' : `, dont ${number(elsewhere)} hors de cette page`,
}
export type Words = typeof fr
