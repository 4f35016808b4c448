import { searchText } from '../lists/search-key.ts'
import type { Locale } from '../messages/locale.ts'
import type { CatalogueAction } from './catalogue-action.ts'
import type { WasteActionSelection } from './waste-actions-api.ts'

/** The actions that match, last changed first. The words of the search may be in either of the two texts. */
export const findActions = (
  actions: readonly CatalogueAction[],
  { search, effort, waste_origins }: Pick<WasteActionSelection, 'search' | 'effort' | 'waste_origins'>,
  locale: Locale,
): CatalogueAction[] =>
  actions
    .filter(action => {
      const text = searchText([action[locale].title, action[locale].subtitle])
      return (
        (effort.length === 0 || effort.includes(action.effort)) &&
        (waste_origins.length === 0 || action.wasteOrigins.some(origin => waste_origins.includes(origin))) &&
        search.every(term => text.includes(term))
      )
    })
    .sort((a, b) => b.modified.localeCompare(a.modified) || a.id - b.id)
