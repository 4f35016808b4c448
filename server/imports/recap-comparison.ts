import { compareCanteen, type SuppliedLine } from '@ma-cantine/lib/recaps/compare-canteen'
import { daysAroundPeriod } from '@ma-cantine/lib/recaps/days-around'
import type { RecapDraft } from '@ma-cantine/lib/recaps/recap-draft'
import { characteristicsOfRecap } from '@ma-cantine/lib/recaps/recap-purchase'
import type { ComparedLine } from '@ma-cantine/lib/recaps/recap-verdict'
import type { Knex } from 'knex'
import type { CanteenLookup } from '../canteens/canteens-by-siret.ts'
import { boughtAround, type CanteenDays } from '../purchases/bought-around.ts'
import type { ImportedRow } from './import-kind.ts'

/** A row of a recap, its canteen, and what became of it. */
export interface RowToStore extends ComparedLine, ImportedRow<RecapDraft> {
  readonly canteenId: number
  /** The amount of the row. */
  readonly cents: number
}

/** Canteens whose purchases are read at once: those of a year of 50 canteens stay small in memory. */
const batchCanteens = 50

/** Compares rows with the stored purchases, canteen by canteen; the rows of each in the order of the file. */
export async function* compareRows(
  database: Knex,
  canteens: CanteenLookup,
  rows: readonly ImportedRow<RecapDraft>[],
): AsyncIterable<RowToStore> {
  const byCanteen = [...Map.groupBy(rows, ({ draft }) => canteens.idOf(draft.siret ?? ''))].sort(([a], [b]) => a - b)
  for (let from = 0; from < byCanteen.length; from += batchCanteens) {
    const batch = byCanteen.slice(from, from + batchCanteens)
    const bought = await boughtAround(database, batch.map(daysOf))
    for (const [canteenId, ofCanteen] of batch) {
      const drafts = new Map(ofCanteen.map(({ row, draft }) => [row, draft]))
      const compared = compareCanteen(ofCanteen.map(lineOf), bought.get(canteenId) ?? [])
      for (const { line, ...one } of compared.sort((a, b) => a.row - b.row)) {
        yield { ...one, canteenId, cents: line.cents, draft: drafts.get(one.row) as RecapDraft }
      }
    }
  }
}

const lineOf = ({ row, draft }: ImportedRow<RecapDraft>): SuppliedLine => ({
  row,
  provider: draft.provider ?? '',
  description: draft.description ?? '',
  firstDay: draft.firstDay ?? '',
  lastDay: draft.lastDay ?? '',
  family: draft.family,
  labels: characteristicsOfRecap(draft),
  cents: Math.round(Number(draft.priceHt) * 100),
})

const daysOf = ([canteenId, rows]: readonly [number, readonly ImportedRow<RecapDraft>[]]): CanteenDays => {
  const days = rows.flatMap(({ draft }) => [draft.firstDay ?? '', draft.lastDay ?? '']).sort()
  return { canteenId, ...daysAroundPeriod({ firstDay: days[0] ?? '', lastDay: days.at(-1) ?? '' }) }
}
