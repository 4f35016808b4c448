import { addressOf } from '../app/screen-list.ts'

/** The query of the list when it was last shown in this tab. */
let lastQuery = ''

/** Called by the list of purchases each time it shows something else. */
export function rememberListQuery(query: string): void {
  lastQuery = query
}

/** The address of the list of purchases as it was last shown: with its filters, its order and its page. */
export const listAddress = (): string => addressOf('PurchasesHome') + lastQuery
