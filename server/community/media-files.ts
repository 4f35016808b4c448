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

/** How the files of each type begin. */
const beginnings: Readonly<Record<MediaExtension, (text: string) => boolean>> = {
  webm: text => text.startsWith('\x1a\x45\xdf\xa3'),
  mp4: text => text.startsWith('ftyp', 4),
  vtt: text => /^(\xef\xbb\xbf)?WEBVTT(\s|$)/.test(text),
  webp: text => text.startsWith('RIFF') && text.startsWith('WEBP', 8),
  jpg: text => text.startsWith('\xff\xd8\xff'),
}

/** Bytes that tell the type of a file. */
export const beginningBytes = 12

/** How the name of a file ends, told by its first bytes; null for a type that pages do not play or show. */
export function extensionOf(first: Buffer): MediaExtension | null {
  const text = first.toString('latin1', 0, beginningBytes)
  return (Object.keys(types) as MediaExtension[]).find(extension => beginnings[extension](text)) ?? null
}

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
  return writeMediaFile(database, name, extension, [content])
}

/**
 * Writes a file of a webinar as its bytes come, and leaves nothing of it where they break off. A file that is there
 * already, whole, keeps its path.
 *
 * @returns its path.
 */
export async function writeMediaFile(
  database: Database,
  name: string,
  extension: MediaExtension,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const type = types[extension]
  const [{ id }] = await database.transaction(transaction =>
    transaction('mediaFiles').insert({ name, type, creationDate: now() }).returning('id'),
  )
  const remove = () =>
    database.transaction(async transaction => {
      await transaction('mediaFiles').where({ id }).delete()
    })
  try {
    const writer = new PieceWriter(database, { table: 'mediaPieces', fileId: id })
    for await (const bytes of content) await writer.write(bytes)
    const facts = await writer.end()
    const same: { name: string } | undefined = await database
      .writer('mediaFiles')
      .where({ digest: facts.digest, type })
      .first('name')
    if (same) {
      await remove()
      // As if it had just been sent: the pruning of unused files leaves it time to be used.
      await database.transaction(async transaction => {
        await transaction('mediaFiles').where({ name: same.name }).update({ creationDate: now() })
      })
      return mediaFilePath(same.name)
    }
    await database.transaction(async transaction => {
      await transaction('mediaFiles').where({ id }).update(facts)
    })
    return mediaFilePath(name)
  } catch (error) {
    await remove()
    throw error
  }
}
