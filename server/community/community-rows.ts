import { type CommunityEventFields, communityEventFields } from '@ma-cantine/lib/community/community-event-fields'
import { type VideoTutorialFields, videoTutorialFields } from '@ma-cantine/lib/community/video-tutorial-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'

export const communityEventRows = entityTable('communityEvents', communityEventFields)
export const videoTutorialRows = entityTable('videoTutorials', videoTutorialFields)

export type CommunityEventRow = RowOf<CommunityEventFields>
export type VideoTutorialRow = RowOf<VideoTutorialFields>
