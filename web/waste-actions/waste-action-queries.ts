import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { getWasteAction, listCanteenActions, listWasteActions } from '@ma-cantine/lib/waste-actions/waste-actions-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { orNull } from '../app/or-null.ts'
import { bindWords } from '../words/bind-words.ts'
import { type ActionListAddress, sizeOfPage } from './list/action-list-address.ts'

/** Texts of the server, with the spaces of French typography. */
const typeset = <Answer>(answer: Answer, locale: Locale): Answer => (locale === 'fr' ? bindWords(answer) : answer)

/** Prefix of the queries on actions; noting one for a canteen invalidates them all. Texts are in the page’s language. */
export const actionsQueryKey = ['wasteActions'] as const

export const wasteActionsPage = (address: ActionListAddress, locale: Locale) => {
  const { page, search, efforts, origins } = address
  const size = sizeOfPage(address)
  return queryOptions({
    queryKey: [...actionsQueryKey, 'page', page, size, search, efforts, origins, locale],
    queryFn: async ({ signal }) => {
      const query = {
        ...limitsOfPage(page, size),
        search,
        effort: efforts.join(','),
        waste_origins: origins.join(','),
      }
      const { count, results } = await client.call(listWasteActions, { query, signal })
      return { count, results: typeset(results, locale), page, size }
    },
    // The page before stays visible while the next one loads.
    placeholderData: keepPreviousData,
  })
}

/** An action with what the canteens of the person noted of it; null for one that does not exist. */
export const oneAction = (actionId: number, locale: Locale) =>
  queryOptions({
    queryKey: [...actionsQueryKey, 'one', actionId, locale],
    queryFn: async ({ signal }) => {
      const action = await orNull(client.call(getWasteAction, { params: { actionId }, signal }))
      return action && typeset(action, locale)
    },
  })

export const actionsOfCanteen = (canteenId: number, locale: Locale) =>
  queryOptions({
    queryKey: [...actionsQueryKey, 'ofCanteen', canteenId, locale],
    queryFn: async ({ signal }) =>
      typeset(await client.call(listCanteenActions, { params: { canteenId }, signal }), locale),
  })
