import { replicatedReads } from '../database/replicated-reads.ts'
import type { Services } from '../services/services.ts'
import { whereOnline } from './find-actions.ts'

/** The paths of the pages of all actions on the site. */
export async function wasteActionAddresses({ database }: Services): Promise<string[]> {
  const ids: number[] = await replicatedReads(
    database,
    false,
  )(reader => whereOnline(reader('wasteActions')).orderBy('id').pluck('id'))
  return ids.map(id => `/actions-anti-gaspi/${id}`)
}
