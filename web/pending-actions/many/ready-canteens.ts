import { loadReady } from '@ma-cantine/lib/teledeclaration/load-actions'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { declarationsQueryKey } from '../../teledeclaration/teledeclaration-queries.ts'

/** The reports that can be declared now, as they are when somebody asks; `opening` tells the times apart. */
export const readyCanteens = (year: number, opening: string) =>
  queryOptions({
    queryKey: [...declarationsQueryKey, 'ready', year, opening],
    queryFn: ({ signal }) => loadReady(client, year, signal),
    // What the person states to be right does not change under their eyes; the server refuses what has changed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
