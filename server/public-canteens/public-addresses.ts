import { publicPagePath } from '@ma-cantine/lib/canteens/canteen-address'
import { whereVisible } from '../canteens/visible-sql.ts'
import { replicatedReads } from '../database/replicated-reads.ts'
import type { Services } from '../services/services.ts'

/** The paths of the pages of all canteens that everybody may see. */
export async function publicCanteenAddresses({ database }: Services): Promise<string[]> {
  const canteens: { id: number; name: string }[] = await replicatedReads(
    database,
    false,
  )(reader => whereVisible(reader, reader('canteens')).orderBy('id').select('id', 'name'))
  return canteens.map(publicPagePath)
}
