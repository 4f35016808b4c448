import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { getTextPreview } from '@ma-cantine/lib/writing/text-preview-api'
import { countWrittenTexts } from '@ma-cantine/lib/writing/writing-counts-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { orNull } from '../app/or-null.ts'
import type { TextListAddress } from './text-list-address.ts'
import type { TextValues, WritingKind, WrittenText } from './writing-kind.ts'

/** Prefix of the queries on texts of a kind; writing one invalidates them all. */
export const textsQueryKey = ({ name }: WritingKind) => ['writing', name] as const

export const textsPage = (kind: WritingKind, { page, size, search, state }: TextListAddress) =>
  queryOptions({
    queryKey: [...textsQueryKey(kind), 'page', page, size, search, state],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, size), search, ...(state === '' ? {} : { state: [state] }) }
      const { count, results } = await client.call(kind.api.list, { query, signal })
      return { count, results, page, size }
    },
    placeholderData: keepPreviousData,
  })

/** How many texts of each kind are in each state: asked for anew at each visit of the room. */
export const writingCounts = queryOptions({
  queryKey: ['writingCounts'],
  queryFn: ({ signal }) => client.call(countWrittenTexts, { signal }),
  staleTime: 0,
})

/** A text; null for one that does not exist. */
export const oneText = (kind: WritingKind, textId: number) =>
  queryOptions({
    queryKey: [...textsQueryKey(kind), 'one', textId],
    queryFn: ({ signal }) => orNull(readText(kind, textId, signal)),
  })

export const readText = async (kind: WritingKind, textId: number, signal?: AbortSignal): Promise<WrittenText> =>
  (await client.call(kind.api.read, { params: { textId }, ...(signal ? { signal } : {}) })) as unknown as WrittenText

/** The latest versions of a text. */
export const textVersions = (kind: WritingKind, textId: number, limit: number) =>
  queryOptions({
    queryKey: [...textsQueryKey(kind), 'versions', textId, limit],
    queryFn: ({ signal }) =>
      client.call(kind.api.listVersions, { params: { textId }, query: { limit, offset: 0 }, signal }),
  })

export const textVersion = (kind: WritingKind, textId: number, versionId: number) =>
  queryOptions({
    queryKey: [...textsQueryKey(kind), 'version', textId, versionId],
    queryFn: async ({ signal }) =>
      (await client.call(kind.api.readVersion, { params: { textId, versionId }, signal })) as TextValues,
  })

/** The text that a link shows; null once it has ended. */
export const textPreview = (code: string) =>
  queryOptions({
    queryKey: ['textPreview', code],
    queryFn: ({ signal }) => orNull(client.call(getTextPreview, { params: { code }, signal })),
  })
