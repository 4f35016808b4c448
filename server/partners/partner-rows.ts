import { type PartnerFields, partnerFields } from '@ma-cantine/lib/partners/partner-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'

export const partnerRows = entityTable('partners', partnerFields)

export type PartnerRow = RowOf<PartnerFields>
