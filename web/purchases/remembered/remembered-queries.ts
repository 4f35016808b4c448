import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { listRememberedLabels } from '@ma-cantine/lib/purchases/remembered-labels-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { purchasesQueryKey } from '../purchase-queries.ts'
import type { RememberedAddress } from './remembered-address.ts'

export const rememberedPage = ({ page, size, search, order }: RememberedAddress) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'remembered', page, size, search, order],
    queryFn: async ({ signal }) => {
      const query = { search, ordering: order, ...limitsOfPage(page, size) }
      return { ...(await client.call(listRememberedLabels, { query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
