import type { PartnerType } from '@ma-cantine/lib/canteens/reference-lists'
import type { Knex } from 'knex'

/** The kinds of actors of the ecosystem. */
export const loadPartnerTypes = (database: Knex): Promise<PartnerType[]> =>
  database('partnerTypes').orderBy('id').select('id', 'name')
