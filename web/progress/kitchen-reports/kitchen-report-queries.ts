import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { getKitchenReport, listSatelliteAnswers } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { declarationsQueryKey } from '../../teledeclaration/teledeclaration-queries.ts'
import type { SatelliteAnswersAddress } from './satellite-answers-address.ts'

/** What the kitchen of a canteen enters and declares for it. */
export const kitchenReportOf = (canteenId: number, year: number) =>
  queryOptions({
    queryKey: [...declarationsQueryKey, 'kitchenReport', canteenId, year],
    queryFn: ({ signal }) => client.call(getKitchenReport, { params: { canteenId, year }, signal }),
    // The kitchen changes it, and colleagues answer as well.
    staleTime: 0,
  })

/** What the satellites of a kitchen say of its report. */
export const satelliteAnswersOf = (canteenId: number, year: number, { page, size, state }: SatelliteAnswersAddress) =>
  queryOptions({
    queryKey: [...declarationsQueryKey, 'satelliteAnswers', canteenId, year, page, size, state],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, size), state }
      const params = { canteenId, year }
      return { ...(await client.call(listSatelliteAnswers, { params, query, signal })), page, size }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
