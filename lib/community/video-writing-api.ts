import { z } from 'zod'
import { type InputReaders, inputShape } from '../entities/input-shape.ts'
import { visibleText } from '../entities/visible-text.ts'
import { markdownProblems } from '../markdown/markdown-problems.ts'
import type { Message } from '../messages/catalogue.ts'
import { TextTitle } from '../writing/text-readers.ts'
import { valuesShape } from '../writing/values-shape.ts'
import { writingApi } from '../writing/writing-api.ts'
import { writingMessages } from '../writing/writing-messages.ts'
import { MediaPath, Transcription } from './community-readers.ts'
import type { VideoTutorialInput } from './video-tutorial.ts'
import { type VideoTutorialFields, videoCategories, videoTutorialFields } from './video-tutorial-fields.ts'

const readers: InputReaders<VideoTutorialFields> = {
  text: () => MediaPath,
  yesNo: () => z.boolean(),
  codes: () =>
    z.array(z.enum(videoCategories)).transform(given => videoCategories.filter(code => given.includes(code))),
}

/** What the team writes of a recorded webinar, property by property. */
export const videoInput = inputShape(videoTutorialFields, readers, {
  title: TextTitle,
  description: visibleText(2000),
  transcription: Transcription,
})

/** What keeps a webinar from being published, by value. */
export function videoErrors({
  published,
  video,
  subtitles,
  transcription,
}: VideoTutorialInput): Partial<Record<keyof VideoTutorialInput, readonly Message[]>> {
  if (!published) return {}
  const problems =
    transcription === null
      ? video === null
        ? []
        : [writingMessages('missing-transcription')]
      : markdownProblems(transcription)
  return {
    ...(video !== null && subtitles === null ? { subtitles: [writingMessages('missing-subtitles')] } : {}),
    ...(problems.length > 0 ? { transcription: problems } : {}),
  }
}

/** The calls by which the team writes recorded webinars. */
export const videoWriting = writingApi({
  path: '/api/v1/writing/videoTutorials/',
  all: 'les webinaires à revoir',
  one: 'un webinaire à revoir',
  input: videoInput,
  values: valuesShape(videoTutorialFields),
})

export const {
  list: listWrittenVideos,
  create: createVideo,
  read: getWrittenVideo,
  change: changeVideo,
  remove: deleteVideo,
  listVersions: listVideoVersions,
  readVersion: getVideoVersion,
  preview: previewVideo,
} = videoWriting
