import { type WasteActionFields, wasteActionFields } from '@ma-cantine/lib/waste-actions/waste-action-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'

export const wasteActionRows = entityTable('wasteActions', wasteActionFields)

export type WasteActionRow = RowOf<WasteActionFields>
