import type { CommunityEventInput } from '@ma-cantine/lib/community/community-event'
import type { VideoTutorialInput } from '@ma-cantine/lib/community/video-tutorial'
import { searchText } from '@ma-cantine/lib/lists/search-key'
import type { Knex } from 'knex'
import { insertEntity } from '../entities/write-entity.ts'
import type { Origin } from '../history/history.ts'
import { communityEventRows, videoTutorialRows } from './community-rows.ts'

/** What searches look in. */
export const eventSearchText = ({ title, tagline }: CommunityEventInput): string => searchText([title, tagline])
export const videoSearchText = ({ title, description }: VideoTutorialInput): string => searchText([title, description])

/** Stores a new meeting with its history. @returns its id. */
export async function insertCommunityEvent(
  transaction: Knex.Transaction,
  origin: Origin,
  event: CommunityEventInput,
): Promise<number> {
  const { id } = await insertEntity(
    transaction,
    origin,
    communityEventRows,
    { ...communityEventRows.storedOf(event), searchText: eventSearchText(event) },
    event,
  )
  return id
}

/** Stores a new webinar to see again, with its history. @returns its id. */
export async function insertVideoTutorial(
  transaction: Knex.Transaction,
  origin: Origin,
  video: VideoTutorialInput,
): Promise<number> {
  const { id } = await insertEntity(
    transaction,
    origin,
    videoTutorialRows,
    { ...videoTutorialRows.storedOf(video), searchText: videoSearchText(video) },
    video,
  )
  return id
}
