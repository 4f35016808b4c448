import {
  countImportedPurchases,
  countImportsByMonth,
  getImport,
  listImportChanges,
  listImports,
} from '@ma-cantine/lib/imports/imports-api'
import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'

/** Prefix of the queries on imports; importing or undoing invalidates them all. */
export const journalQueryKey = ['imports'] as const

export const importsPage = (page: number, size: number) =>
  queryOptions({
    queryKey: [...journalQueryKey, 'page', page, size],
    // Adds the page and size to the data: the previous page stays visible while the next one loads.
    queryFn: async ({ signal }) => {
      const { count, results } = await client.call(listImports, { query: limitsOfPage(page, size), signal })
      return { count, results, page, size }
    },
    placeholderData: keepPreviousData,
  })

export const importsByMonth = queryOptions({
  queryKey: [...journalQueryKey, 'months'],
  queryFn: ({ signal }) => client.call(countImportsByMonth, { signal }),
})

/** The errors are in the language of the page, which the client sends. */
export const importDetail = (importId: number, locale: Locale) =>
  queryOptions({
    queryKey: [...journalQueryKey, 'detail', importId, locale],
    queryFn: ({ signal }) => client.call(getImport, { params: { importId }, signal }),
  })

export const importChanges = (importId: number, page: number, size: number) =>
  queryOptions({
    queryKey: [...journalQueryKey, 'changes', importId, page, size],
    queryFn: async ({ signal }) => {
      const query = limitsOfPage(page, size)
      const { count, results } = await client.call(listImportChanges, { params: { importId }, query, signal })
      return { count, results, page, size }
    },
    placeholderData: keepPreviousData,
  })

export const importedPurchases = (importId: number) =>
  queryOptions({
    queryKey: [...journalQueryKey, 'purchases', importId],
    queryFn: ({ signal }) => client.call(countImportedPurchases, { params: { importId }, signal }),
  })
