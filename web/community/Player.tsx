import { Alert } from '@codegouvfr/react-dsfr/Alert'
import type { VideoTutorial } from '@ma-cantine/lib/community/video-tutorial'
import { useCommunityWords } from './words/community-words.ts'

/** The video with its subtitles. */
export function Player({ video: { video, subtitles, thumbnail, title } }: { readonly video: VideoTutorial }) {
  const { video: words } = useCommunityWords()
  if (video === null) {
    return <Alert severity="info" as="h2" title={words.noVideo.title} description={words.noVideo.text} />
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: a video without subtitles says so below it
    <video
      className="mc-player"
      controls
      preload="metadata"
      poster={thumbnail ?? undefined}
      src={video}
      aria-label={title}
    >
      {subtitles !== null && <track kind="subtitles" src={subtitles} srcLang="fr" label={words.subtitles} default />}
      {words.fallback} <a href={video}>{words.download}</a>
    </video>
  )
}
