import { listCommunityEvents, listVideoTutorials } from '@ma-cantine/lib/community/community-api'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../app/client.ts'
import { bindWords } from '../words/bind-words.ts'

const communityQueryKey = ['community'] as const

/** Meetings and webinars are in French, whatever the language of the page: their punctuation is always bound. */
export const communityEvents = queryOptions({
  queryKey: [...communityQueryKey, 'events'],
  queryFn: async ({ signal }) => bindWords(await client.call(listCommunityEvents, { signal })),
})

export const videoTutorials = queryOptions({
  queryKey: [...communityQueryKey, 'videos'],
  queryFn: async ({ signal }) => bindWords(await client.call(listVideoTutorials, { signal })),
})
