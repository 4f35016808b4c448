import {
  type SatelliteAnswer,
  type SatelliteAnswerSelection,
  type SatelliteAnswerState,
  satelliteAnswerStates,
} from '@ma-cantine/lib/teledeclaration/kitchen-reports-api'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { deliversSql } from '../../canteens/deliveries-sql.ts'
import { isSatelliteSql } from '../../canteens/missing-fields-sql.ts'
import { rawRows } from '../../database/sql.ts'
import { loadCoveringReport } from './find-kitchen-report.ts'
import { readAnswers } from './read-answers.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly siret: string | null
  readonly state: SatelliteAnswerState
}

interface SatelliteAnswersPage {
  readonly count: number
  readonly results: SatelliteAnswer[]
  readonly counts: Record<SatelliteAnswerState, number>
}

/** A page of what the satellites of a kitchen say of its report. The number of statements does not depend on theirs. */
export async function listAnswersOf(
  database: Knex,
  kitchenId: number,
  year: number,
  { limit, offset, state }: z.output<typeof SatelliteAnswerSelection>,
): Promise<SatelliteAnswersPage> {
  const report = await loadCoveringReport(database, kitchenId, year)
  const asked = { kitchenId, year, version: report?.version ?? null }
  const declarationId = report?.declaration?.id ?? null
  // What is declared covers the satellites of that day; a draft covers those of today.
  const isCovered =
    declarationId === null
      ? `${isSatelliteSql} AND canteens.deletion_date IS NULL AND EXISTS (
          SELECT 1 FROM canteens AS kitchen WHERE kitchen.id = ? AND ${deliversSql('kitchen', 'canteens')})`
      : `EXISTS (SELECT 1 FROM declared_satellites AS covered
          WHERE covered.teledeclaration_id = ? AND covered.canteen_id = canteens.id)`
  const table = `SELECT canteens.id, canteens.name, canteens.siret, canteens.search_text,
      CASE WHEN said.id IS NULL THEN 'unseen' ELSE coalesce(said.answer, 'seen') END AS state
    FROM canteens
    LEFT JOIN kitchen_report_answers AS said ON said.canteen_id = canteens.id AND said.kitchen_id = ?
      AND said.year = ? AND said.version = ?
    WHERE ${isCovered}`
  const bindings = [kitchenId, year, asked.version ?? '', declarationId ?? kitchenId]
  const states: readonly SatelliteAnswerState[] = state.length > 0 ? state : satelliteAnswerStates
  const isAsked = `state IN (${states.map(each => `'${each}'`).join(', ')})`
  const counted = await rawRows<{ state: SatelliteAnswerState; count: number | string }>(
    database,
    `SELECT state, count(*) AS count FROM (${table}) AS answers GROUP BY state`,
    bindings,
  )
  const rows = await rawRows<Row>(
    database,
    `SELECT id, name, siret, state FROM (${table}) AS answers WHERE ${isAsked}
     ORDER BY search_text, id LIMIT ${limit} OFFSET ${offset}`,
    bindings,
  )
  const countOf = (of: SatelliteAnswerState) => Number(counted.find(each => each.state === of)?.count ?? 0)
  const answersOf = await readAnswers(
    database,
    asked,
    rows.map(({ id }) => id),
  )
  return {
    count: states.reduce((sum, each) => sum + countOf(each), 0),
    results: rows.map(({ id, name, siret, state: of }) => ({
      canteen: { id, name, siret },
      state: of,
      ...answersOf(id),
    })),
    counts: {
      contested: countOf('contested'),
      confirmed: countOf('confirmed'),
      seen: countOf('seen'),
      unseen: countOf('unseen'),
    },
  }
}
