import { limitsOfPage } from '@ma-cantine/lib/lists/page-numbers'
import { listModeratedMessages } from '@ma-cantine/lib/public-canteens/moderation-api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { client } from '../../app/client.ts'
import { type MessageListAddress, messagesOfPage } from './message-list-address.ts'

/** Prefix of the queries on messages; a decision invalidates them all. */
export const messagesQueryKey = ['moderatedMessages'] as const

export const moderatedMessages = ({ page, status }: MessageListAddress) =>
  queryOptions({
    queryKey: [...messagesQueryKey, page, status],
    queryFn: async ({ signal }) => {
      const query = { ...limitsOfPage(page, messagesOfPage), status: [status] }
      const { count, results } = await client.call(listModeratedMessages, { query, signal })
      return { count, results, page, size: messagesOfPage }
    },
    placeholderData: keepPreviousData,
  })

/** How many messages wait for the team. */
export const waitingMessages = queryOptions({
  queryKey: [...messagesQueryKey, 'waiting'],
  queryFn: async ({ signal }) =>
    (await client.call(listModeratedMessages, { query: { limit: 1, offset: 0, status: ['pending'] }, signal })).count,
})
