import type { CommunityEvent } from '@ma-cantine/lib/community/community-event'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { useEffect } from 'react'
import { externalSites } from '../app/installation.ts'
import type { PreparePage } from '../app/prepare-page.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { markEventsSeen, readSeenEvents } from '../app/seen-events.ts'
import { SiteLink } from '../app/site-link.tsx'
import { NewsletterBlock } from '../newsletter/NewsletterBlock.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useWords } from '../words/site-words.ts'
import { communityEvents, videoTutorials } from './community-queries.ts'
import { EventCards } from './EventCards.tsx'
import { PastWebinars } from './PastWebinars.tsx'
import { communityWords, useCommunityWords } from './words/community-words.ts'
import './community.css'

export const preparePage: PreparePage = async ({ locale, read }) => {
  await Promise.all([read(communityEvents), read(videoTutorials)])
  const { intro } = await communityWords(locale)
  return { description: intro, canonical: addressOf('CommunityPage') }
}

/** The webinars to see again, the meetings to come, and the ways to follow them. */
export default function CommunityScreen() {
  const words = useCommunityWords()
  const { newTab } = useWords()
  const { documentation } = externalSites
  return (
    <>
      <h1>{words.title}</h1>
      <p className="fr-text--lead">{words.intro}</p>
      <Ways />
      <section className="fr-mt-6w" aria-labelledby="precedents-evenements">
        <h2 id="precedents-evenements">{words.past.title}</h2>
        <QueryView query={videoTutorials} compact>
          {videos => <PastWebinars videos={videos} />}
        </QueryView>
        {documentation !== null && (
          <p className="fr-mt-3w">
            <a
              className="fr-btn fr-btn--secondary"
              href={documentation}
              target="_blank"
              rel="noopener external"
              title={joinParts(words.past.documentation, newTab)}
            >
              {words.past.documentation}
            </a>
          </p>
        )}
      </section>
      <section className="mc-coming-events fr-mt-6w" aria-labelledby="evenements">
        <h2 id="evenements">{words.coming.title}</h2>
        <QueryView query={communityEvents} compact>
          {events => <ComingEvents events={events} />}
        </QueryView>
      </section>
      <div id="suivre">
        <NewsletterBlock />
      </div>
    </>
  )
}

/** Links to the parts of the page, and to other places where canteens find help. */
function Ways() {
  const words = useCommunityWords()
  const titleOf = useTitles()
  const others = ['BlogsHome', 'PartnersHome', 'FAQ'] as const
  const ways = [
    ['#precedents-evenements', words.past.title],
    ['#evenements', words.coming.title],
    ...others.map(name => [addressOf(name), titleOf(name)] as const),
    ['#suivre', words.follow],
  ] as const
  return (
    <nav aria-label={words.onThisPage}>
      <ul className="mc-community-ways">
        {ways.map(([href, text]) => (
          <li key={href}>
            <SiteLink className="fr-link" href={href}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ComingEvents({ events }: { readonly events: readonly CommunityEvent[] }) {
  const { coming } = useCommunityWords()
  // Who has read the list needs no banner about it.
  useEffect(() => {
    readSeenEvents()
    markEventsSeen(events)
  }, [events])
  if (events.length === 0) return <p className="fr-mb-0">{coming.none}</p>
  return (
    <>
      <p>{coming.intro}</p>
      <EventCards events={events} />
    </>
  )
}
