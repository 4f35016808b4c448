import { createHash } from 'node:crypto'
import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import type { Period } from '@ma-cantine/lib/teledeclaration/campaigns'
import { refusedBy } from '@ma-cantine/lib/teledeclaration/declaration-checks'
import { teledeclarationModeOf } from '@ma-cantine/lib/teledeclaration/teledeclaration-modes'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { loadCanteens } from '../canteens/load-canteens.ts'
import type { BulkTarget } from '../database/bulk-rows.ts'
import type { Database } from '../database/connection.ts'
import {
  creationOf,
  type Declaration,
  declarationRows,
  type Signature,
} from '../teledeclaration/insert-declarations.ts'
import { makeProofCode } from '../teledeclaration/proof-code.ts'
import { loadSituations } from '../teledeclaration/situations.ts'
import type { TeledeclarationRow } from '../teledeclaration/teledeclaration-rows.ts'
import { inBatches, range, type Tell } from './batches.ts'
import { blockSize, type Country, declaredYears } from './country.ts'
import { type Dice, diceOf } from './dice.ts'
import { insertRows } from './insert-rows.ts'
import { daysAfter, daysBetween, instantOf } from './instants.ts'
import { managerOfBlock } from './people.ts'

type Year = (typeof declaredYears)[number]

const declaringShare = 0.85
/** Days between the last change of a report and its declaration, while the campaign allows. */
const longestPause = 30

const target = {
  table: 'teledeclarations',
  columns: {
    id: 'integer',
    canteen_id: 'integer',
    diagnostic_id: 'integer',
    applicant_id: 'integer',
    year: 'integer',
    version: 'integer',
    teledeclaration_mode: 'text',
    declared_data: 'text',
    digest: 'text',
    proof_code: 'text',
    canteen_siret: 'text',
    canteen_siren_unite_legale: 'text',
    value_total_ht: 'bigint',
    value_bio_ht_agg: 'bigint',
    value_sustainable_ht_agg: 'bigint',
    value_externality_performance_ht_agg: 'bigint',
    value_egalim_others_ht_agg: 'bigint',
    yearly_meal_count: 'integer',
    meal_price: 'numeric',
    creation_date: 'text',
    modification_date: 'text',
  },
  constants: { status: 'SUBMITTED' },
} as const satisfies BulkTarget

const valuesOf = (row: TeledeclarationRow) => [
  row.id,
  row.canteenId,
  row.diagnosticId,
  row.applicantId,
  row.year,
  row.version,
  row.teledeclarationMode,
  row.declaredData,
  row.digest,
  row.proofCode,
  row.canteenSiret,
  row.canteenSirenUniteLegale,
  row.valueTotalHt,
  row.valueBioHtAgg,
  row.valueSustainableHtAgg,
  row.valueExternalityPerformanceHtAgg,
  row.valueEgalimOthersHtAgg,
  row.yearlyMealCount,
  row.mealPrice,
  row.creationDate,
  row.modificationDate,
]

const historyTarget = {
  table: 'history',
  columns: { date: 'text', user_id: 'integer', entity_id: 'integer', after: 'text' },
  constants: { through: 'session', entity: 'teledeclarations' },
} as const satisfies BulkTarget

const historyOf = (row: TeledeclarationRow) => {
  const { entityId, after } = creationOf(row)
  return [row.creationDate, row.applicantId, entityId, JSON.stringify(after)]
}

/** Canteens of a transaction, which are read with all their reports. */
const batchSize = 500

const noPeriod: Period = { start: '', end: '' }

/** Declares what the rules of the product accept, in the campaign of each year. */
export async function writeDeclarations(database: Database, tell: Tell, country: Country): Promise<number> {
  const campaigns = await loadCampaigns(database.reader, { campaign: null })
  return inBatches(
    database,
    tell,
    { what: 'Télédéclarations', count: country.canteens, size: batchSize },
    async (transaction, start, end) => {
      const ids = range(start, end, number => country.first.canteens + number)
      const canteens = await loadCanteens(transaction, ids)
      let written = 0
      for (const year of declaredYears) {
        const period = campaigns.find(campaign => campaign.year === year)?.declaration ?? noPeriod
        written += await declareYear(transaction, country, canteens, { year, period })
      }
      return written
    },
  )
}

async function declareYear(
  transaction: Knex.Transaction,
  country: Country,
  canteens: readonly Canteen[],
  { year, period }: { readonly year: Year; readonly period: Period },
): Promise<number> {
  const campaign = { year, inDeclaration: true, inCorrection: false, isOver: false }
  const diceOfCanteen = ({ id }: Canteen) => diceOf(country.seed, `declaration ${year}`, id - country.first.canteens)
  const willing = canteens.flatMap(canteen => {
    const diagnostic = canteen.diagnostics.find(known => known.year === year)
    const dice = diceOfCanteen(canteen)
    return diagnostic && dice.chance(declaringShare) ? [{ canteen, diagnostic, dice }] : []
  })
  const situations = await loadSituations(
    transaction,
    campaign,
    willing.map(({ canteen }) => canteen.id),
  )
  const diceOfDeclaration = new Map<number, Dice>()
  const declarations = willing.flatMap(({ canteen, diagnostic, dice }): Declaration[] => {
    const situation = situations.get(canteen.id)
    if (!situation || refusedBy(situation)) return []
    diceOfDeclaration.set(canteen.id, dice)
    return [{ canteen, diagnostic, mode: teledeclarationModeOf(situation, diagnostic), lateOpening: null }]
  })
  const rows = await declarationRows(transaction, declarations, declaration =>
    signatureOf(country, declaration, period, diceOfDeclaration.get(declaration.canteen.id) as Dice),
  )
  const place = declaredYears.indexOf(year)
  const numbered = rows.map(row => {
    const number = (row.canteenId ?? 0) - country.first.canteens
    return { ...row, id: country.first.teledeclarations + declaredYears.length * number + place }
  })
  await insertRows(transaction, historyTarget, numbered.map(historyOf))
  return insertRows(transaction, target, numbered.map(valuesOf))
}

function signatureOf(
  country: Country,
  { canteen, diagnostic }: Declaration,
  { start, end }: Period,
  dice: Dice,
): Signature {
  const number = canteen.id - country.first.canteens
  // At the earliest the day after the report was filled.
  const filled = daysAfter(diagnostic.modificationDate.slice(0, 10), 1)
  const first = filled > start ? filled : start
  const days = Math.min(longestPause, daysBetween(first, end))
  return {
    applicant: managerOfBlock(country, Math.floor(number / blockSize)),
    version: 1,
    date: instantOf(dice, daysAfter(first, dice.whole(days + 1))),
    proofCode: proofCodeOf(country.seed, diagnostic.id),
  }
}

/** No two declarations share one, as the 32 bits of dice would come to in a large country. */
function proofCodeOf(seed: number, diagnosticId: number): string {
  const bytes = createHash('sha256').update(`${seed} ${diagnosticId}`).digest().values()
  return makeProofCode(4, limit => (bytes.next().value ?? 0) % limit)
}
