import { Card } from '@codegouvfr/react-dsfr/Card'
import type { VideoTutorial } from '@ma-cantine/lib/community/video-tutorial'
import { videoAddress } from './video-address.ts'
import '../ui/list/card-grid.css'
import './community.css'

interface VideoCardsProps {
  readonly videos: readonly VideoTutorial[]
  /** Level of the titles. */
  readonly titleAs: 'h3' | 'h4'
}

/** One card for each webinar to see again; the whole card leads to it. */
export const VideoCards = ({ videos, titleAs }: VideoCardsProps) => (
  <ul className="mc-card-grid">
    {videos.map(video => (
      <li key={video.id}>
        <VideoCard video={video} titleAs={titleAs} />
      </li>
    ))}
  </ul>
)

function VideoCard({ video, titleAs }: { readonly video: VideoTutorial; readonly titleAs: 'h3' | 'h4' }) {
  const { title, description, thumbnail } = video
  const card = {
    titleAs,
    size: 'small',
    border: true,
    enlargeLink: true,
    title: <span lang="fr">{title}</span>,
    linkProps: { href: videoAddress(video) },
    desc: <span lang="fr">{description}</span>,
  } as const
  if (thumbnail === null) return <Card {...card} />
  const picture = <img className="fr-responsive-img" src={thumbnail} alt="" width="640" height="360" loading="lazy" />
  return <Card {...card} imageComponent={picture} />
}
