import { number } from '@ma-cantine/lib/messages/english'
import type { Words } from './fr.ts'

export const en: Words = {
  pages: 'Pagination',
  page: page => `Page ${number(page)}`,
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  size: 'Results per page',
  elsewhere: (elsewhere, chosen) =>
    elsewhere === chosen ? ', outside this page' : `, ${number(elsewhere)} of them outside this page`,
  activeFilters: 'Active filters',
  isActive: '(active filter)',
  removeFilter: filter => `Remove the filter ${filter}`,
  clearFilters: 'Remove all filters',
}
