import { type CanteenActionFields, canteenActionFields } from '@ma-cantine/lib/waste-actions/canteen-action-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'

export const canteenActionRows = entityTable('canteenWasteActions', canteenActionFields)

export type CanteenActionRow = RowOf<CanteenActionFields>
