import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { previewGroupConversion } from '@ma-cantine/lib/canteens/group-conversion-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { canteensQueryKey } from '../canteen-queries.ts'

/** What the conversion of a kitchen would do, or its end for a group. */
export const groupConversion = ({ id, productionType }: Canteen) =>
  queryOptions({
    // The kitchen and the group that it becomes have the same id.
    queryKey: [...canteensQueryKey, 'one', id, 'groupConversion', productionType],
    queryFn: ({ signal }) => client.call(previewGroupConversion, { params: { canteenId: id }, signal }),
    // Satellites and declarations change on other screens, and for other people.
    staleTime: 0,
  })
