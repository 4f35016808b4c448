import { MediaPath, Transcription } from '@ma-cantine/lib/community/community-readers'
import type { VideoTutorialInput } from '@ma-cantine/lib/community/video-tutorial'
import { videoErrors, videoInput, videoWriting } from '@ma-cantine/lib/community/video-writing-api'
import { z } from 'zod'
import { videoAddress } from '../../community/video-address.ts'
import { checkedBy } from '../checked-by.ts'
import { Publication, publicationOf } from '../publication.ts'
import { useWritingWords } from '../words/writing-words.ts'
import { writingKind } from '../writing-kind.ts'
import { VideoFields } from './VideoFields.tsx'

const VideoDraft = z
  .object({
    title: videoInput.title,
    description: videoInput.description,
    categories: videoInput.categories,
    video: MediaPath,
    subtitles: MediaPath,
    thumbnail: MediaPath,
    transcription: Transcription,
    state: Publication,
  })
  .transform(({ state, ...values }): VideoTutorialInput => ({ ...values, published: state === 'published' }))
  .superRefine(checkedBy(videoErrors))
export type VideoForm = z.input<typeof VideoDraft>

export const videoKind = writingKind<VideoForm, VideoTutorialInput>({
  name: 'videos',
  code: 'videoTutorials',
  api: videoWriting,
  list: 'WrittenVideos',
  one: 'WrittenVideo',
  title: 'title',
  draft: VideoDraft,
  empty: () => ({
    title: '',
    description: '',
    categories: [],
    video: '',
    subtitles: '',
    thumbnail: '',
    transcription: '',
    state: 'draft',
  }),
  formOf: ({ title, description, categories, video, subtitles, thumbnail, transcription, published }) => ({
    title,
    description,
    categories: [...categories],
    video: video ?? '',
    subtitles: subtitles ?? '',
    thumbnail: thumbnail ?? '',
    transcription: transcription ?? '',
    state: publicationOf(published),
  }),
  useLabels: () => {
    const { title, description, categories, video, subtitles, thumbnail, transcription, state } =
      useWritingWords().labels
    return { title, description, categories, video, subtitles, thumbnail, transcription, state }
  },
  useCodeWords: () => useWritingWords().videoCategories,
  Fields: VideoFields,
  pageOf: videoAddress,
})
