import type { CommunityEventInput } from '@ma-cantine/lib/community/community-event'
import type { VideoTutorialInput } from '@ma-cantine/lib/community/video-tutorial'
import type { Knex } from 'knex'
import { insertEntity } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import { communityEventRows, videoTutorialRows } from './community-rows.ts'

/** Stores a new meeting with its history. @returns its id. */
export async function insertCommunityEvent(
  transaction: Knex.Transaction,
  origin: Origin,
  event: CommunityEventInput,
): Promise<number> {
  const { id } = await insertEntity(transaction, origin, communityEventRows, communityEventRows.storedOf(event), event)
  return id
}

/** Stores a new webinar to see again, with its history. @returns its id. */
export async function insertVideoTutorial(
  transaction: Knex.Transaction,
  origin: Origin,
  video: VideoTutorialInput,
): Promise<number> {
  const { id } = await insertEntity(transaction, origin, videoTutorialRows, videoTutorialRows.storedOf(video), video)
  return id
}
