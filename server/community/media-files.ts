import { createHash } from 'node:crypto'
import { mediaFilesPath } from '@ma-cantine/lib/community/community-readers'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { type FileFacts, PieceWriter } from '../stored-files/pieces.ts'
import { now } from '../time/date-time.ts'

/** The types of the files of webinars, by the end of their names. */
const types = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const
export type MediaExtension = keyof typeof types

/** The path of a file of webinars, which changes with the file. */
export const mediaFilePath = (name: string): string => mediaFilesPath + name

export interface MediaFile extends FileFacts {
  readonly id: number
  readonly type: string
}

export async function findMediaFile(database: Knex, name: string): Promise<MediaFile | null> {
  const row: MediaFile | undefined = await database('mediaFiles')
    .where({ name })
    .whereNotNull('digest')
    .first('id', 'type', 'size', 'digest')
  return row ?? null
}

/** Stores a file of a webinar: readers find it once it is whole. @returns its path. */
export async function storeMediaFile(
  database: Database,
  label: string,
  extension: MediaExtension,
  content: Buffer,
): Promise<string> {
  const name = `${label}-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.${extension}`
  const [{ id }] = await database.transaction(transaction =>
    transaction('mediaFiles').insert({ name, type: types[extension], creationDate: now() }).returning('id'),
  )
  const writer = new PieceWriter(database, { table: 'mediaPieces', fileId: id })
  await writer.write(content)
  const facts = await writer.end()
  await database.transaction(async transaction => {
    await transaction('mediaFiles').where({ id }).update(facts)
  })
  return mediaFilePath(name)
}
