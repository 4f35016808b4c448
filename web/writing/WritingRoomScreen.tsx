import { Card } from '@codegouvfr/react-dsfr/Card'
import { writtenStates } from '@ma-cantine/lib/writing/written-text'
import { useQuery } from '@tanstack/react-query'
import { addressOf, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { waitingMessages } from './messages/message-queries.ts'
import { useWritingWords } from './words/writing-words.ts'
import type { WritingKind } from './writing-kind.ts'
import { writingKinds } from './writing-kinds.ts'
import { writingCounts } from './writing-queries.ts'
import '../ui/list/card-grid.css'

/** The kinds of texts that the team writes, and what waits in each. */
export default function WritingRoomScreen() {
  const titleOf = useTitles()
  const words = useWritingWords()
  return (
    <>
      <h1>{titleOf('WritingRoom')}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <ul className="mc-card-grid">
        {writingKinds.map(kind => (
          <li key={kind.name}>
            <KindCard kind={kind} />
          </li>
        ))}
        <li>
          <MessagesCard />
        </li>
        <li>
          <NewsletterCard />
        </li>
        <li>
          <CampaignsCard />
        </li>
      </ul>
    </>
  )
}

function MessagesCard() {
  const titleOf = useTitles()
  const { messages: words } = useWritingWords()
  const { data: count = 0 } = useQuery(waitingMessages)
  return (
    <RoomCard
      screen="ModeratedMessages"
      title={titleOf('ModeratedMessages')}
      text={words.about}
      detail={count > 0 ? words.waiting(count) : ''}
    />
  )
}

function KindCard({ kind }: { readonly kind: WritingKind }) {
  const titleOf = useTitles()
  const words = useWritingWords()
  const { data: counts } = useQuery(writingCounts)
  const shown = writtenStates.flatMap(state => {
    const count = counts?.[kind.code][state] ?? 0
    return count > 0 ? words.counts[state](count) : []
  })
  return (
    <RoomCard
      screen={kind.list}
      title={titleOf(kind.list)}
      text={words.kinds[kind.name].about}
      detail={shown.join(' · ')}
    />
  )
}

interface RoomCardProps {
  readonly screen: ScreenName
  readonly title: string
  readonly text: string
  /** What waits there. */
  readonly detail: string
}

const RoomCard = ({ screen, title, text, detail }: RoomCardProps) => (
  <Card
    titleAs="h2"
    size="medium"
    border
    enlargeLink
    title={title}
    linkProps={{ href: addressOf(screen) }}
    desc={text}
    endDetail={detail}
  />
)

function NewsletterCard() {
  const titleOf = useTitles()
  const { newsletter } = useWritingWords()
  return <RoomCard screen="NewsletterIssues" title={titleOf('NewsletterIssues')} text={newsletter} detail="" />
}

function CampaignsCard() {
  const titleOf = useTitles()
  const { campaigns } = useWritingWords()
  return <RoomCard screen="Campaigns" title={titleOf('Campaigns')} text={campaigns} detail="" />
}
