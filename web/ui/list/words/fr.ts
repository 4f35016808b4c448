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
  activeFilters: 'Filtres actifs',
  isActive: '(filtre actif)',
  removeFilter: (filter: string) => `Retirer le filtre ${filter}`,
  clearFilters: 'Retirer tous les filtres',
}
export type Words = typeof fr
