import { listImportDocuments } from '@ma-cantine/lib/imports/import-documents-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'

/** The files to download; they change with a release of the service only. */
export const importDocuments = queryOptions({
  queryKey: ['importDocuments'],
  queryFn: ({ signal }) => client.call(listImportDocuments, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
