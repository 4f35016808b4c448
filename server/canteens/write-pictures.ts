import { randomBytes } from 'node:crypto'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Image } from '../http/image.ts'
import { FieldErrors } from '../http/refusal.ts'
import type { GivenPicture, PictureChange } from './read-pictures.ts'

interface StoredPicture {
  readonly id: number
  readonly role: string
  readonly altText: string | null
  readonly content: Buffer
}

/** Whether the pictures given differ from those that are stored. */
export async function hasOtherPictures(
  database: Knex,
  canteenId: number,
  { logo, images }: PictureChange,
): Promise<boolean> {
  if (logo === undefined && images === undefined) return false
  const rows: StoredPicture[] = await database('canteenImages')
    .where({ canteenId })
    .orderBy('id')
    .select('id', 'role', 'altText', 'content')
  const storedLogo = rows.find(({ role }) => role === 'logo')
  const pictures = rows.filter(({ role }) => role === 'picture')
  const isSameLogo = logo === null ? !storedLogo : storedLogo && logo?.content.equals(storedLogo.content)
  if (logo !== undefined && !isSameLogo) return true
  if (images === undefined) return false
  // A new picture that was stored already has got an id, at the same place.
  const isStored = ({ id, altText, image }: GivenPicture, place: number) => {
    const stored = id === null ? pictures[place] : pictures.find(picture => picture.id === id)
    return stored?.altText === altText && (image === null || image.content.equals(stored.content))
  }
  return images.length !== pictures.length || !images.every(isStored)
}

/** Writes the logo and the pictures of a canteen. @returns whether something changed. */
export async function writePictures(
  transaction: Knex.Transaction,
  canteenId: number,
  { logo, images }: PictureChange,
): Promise<boolean> {
  const logoChanges = logo !== undefined && (await replaceLogo(transaction, canteenId, logo))
  const picturesChange = images !== undefined && (await replacePictures(transaction, canteenId, images))
  return logoChanges || picturesChange
}

async function replaceLogo(transaction: Knex.Transaction, canteenId: number, logo: Image | null): Promise<boolean> {
  const removed: number = await transaction('canteenImages').where({ canteenId, role: 'logo' }).delete()
  if (logo) await insertImage(transaction, { canteenId, role: 'logo', altText: null, ...logo })
  return removed > 0 || logo !== null
}

async function replacePictures(
  transaction: Knex.Transaction,
  canteenId: number,
  given: readonly GivenPicture[],
): Promise<boolean> {
  const own = { canteenId, role: 'picture' }
  const stored: { id: number; altText: string | null }[] = await transaction('canteenImages')
    .where(own)
    .select('id', 'altText')
  const textOf = new Map(stored.map(({ id, altText }) => [id, altText]))
  const kept = new Set(given.map(({ id }) => id))
  const removed = stored.flatMap(({ id }) => (kept.has(id) ? [] : id))
  let changed = removed.length > 0
  await transaction('canteenImages')
    .where(inList(transaction, 'id', removed))
    .delete()
  for (const { id, altText, image } of given) {
    if (id === null || !textOf.has(id)) {
      if (!image) throw new FieldErrors({ images: [canteenRefusals('unknown-image-of-canteen')] })
      await insertImage(transaction, { ...own, altText, ...image })
    } else if (image || altText !== textOf.get(id)) {
      await transaction('canteenImages')
        .where({ ...own, id })
        .update({ altText, ...(image ? { ...image, key: newKey() } : {}) })
    } else continue
    changed = true
  }
  return changed
}

const newKey = (): string => randomBytes(16).toString('base64url')

const insertImage = (
  transaction: Knex.Transaction,
  image: Image & { readonly canteenId: number; readonly role: string; readonly altText: string | null },
): Promise<unknown> => transaction('canteenImages').insert({ ...image, key: newKey() })
