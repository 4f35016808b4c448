import { textPicturesPath } from '@ma-cantine/lib/markdown/text-pictures'
import type { Knex } from 'knex'
import type { Image } from '../http/image.ts'

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
