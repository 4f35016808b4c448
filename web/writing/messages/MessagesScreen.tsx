import { Select } from '@codegouvfr/react-dsfr/Select'
import {
  type MessageStatus,
  type ModeratedMessage,
  messageStatuses,
} from '@ma-cantine/lib/public-canteens/moderation-api'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { NothingFound } from '../../ui/list/NothingFound.tsx'
import { PagedList } from '../../ui/list/PagedList.tsx'
import { useHeadingOfPages } from '../../ui/list/use-heading-of-pages.ts'
import { useListAddress } from '../../ui/list/use-list-address.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { useWritingWords } from '../words/writing-words.ts'
import { MessageCard } from './MessageCard.tsx'
import { messageListFormat, messagesOfPage } from './message-list-address.ts'
import { moderatedMessages } from './message-queries.ts'

/** The messages to canteens, which the team reads before they leave. */
export default function MessagesScreen() {
  const titleOf = useTitles()
  const { messages: words } = useWritingWords()
  const { address, addressWith, change } = useListAddress(addressOf('ModeratedMessages'), messageListFormat)
  const heading = useHeadingOfPages(address.page, messagesOfPage)
  return (
    <>
      <h1>{titleOf('ModeratedMessages')}</h1>
      <p>{words.about}</p>
      <Select
        label={words.status}
        nativeSelectProps={{
          value: address.status,
          onChange: ({ target }) => change({ status: target.value as MessageStatus }),
        }}
      >
        {messageStatuses.map(status => (
          <option key={status} value={status}>
            {words.statuses[status]}
          </option>
        ))}
      </Select>
      <QueryView query={moderatedMessages(address)}>
        {list => (
          <>
            <h2 className="fr-sr-only" ref={heading} tabIndex={-1}>
              {words.statuses[address.status]}
            </h2>
            <PagedList
              id="messages"
              list={list}
              addressWith={addressWith}
              hasFixedSize
              shown={words.found}
              empty={<NothingFound text={words.none[address.status]} />}
            >
              {messages => (
                <ul className="fr-raw-list">
                  {messages.map((message: ModeratedMessage) => (
                    <li key={message.id}>
                      <MessageCard message={message} onDecided={() => heading.current?.focus()} />
                    </li>
                  ))}
                </ul>
              )}
            </PagedList>
          </>
        )}
      </QueryView>
    </>
  )
}
