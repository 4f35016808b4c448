import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import type { Order } from '@ma-cantine/lib/lists/ordering'
import { decisionAuthor } from '@ma-cantine/lib/purchases/decision-author'
import type { RememberedLabelOrder } from '@ma-cantine/lib/purchases/remembered-label-orders'
import { rememberedLabelsExportFields } from '@ma-cantine/lib/purchases/remembered-labels-export-fields'
import type { Knex } from 'knex'
import type { Download } from '../http/download.ts'
import { exportFile } from '../lists/export-file.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { rememberedLabels } from './remembered-labels.ts'

const makeFile = exportFile(rememberedLabelsExportFields, { file: 'export-labels', sheet: 'Labels retenus' })

const batchRows = 1000

interface Selection {
  readonly search: readonly string[]
  readonly ordering: readonly Order<RememberedLabelOrder>[]
}

/** The selected articles in the order of the list, with what is remembered of them. */
export const exportRememberedLabels = (
  database: Knex,
  reach: Reach,
  selection: Selection,
  format: FileFormat,
): Download => makeFile(format, readRows(database, reach, selection))

async function* readRows(database: Knex, reach: Reach, selection: Selection) {
  for (let offset = 0; ; offset += batchRows) {
    const { results } = await rememberedLabels(database, reach, { ...selection, limit: batchRows, offset })
    yield results.map(({ contradictions, decision, ...remembered }) => ({
      ...remembered,
      decisionDate: decision?.date.slice(0, 10) ?? null,
      decidedBy: decision && decisionAuthor(decision),
      otherChoices: contradictions.length,
    }))
    if (results.length < batchRows) return
  }
}
