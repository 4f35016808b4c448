import type { PartnerType } from '@ma-cantine/lib/canteens/reference-lists'
import { pick } from '@ma-cantine/lib/entities/pick'
import type { FullPartner, Partner } from '@ma-cantine/lib/partners/partner'
import { answerColumns, answerValues } from '../http/entity-answer.ts'
import { textHtml } from '../pages/text-html.ts'
import { partnerImagePath } from './partner-images.ts'
import { type PartnerRow, partnerRows } from './partner-rows.ts'

const columns = answerColumns(partnerRows)

/** Writes an actor as lists show it; `types` are all of them. */
export const partnerAnswer =
  (types: readonly PartnerType[]) =>
  (row: PartnerRow): Partner => {
    const { types: ids } = partnerRows.valuesOf(pick(row, ['types']))
    return {
      ...answerValues(partnerRows, pick(row, columns)),
      image: row.image && partnerImagePath(row.image),
      types: types.filter(({ id }) => ids.includes(id)).map(({ name }) => name),
    }
  }

/** Writes an actor as its page shows it. */
export const fullPartnerAnswer =
  (types: readonly PartnerType[]) =>
  (row: PartnerRow): FullPartner => ({
    ...partnerAnswer(types)(row),
    longDescription: row.longDescription === null ? null : textHtml(row.longDescription),
    website: row.website,
  })
