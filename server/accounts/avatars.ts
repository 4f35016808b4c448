import { randomBytes } from 'node:crypto'
import { accountRefusals } from '@ma-cantine/lib/accounts/account-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { Knex } from 'knex'

/** Largest avatar in bytes, which in base64 fits in a JSON body. */
const largestAvatar = 512_000

/** The path of the image with this key, which cannot be guessed and changes with the image. */
export const avatarPath = (key: string): string => `/media/avatars/${key}`

export interface Image {
  readonly type: string
  readonly content: Buffer
}

const signatures: readonly { readonly type: string; readonly matches: (content: Buffer) => boolean }[] = [
  { type: 'image/png', matches: content => content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) },
  { type: 'image/jpeg', matches: content => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { type: 'image/gif', matches: content => /^GIF8[79]a/.test(content.toString('latin1', 0, 6)) },
  { type: 'image/webp', matches: content => /^RIFF.{4}WEBP/s.test(content.toString('latin1', 0, 12)) },
]

/**
 * Reads the image of a data URI. Its bytes tell its type, whatever the URI declares; SVG is refused, as it may contain
 * scripts.
 *
 * @returns the image, or the reason why it is refused.
 */
export function readImage(dataUri: string): Image | Message {
  const base64 = /^data:[^,]*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUri.replace(/\s+/g, ''))?.[1]
  if (base64 === undefined) return accountRefusals('not-an-image')
  const content = Buffer.from(base64, 'base64')
  if (content.length > largestAvatar) return accountRefusals('image-too-large', largestAvatar / 1000)
  const type = signatures.find(({ matches }) => matches(content))?.type
  return type ? { type, content } : accountRefusals('not-an-image')
}

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
