import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storeMediaFile } from '../community/media-files.ts'
import { insertVideoTutorial } from '../community/write-community.ts'
import type { Database } from '../database/connection.ts'
import { packageFolder } from '../files/package-folder.ts'
import type { Origin } from '../history/history.ts'
import { firstVideos } from './first-videos.ts'
import { subtitlesOf, transcriptionOf } from './slide-texts.ts'

/** Writes the webinars of a new installation with their files, where there is none yet. */
export async function writeFirstVideos(database: Database, origin: Origin): Promise<void> {
  if (await database.reader('videoTutorials').first('id')) return
  for (const { name, title, description, categories, slides } of firstVideos.toReversed()) {
    const media = (extension: string) => readFile(join(packageFolder, 'first-content/media', `${name}.${extension}`))
    const video = await storeMediaFile(database, name, 'webm', await media('webm'))
    const thumbnail = await storeMediaFile(database, name, 'webp', await media('webp'))
    const subtitles = await storeMediaFile(database, name, 'vtt', Buffer.from(subtitlesOf(slides)))
    await database.transaction(transaction =>
      insertVideoTutorial(transaction, origin, {
        title,
        description,
        published: true,
        video,
        subtitles,
        thumbnail,
        transcription: transcriptionOf(slides),
        categories: [...categories],
      }),
    )
  }
}
