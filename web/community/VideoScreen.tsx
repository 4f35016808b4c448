import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { videoPath } from '@ma-cantine/lib/community/video-address'
import type { VideoTutorial } from '@ma-cantine/lib/community/video-tutorial'
import { readTitledId } from '@ma-cantine/lib/http/titled-id'
import { partsDash } from '@ma-cantine/lib/messages/join-parts'
import { useParams } from 'react-router'
import { usePageTitle } from '../app/page-title.ts'
import type { PreparePage } from '../app/prepare-page.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { videoTutorials } from './community-queries.ts'
import { Player } from './Player.tsx'
import { Transcription } from './Transcription.tsx'
import { VideoCards } from './VideoCards.tsx'
import { useCommunityWords } from './words/community-words.ts'
import './community.css'

const findVideo = (videos: readonly VideoTutorial[], component: string | undefined): VideoTutorial | undefined => {
  const id = readTitledId(component)
  return videos.find(video => video.id === id)
}

export const preparePage: PreparePage = async ({ params, read }) => {
  const video = findVideo(await read(videoTutorials), params.v)
  if (!video) return null
  const { title, description, thumbnail } = video
  return { title, description, canonical: videoPath(video), ...(thumbnail === null ? {} : { image: thumbnail }) }
}

/** A past webinar to see again, with its subtitles and its transcription. */
export default function VideoScreen() {
  const { v } = useParams()
  return (
    <QueryView query={videoTutorials}>
      {videos => {
        const video = findVideo(videos, v)
        if (!video) return <UnknownVideo />
        return <OneVideo key={video.id} video={video} others={videos.filter(other => other !== video)} />
      }}
    </QueryView>
  )
}

function UnknownVideo() {
  const { video: words } = useCommunityWords()
  const titleOf = useTitles()
  return (
    <>
      <h1>{titleOf('VideoTutorial')}</h1>
      <p>{words.unknown}</p>
      <SiteLink className="fr-btn" href={addressOf('CommunityPage')}>
        {words.back}
      </SiteLink>
    </>
  )
}

interface OneVideoProps {
  readonly video: VideoTutorial
  readonly others: readonly VideoTutorial[]
}

function OneVideo({ video, others }: OneVideoProps) {
  const { video: words } = useCommunityWords()
  usePageTitle(video.title)
  return (
    <>
      <h1 lang="fr">{video.title}</h1>
      <p className="fr-text--lead" lang="fr">
        {video.description}
      </p>
      <Player video={video} />
      <div className="fr-mt-4w">
        {video.transcription !== null && <Transcription html={video.transcription} />}
        <AskForMore video={video} />
      </div>
      {others.length > 0 && (
        <section className="fr-mt-6w" aria-labelledby="autres-webinaires">
          <h2 id="autres-webinaires">{words.others}</h2>
          <VideoCards videos={others} titleAs="h3" />
        </section>
      )}
    </>
  )
}

/** Says what a video lacks for everybody to follow it, and whom to ask. */
function AskForMore({ video: { video, subtitles, transcription } }: { readonly video: VideoTutorial }) {
  const { video: words } = useCommunityWords()
  const contact = (
    <SiteLink className="fr-link" href={addressOf('ContactPage')}>
      {words.contact}
    </SiteLink>
  )
  const hasAll = subtitles !== null && transcription !== null
  if (video === null || hasAll) {
    return (
      <p className="fr-mt-3w">
        {words.question} {contact}
      </p>
    )
  }
  const { title, ask, ...lacks } = words.missing
  const lack = subtitles !== null ? lacks.transcription : transcription !== null ? lacks.subtitles : lacks.both
  return (
    <Alert
      className="fr-mt-3w"
      severity="info"
      as="h2"
      title={title}
      description={
        <>
          {lack} {ask} {contact}
          {partsDash}
          <SiteLink className="fr-link" href={addressOf('AccessibilityDeclaration')}>
            {words.declaration}
          </SiteLink>
        </>
      }
    />
  )
}
