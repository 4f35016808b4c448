import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { Image } from '../http/image.ts'

/** The path of the picture with this key, which cannot be guessed and changes with the picture. */
export const partnerImagePath = (key: string): string => `/media/acteurs/${key}`

/** A picture that nobody has read yet is served to nobody: the site would otherwise host what anybody sends. */
export async function findPartnerImage(database: Knex, key: string): Promise<Image | null> {
  const row: Image | undefined = await database('partnerImages')
    .join('partners', 'partners.id', 'partnerImages.partnerId')
    .where({ key, published: true })
    .first('type', 'content')
  return row ?? null
}

/** Stores the picture of an actor. */
export async function writePartnerImage(transaction: Knex.Transaction, partnerId: number, image: Image): Promise<void> {
  const key = randomBytes(16).toString('base64url')
  await transaction('partnerImages').insert({ key, partnerId, ...image })
  await transaction('partners').where({ id: partnerId }).update({ image: key })
}
