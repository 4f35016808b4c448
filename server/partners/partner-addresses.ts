import { partnerPath } from '@ma-cantine/lib/partners/partner-address'
import { replicatedReads } from '../database/replicated-reads.ts'
import type { Services } from '../services/services.ts'
import { publishedPartners } from './find-partners.ts'

/** The paths of the pages of all actors that everybody may see. */
export async function partnerAddresses({ database }: Services): Promise<string[]> {
  const partners: { id: number; name: string }[] = await replicatedReads(
    database,
    false,
  )(reader => publishedPartners(reader).orderBy('id').select('id', 'name'))
  return partners.map(partnerPath)
}
