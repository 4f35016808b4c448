import { getInspection } from '@ma-cantine/lib/inspection/inspection-api'
import { listAddressFormat, pageParameter, sizeParameter } from '@ma-cantine/lib/lists/list-address'
import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { purchasesQueryKey } from '../purchases/purchase-queries.ts'

/** The page of the purchases to prove that a person chose to see. */
export interface InspectionAddress {
  readonly page: number
  readonly size: number
}

export const inspectionFormat = listAddressFormat<InspectionAddress>({ page: pageParameter(), size: sizeParameter })

export const inspectionOf = (canteenId: number, year: number, { page, size }: InspectionAddress) =>
  queryOptions({
    queryKey: [...purchasesQueryKey, 'inspection', canteenId, year, page, size],
    queryFn: async ({ signal }) => {
      const query = limitsOfPage(page, size)
      return { ...(await client.call(getInspection, { params: { canteenId, year }, query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
    // It follows every change of the purchases and of the report.
    staleTime: 0,
  })
