import { randomBytes } from 'node:crypto'
import { textPicturesPath } from '@ma-cantine/lib/markdown/text-pictures'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import type { Image } from '../http/image.ts'
import { now } from '../time/date-time.ts'

/** How the addresses of pictures end, by their type. A drawing that may hold scripts (SVG) has none. */
const extensions: Readonly<Record<string, string>> = { 'image/webp': 'webp', 'image/jpeg': 'jpg', 'image/png': 'png' }

/** The name that the address of a picture ends with. */
const nameOf = (key: string, type: string): string => `${key}.${extensions[type]}`

/** The address of a picture of texts. */
export const textPicturePath = (key: string, type: string): string => textPicturesPath + nameOf(key, type)

export async function findTextPicture(database: Knex, name: string): Promise<Image | null> {
  const [key = ''] = name.split('.', 1)
  const row: Image | undefined = await database('textPictures').where({ key }).first('type', 'content')
  return row && nameOf(key, row.type) === name ? row : null
}

/** Stores a picture for texts. @returns its address, which cannot be guessed and never changes. */
export async function storeTextPicture(database: Database, { type, content }: Image): Promise<string> {
  const key = randomBytes(16).toString('base64url')
  await database.transaction(async transaction => {
    await transaction('textPictures').insert({ key, type, content, creationDate: now() })
  })
  return textPicturePath(key, type)
}
