import type { CommunityEvent } from '@ma-cantine/lib/community/community-event'
import type { VideoTutorial } from '@ma-cantine/lib/community/video-tutorial'
import type { Knex } from 'knex'
import { answerColumns, answerOf } from '../http/entity-answer.ts'
import { textHtml } from '../pages/text-html.ts'
import { now } from '../time/date-time.ts'
import {
  type CommunityEventRow,
  communityEventRows,
  type VideoTutorialRow,
  videoTutorialRows,
} from './community-rows.ts'

const coming = (database: Knex) => database('communityEvents').where({ published: true }).where('endDate', '>', now())

/** The meetings that are not over, the next one first. */
export async function findCommunityEvents(database: Knex): Promise<CommunityEvent[]> {
  const rows: CommunityEventRow[] = await coming(database)
    .orderBy(['startDate', 'id'])
    .select(answerColumns(communityEventRows))
  return rows.map(row => answerOf(communityEventRows, row, {}))
}

/** A meeting that is not over, as it is stored. */
export async function findCommunityEvent(database: Knex, id: number): Promise<CommunityEventRow | null> {
  const row: CommunityEventRow | undefined = await coming(database).where({ id }).first()
  return row ?? null
}

/** The webinars to see again, the latest first. */
export async function findVideoTutorials(database: Knex): Promise<VideoTutorial[]> {
  const rows: VideoTutorialRow[] = await database('videoTutorials')
    .where({ published: true })
    .orderBy([
      { column: 'creationDate', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(answerColumns(videoTutorialRows))
  return rows.map(row =>
    answerOf(videoTutorialRows, row, {
      transcription: row.transcription === null ? null : textHtml(row.transcription),
    }),
  )
}
