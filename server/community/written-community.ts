import type { CommunityEventInput } from '@ma-cantine/lib/community/community-event'
import { communityEventFields } from '@ma-cantine/lib/community/community-event-fields'
import { eventMarkdown } from '@ma-cantine/lib/community/event-preview'
import { eventErrors } from '@ma-cantine/lib/community/event-writing-api'
import type { VideoTutorialInput } from '@ma-cantine/lib/community/video-tutorial'
import { videoTutorialFields } from '@ma-cantine/lib/community/video-tutorial-fields'
import { videoErrors } from '@ma-cantine/lib/community/video-writing-api'
import { writtenNames } from '@ma-cantine/lib/writing/values-shape'
import { textHtml } from '../pages/text-html.ts'
import { allColumns, writtenKind } from '../writing/written-kind.ts'
import { communityEventRows, videoTutorialRows } from './community-rows.ts'
import { eventSearchText, insertCommunityEvent, insertVideoTutorial, videoSearchText } from './write-community.ts'

/** The meetings, as the team writes them. */
export const writtenEvents = writtenKind<CommunityEventInput, typeof communityEventFields>({
  ...allColumns,
  name: 'communityEvents',
  table: communityEventRows,
  names: writtenNames(communityEventFields),
  title: 'title',
  date: 'startDate',
  visibleFrom: null,
  errorsOf: eventErrors,
  columnsOf: event => communityEventRows.storedOf(event),
  derivedOf: event => ({ searchText: eventSearchText(event) }),
  insert: insertCommunityEvent,
  shownOf: event => ({ title: event.title, lead: event.tagline, html: textHtml(eventMarkdown(event)) }),
})

/** The webinars to see again, as the team writes them. */
export const writtenVideos = writtenKind<VideoTutorialInput, typeof videoTutorialFields>({
  ...allColumns,
  name: 'videoTutorials',
  table: videoTutorialRows,
  names: writtenNames(videoTutorialFields),
  title: 'title',
  date: 'creationDate',
  visibleFrom: null,
  errorsOf: videoErrors,
  columnsOf: video => videoTutorialRows.storedOf(video),
  derivedOf: video => ({ searchText: videoSearchText(video) }),
  insert: insertVideoTutorial,
  shownOf: ({ title, description, transcription }) => ({
    title,
    lead: description,
    html: transcription === null ? '' : textHtml(transcription),
  }),
})
