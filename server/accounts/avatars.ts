import { randomBytes } from 'node:crypto'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { Knex } from 'knex'
import { type Image, readImage } from '../http/image.ts'

/** Largest avatar in bytes, which in base64 fits in a JSON body. */
const largestAvatar = 512_000

/** The path of the image with this key, which cannot be guessed and changes with the image. */
export const avatarPath = (key: string): string => `/media/avatars/${key}`

export const readAvatar = (dataUri: string): Image | Message => readImage(dataUri, largestAvatar)

/** Replaces or removes the image of the user. @returns the value of their column `avatar`. */
export async function replaceAvatar(
  transaction: Knex.Transaction,
  userId: number,
  image: Image | null,
): Promise<string | null> {
  await transaction('avatars').where({ userId }).delete()
  if (!image) return null
  const key = randomBytes(16).toString('base64url')
  await transaction('avatars').insert({ key, userId, ...image })
  return key
}

export async function findAvatar(database: Knex, key: string): Promise<Image | null> {
  const row: Image | undefined = await database('avatars').where({ key }).first('type', 'content')
  return row ?? null
}
