import type { Canteen } from '@ma-cantine/lib'
import type { Client } from '@ma-cantine/lib/http/client'

/** Whether a text is the number of a canteen or a SIRET. */
export const isCanteenNumber = (text: string): boolean => /^\d{14}$|^[1-9]\d{0,12}$/.test(text)

/** A canteen by its id or its SIRET; null when nobody has this SIRET among the canteens of the caller. */
export async function findCanteen(client: Client, text: string): Promise<Canteen | null> {
  const { getCanteen, listCanteens } = await import('@ma-cantine/lib/canteens/canteens-api')
  if (text.length < 14) return client.call(getCanteen, { params: { canteenId: Number(text) } })
  const { results } = await client.call(listCanteens, { query: { search: text } })
  return results.find(({ siret }) => siret === text) ?? null
}
