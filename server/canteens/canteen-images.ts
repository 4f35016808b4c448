import { randomBytes } from 'node:crypto'
import type { CanteenImage } from '@ma-cantine/lib/canteens/canteen'
import type { CanteenImageInput } from '@ma-cantine/lib/canteens/canteen-input'
import { canteenRefusals } from '@ma-cantine/lib/canteens/canteen-refusals'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type Image, isImageAddress, readImage } from '../http/image.ts'
import { FieldErrors } from '../http/refusal.ts'

/** Largest picture of a canteen in bytes: that of a telephone. */
const largestImage = 5_000_000

/** Largest JSON body with pictures, in bytes: base64 adds a third. */
export const imageBodyLimit = 4 * largestImage

/** The path of the image with this key, which cannot be guessed and changes with the image. */
export const canteenImagePath = (key: string): string => `/media/canteens/${key}`

export async function findCanteenImage(database: Knex, key: string): Promise<Image | null> {
  const row: Image | undefined = await database('canteenImages')
    .join('canteens', 'canteens.id', 'canteenImages.canteenId')
    .whereNull('canteens.deletionDate')
    .where({ key })
    .first('type', 'content')
  return row ?? null
}

/** The pictures of a canteen, as its answers show them. */
export interface CanteenPictures {
  readonly logo: string | null
  readonly images: CanteenImage[]
}

/** The pictures of canteens, by their id; the oldest picture comes first. */
export async function loadPictures(
  database: Knex,
  canteenIds: readonly number[],
): Promise<(canteenId: number) => CanteenPictures> {
  const rows: { id: number; canteenId: number; role: string; key: string; altText: string | null }[] = await database(
    'canteenImages',
  )
    .where(inList(database, 'canteenId', canteenIds))
    .orderBy('id')
    .select('id', 'canteenId', 'role', 'key', 'altText')
  const byCanteen = Map.groupBy(rows, ({ canteenId }) => canteenId)
  return canteenId => {
    const pictures = byCanteen.get(canteenId) ?? []
    const logo = pictures.find(({ role }) => role === 'logo')
    return {
      logo: logo ? canteenImagePath(logo.key) : null,
      images: pictures.flatMap(({ id, role, key, altText }) =>
        role === 'picture' ? { id, image: canteenImagePath(key), altText } : [],
      ),
    }
  }
}

/** What a body says of the pictures of a canteen; undefined leaves them as they are. */
export interface PictureChange {
  readonly logo?: string | null | undefined
  readonly images?: readonly CanteenImageInput[] | undefined
}

/**
 * Writes the logo and the pictures of a canteen.
 * @throws FieldErrors for what is no image.
 * @returns whether something changed.
 */
export async function writePictures(
  transaction: Knex.Transaction,
  canteenId: number,
  { logo, images }: PictureChange,
): Promise<boolean> {
  const logoChanges = await writeLogo(transaction, canteenId, logo)
  const picturesChange = images !== undefined && (await replacePictures(transaction, canteenId, images))
  return logoChanges || picturesChange
}

async function writeLogo(
  transaction: Knex.Transaction,
  canteenId: number,
  logo: string | null | undefined,
): Promise<boolean> {
  if (logo === undefined || (logo !== null && isImageAddress(logo))) return false
  const image = logo === null ? null : read(logo, 'logo')
  const removed: number = await transaction('canteenImages').where({ canteenId, role: 'logo' }).delete()
  if (image) await insertImage(transaction, { canteenId, role: 'logo', altText: null, ...image })
  return removed > 0 || image !== null
}

async function replacePictures(
  transaction: Knex.Transaction,
  canteenId: number,
  images: readonly CanteenImageInput[],
): Promise<boolean> {
  const own = { canteenId, role: 'picture' }
  const stored: { id: number; altText: string | null }[] = await transaction('canteenImages')
    .where(own)
    .select('id', 'altText')
  const textOf = new Map(stored.map(({ id, altText }) => [id, altText]))
  const known = images.filter(({ id }) => id !== undefined && textOf.has(id))
  const kept = new Set(known.map(({ id }) => id))
  const removed = stored.flatMap(({ id }) => (kept.has(id) ? [] : id))
  let changed = removed.length > 0
  await transaction('canteenImages')
    .where(inList(transaction, 'id', removed))
    .delete()
  for (const { id = 0, image, altText = null } of images) {
    if (!kept.has(id)) {
      await insertImage(transaction, { ...own, altText: altText || null, ...read(image, 'images') })
      changed = true
      continue
    }
    const picture = isImageAddress(image) ? {} : { ...read(image, 'images'), key: newKey() }
    const text = altText || null
    if (text === textOf.get(id) && Object.keys(picture).length === 0) continue
    await transaction('canteenImages')
      .where({ ...own, id })
      .update({ altText: text, ...picture })
    changed = true
  }
  return changed
}

function read(source: string, field: 'logo' | 'images'): Image {
  if (isImageAddress(source)) throw new FieldErrors({ [field]: [canteenRefusals('unknown-image-of-canteen')] })
  const image = readImage(source, largestImage)
  if ('code' in image) throw new FieldErrors({ [field]: [image] })
  return image
}

const newKey = (): string => randomBytes(16).toString('base64url')

const insertImage = (
  transaction: Knex.Transaction,
  image: Image & { readonly canteenId: number; readonly role: string; readonly altText: string | null },
): Promise<unknown> => transaction('canteenImages').insert({ ...image, key: newKey() })
