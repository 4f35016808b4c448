import { videoPath } from '@ma-cantine/lib/community/video-address'
import { replicatedReads } from '../database/replicated-reads.ts'
import type { Services } from '../services/services.ts'

/** The paths of the pages of all webinars to see again. */
export async function videoAddresses({ database }: Services): Promise<string[]> {
  const videos: { id: number; title: string }[] = await replicatedReads(
    database,
    false,
  )(reader => reader('videoTutorials').where({ published: true }).orderBy('id').select('id', 'title'))
  return videos.map(videoPath)
}
