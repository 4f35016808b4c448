import type { Knex } from 'knex'
import { samplePartners } from './sample-partners.ts'
import { drawSample } from './sample-picture.ts'
import { writePartner } from './write-partner.ts'

/** Nobody: the program itself. */
const origin = { userId: null, through: 'job', throughId: null } as const

/** Writes the invented actors in a catalogue that has none. */
export async function writeSamplePartners(transaction: Knex.Transaction): Promise<void> {
  if (await transaction('partners').first('id')) return
  for (const { partner, published, picture } of samplePartners) {
    const image = picture && (await drawSample(picture.motif, picture.colours))
    await writePartner(transaction, origin, partner, { published, image })
  }
}
