import type { CanteenImage } from '@ma-cantine/lib/canteens/canteen'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { Image } from '../http/image.ts'

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
