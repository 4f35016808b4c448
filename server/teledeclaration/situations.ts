import {
  actionRules,
  type Condition,
  type Situation,
  type SituationFact,
  situationFacts,
} from '@ma-cantine/lib/teledeclaration/pending-actions'
import type { Knex } from 'knex'
import { deliversSql } from '../canteens/deliveries-sql.ts'
import { completeSql, groupSql, isSatelliteSql, mayHaveSatellitesSql } from '../canteens/missing-fields-sql.ts'
import { inList } from '../database/in-list.ts'
import { rawRows, type SqlPart } from '../database/sql.ts'
import { now } from '../time/date-time.ts'
import { coveredSql, declaredSatellitesSql } from './declared-satellites-sql.ts'
import { isFilledSql } from './filled-sql.ts'

/** A year, and whether its campaign is open, or over. */
export interface CampaignYear extends Pick<Situation, 'inDeclaration' | 'inCorrection' | 'isOver'> {
  readonly year: number
}

const linked = `SELECT count(*) FROM canteens AS linked
  WHERE ${deliversSql('canteens', 'linked')} AND linked.deletion_date IS NULL`
const incompleteSatellites = `SELECT 1 FROM canteens AS member
  WHERE member.group_id = canteens.id AND member.deletion_date IS NULL AND NOT (${completeSql('member')})`
const declarationOf = (canteen: string, condition: string) =>
  `EXISTS (SELECT 1 FROM teledeclarations WHERE canteen_id = ${canteen} AND year = asked.year AND ${condition})`
/** A declaration of the canteen, or of the kitchen that reports for it. */
const declarationFor = (condition: string) => `${declarationOf('canteens.id', condition)} OR (
    delivered.central_kitchen_diagnostic_mode = 'ALL' AND ${declarationOf('delivered.canteen_id', condition)})`

/** The year was opened late for the canteen alone, and still is: its declaration works as in the campaign. */
const isOpenedLate = `EXISTS (SELECT 1 FROM late_openings
  WHERE late_openings.canteen_id = canteens.id AND late_openings.year = asked.year AND late_openings.end_date >= asked.instant)`

/** The facts of a row of `canteens` joined by `situationTables`; each is true or false, never null. */
const factSql: Readonly<Record<SituationFact, string>> = {
  isKitchen: mayHaveSatellitesSql,
  isGroup: groupSql('canteens'),
  satellitesDiffer: `CASE WHEN ${groupSql('canteens')} THEN (${linked}) = 0
    ELSE canteens.satellite_canteens_count IS NOT NULL AND canteens.satellite_canteens_count <> (${linked}) END`,
  hasIncompleteSatellite: `${groupSql('canteens')} AND EXISTS (${incompleteSatellites})`,
  isReportedByKitchen: "coalesce(delivered.central_kitchen_diagnostic_mode, '') = 'ALL'",
  hasPurchasesOfKitchen: 'delivered.id IS NOT NULL',
  isDeclaredByFormerKitchen: `EXISTS (${coveredSql('canteens')} AND central.canteen_id <> coalesce(delivered.canteen_id, 0))`,
  hasDeclaredSatellites: `${mayHaveSatellitesSql} AND own.central_kitchen_diagnostic_mode IS NOT NULL AND EXISTS (SELECT 1 FROM canteens AS satellite
    WHERE ${declaredSatellitesSql('own.central_kitchen_diagnostic_mode')})`,
  hasPurchases: `coalesce((SELECT sum(count) FROM purchase_counts
    WHERE purchase_counts.canteen_id = canteens.id AND purchase_counts.year = asked.year), 0) > 0`,
  hasDiagnostic: 'own.id IS NOT NULL',
  isFilled: isFilledSql('own', declarationOf('canteens.id', "status = 'SUBMITTED'")),
  hasMode: 'own.central_kitchen_diagnostic_mode IS NOT NULL',
  isComplete: completeSql('canteens'),
  isDeclared: declarationFor("status = 'SUBMITTED'"),
  wasDeclared: declarationFor('1 = 1'),
  inDeclaration: `asked.in_declaration = 1 OR ${isOpenedLate}`,
  inCorrection: 'asked.in_correction = 1',
  isOver: `asked.is_over = 1 AND NOT ${isOpenedLate}`,
}

/** A satellite has one group, or names a SIRET, which one living canteen has at most. */
const situationTables = `CROSS JOIN asked
  LEFT JOIN diagnostics AS own ON own.canteen_id = canteens.id AND own.year = asked.year
  LEFT JOIN canteens AS kitchen ON ${isSatelliteSql} AND ${deliversSql('kitchen', 'canteens')}
    AND kitchen.id <> canteens.id AND kitchen.deletion_date IS NULL
  LEFT JOIN diagnostics AS delivered ON delivered.canteen_id = kitchen.id AND delivered.year = asked.year
    AND delivered.central_kitchen_diagnostic_mode IS NOT NULL`

const asked = ({ year, inDeclaration, inCorrection, isOver }: CampaignYear): SqlPart => ({
  sql: `asked (year, in_declaration, in_correction, is_over, instant) AS
    (SELECT CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS TEXT))`,
  bindings: [year, Number(inDeclaration), Number(inCorrection), Number(isOver), now()],
})

const conditionSql = (condition: Condition): string =>
  condition.startsWith('not ')
    ? `NOT (${factSql[condition.slice('not '.length) as SituationFact]})`
    : `(${factSql[condition as SituationFact]})`

const actionSql = `CASE ${actionRules
  .map(({ action, when }) => `WHEN ${when.map(conditionSql).join(' AND ') || '1 = 1'} THEN '${action}'`)
  .join(' ')} END`

interface ActionsSelection {
  /** Which rows of `canteens`. */
  readonly condition: SqlPart
  /** Columns of `canteens` to have besides. */
  readonly columns?: readonly string[]
}

/**
 * The table `name` of a WITH: the columns `id` and `action` of canteens for a year. It is computed once, however often
 * the query reads it.
 */
export function actionsTable(
  campaign: CampaignYear,
  name: string,
  { condition, columns = [] }: ActionsSelection,
): SqlPart {
  const { sql, bindings } = asked(campaign)
  const selected = ['canteens.id', ...columns.map(column => `canteens.${column}`)].join(', ')
  return {
    sql: `${sql}, ${name} AS MATERIALIZED (
      SELECT ${selected}, ${actionSql} AS action FROM canteens ${situationTables} WHERE ${condition.sql})`,
    bindings: [...bindings, ...condition.bindings],
  }
}

/** The situations of canteens for a year, by id. One query. */
export async function loadSituations(
  database: Knex,
  campaign: CampaignYear,
  canteenIds: readonly number[],
): Promise<Map<number, Situation>> {
  const { sql, bindings } = asked(campaign)
  const facts = situationFacts.map(fact => `CASE WHEN ${factSql[fact]} THEN 1 ELSE 0 END AS "${fact}"`)
  const rows = await rawRows<{ id: number } & Record<SituationFact, number>>(
    database,
    `WITH ${sql} SELECT canteens.id, ${facts.join(', ')} FROM canteens ${situationTables} WHERE ?`,
    [...bindings, inList(database, 'canteens.id', canteenIds)],
  )
  return new Map(
    rows.map(row => [row.id, Object.fromEntries(situationFacts.map(fact => [fact, row[fact] === 1])) as Situation]),
  )
}
