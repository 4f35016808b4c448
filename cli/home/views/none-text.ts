import type { Words } from '../../words/fr.ts'
import type { Entry } from '../navigation/navigation.ts'
import { isList } from '../navigation/page.ts'

/** Why a list is empty: there is nothing, or the filter finds nothing. */
export const noneText = ({ page, filter }: Entry, { home }: Words): string =>
  filter !== '' ? home.nothingFound : page && isList(page.body) ? page.body.none : ''
