import { getOpenData } from '@ma-cantine/lib/open-data/open-data-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'

/** What is published, and the files of the last night. */
export const openData = queryOptions({
  queryKey: ['open-data'],
  queryFn: ({ signal }) => client.call(getOpenData, { signal }),
})
