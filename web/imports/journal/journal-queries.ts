import {
  countImportedPurchases,
  countImportsByMonth,
  getImport,
  listImports,
} from '@ma-cantine/lib/imports/imports-api'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'

/** All that is asked of the journal; an import that is made or undone makes it out of date. */
export const journalKey = ['imports'] as const

export const importsPage = (page: number, size: number) =>
  queryOptions({
    queryKey: [...journalKey, 'page', page, size],
    // With what was asked: while another page is on its way, this one is still shown.
    queryFn: async ({ signal }) => {
      const offset = (page - 1) * size
      const { count, results } = await client.call(listImports, { query: { limit: size, offset }, signal })
      return { count, results, page, size }
    },
    placeholderData: keepPreviousData,
  })

export const importsByMonth = queryOptions({
  queryKey: [...journalKey, 'months'],
  queryFn: ({ signal }) => client.call(countImportsByMonth, { signal }),
})

/** With its errors in the language of the page, which the client asks for. */
export const importDetail = (importId: number, locale: Locale) =>
  queryOptions({
    queryKey: [...journalKey, 'detail', importId, locale],
    queryFn: ({ signal }) => client.call(getImport, { params: { importId }, signal }),
  })

export const importedPurchases = (importId: number) =>
  queryOptions({
    queryKey: [...journalKey, 'purchases', importId],
    queryFn: ({ signal }) => client.call(countImportedPurchases, { params: { importId }, signal }),
  })
