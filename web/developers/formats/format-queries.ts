import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { queryOptions } from '@tanstack/react-query'

/** What changes from a format to another; the engine that compares them is loaded by the first question. */
export const formatDifference = (before: FileKind, after: FileKind, locale: Locale) =>
  queryOptions({
    queryKey: ['format-difference', before, after, locale],
    queryFn: async () => (await import('./describe-difference.ts')).describeDifference(before, after, locale),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The pages of all errors, which are long and of use to few. */
export const errorPages = (locale: Locale) =>
  queryOptions({
    queryKey: ['error-pages', locale],
    queryFn: async () => (await import('./describe-errors.ts')).describeErrors(locale),
    staleTime: Number.POSITIVE_INFINITY,
  })
