import { getKitchenReport, listSatelliteAnswers } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { declarationsQueryKey } from '../../teledeclaration/teledeclaration-queries.ts'
import { type SatelliteAnswersAddress, satelliteAnswersQuery } from './satellite-answers-address.ts'

/** What the kitchen of a canteen enters and declares for it. */
export const kitchenReportOf = (canteenId: number, year: number) =>
  queryOptions({
    queryKey: [...declarationsQueryKey, 'kitchenReport', canteenId, year],
    queryFn: ({ signal }) => client.call(getKitchenReport, { params: { canteenId, year }, signal }),
    // The kitchen changes it, and colleagues answer as well.
    staleTime: 0,
  })

/** What the satellites of a kitchen say of its report. */
export const satelliteAnswersOf = (canteenId: number, year: number, address: SatelliteAnswersAddress) =>
  queryOptions({
    queryKey: [...declarationsQueryKey, 'satelliteAnswers', canteenId, year, address],
    queryFn: async ({ signal }) => {
      const call = { params: { canteenId, year }, query: satelliteAnswersQuery(address), signal }
      return { ...(await client.call(listSatelliteAnswers, call)), page: address.page, size: address.size }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
