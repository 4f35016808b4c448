import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { getLabelSharing } from '@ma-cantine/lib/purchases/label-sharing-api'
import { listRememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import type { RememberedAddress } from './remembered-address.ts'

/** The filters and the order as the routes take them; the list and the exports share them. */
export const selectionOf = ({ search, order, canteen }: Pick<RememberedAddress, 'search' | 'order' | 'canteen'>) => ({
  search,
  ordering: order,
  ...(canteen === '' ? {} : { canteen }),
})

export const labelSharing = queryOptions({
  queryKey: [...purchasesQueryKey, 'label sharing'],
  queryFn: ({ signal }) => client.call(getLabelSharing, { signal }),
  staleTime: 0,
})

export const rememberedPage = ({ page, size, search, order, canteen }: RememberedAddress) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'remembered', page, size, search, order, canteen],
    queryFn: async ({ signal }) => {
      const query = { ...selectionOf({ search, order, canteen }), ...limitsOfPage(page, size) }
      return { ...(await client.call(listRememberedLabels, { query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
