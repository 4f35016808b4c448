import { listAddressFormat, oneCode, pageParameter } from '@ma-cantine/lib/lists/list-address'
import { type MessageStatus, messageStatuses } from '@ma-cantine/lib/public-canteens/moderation-api'

/** What a member of the team chose to see of the messages: those to read, at first. */
export interface MessageListAddress {
  readonly page: number
  readonly status: MessageStatus
}

export const messageListFormat = listAddressFormat<MessageListAddress>({
  page: pageParameter(),
  status: oneCode('etat', messageStatuses, 'pending'),
})

/** Number of messages of a page. */
export const messagesOfPage = 10
