import { type CanteenFields, canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'

export const canteenRows = entityTable('canteens', canteenFields)

export type CanteenRow = RowOf<CanteenFields>
