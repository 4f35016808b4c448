import { type CanteenFields, canteenFields } from '@ma-cantine/lib/canteens/canteen-fields'
import { namesWhere } from '@ma-cantine/lib/entities/field'
import type { HistoryEntry } from '@ma-cantine/lib/entities/history-entry'
import { kitchenReportHistoryFields } from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { Knex } from 'knex'
import { listHistory } from '../history/list-history.ts'

/** The properties whose changes people see: those of the answers, but for dates of writing. */
const shownFields = namesWhere<CanteenFields, keyof CanteenFields>(
  canteenFields,
  ({ answer }, name) => answer && name !== 'id' && !canteenFields[name as keyof CanteenFields].stamp,
)

/** A page of the changes of a canteen, last first, with what satellites answer to what their kitchen declares for them. */
export const listHistoryOf = (
  database: Knex,
  canteenId: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; results: HistoryEntry[] }> =>
  listHistory(
    database,
    {
      entity: 'canteens',
      entityId: canteenId,
      shownFields,
      people: 'managers',
      beside: {
        entity: 'kitchenReportAnswers',
        ids: database('kitchenReportAnswers').where({ canteenId }).orWhere({ kitchenId: canteenId }).select('id'),
        shownFields: kitchenReportHistoryFields,
      },
    },
    page,
  )
