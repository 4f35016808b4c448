import type { StoredAmount } from './amount-properties.ts'
import type { Origin } from './diagnostic-messages.ts'
import type { DiagnosticType } from './diagnostic-types.ts'
import { fairTradeCells, frenchTotals } from './included-amounts.ts'
import { type GridCell, type GridFamily, gridCells } from './product-grid.ts'

/** An inequality between the amounts of a diagnostic: the sum of some may not exceed that of others. */
export interface CrossCheck {
  /** `parts-above-total`, or with what it is about: `origin-above-total France`. */
  readonly name: string
  readonly code: CrossCheckCode
  /**
   * The type of diagnostics that it is about; null for all. One without a type yet, or whose grid is empty, is checked as
   * a simple one.
   */
  readonly type: DiagnosticType | null
  /** The amount beside which the answers of the API put the objection. */
  readonly field: StoredAmount
  readonly parts: readonly StoredAmount[]
  readonly wholes: readonly StoredAmount[]
  /** It does not apply until this amount is given. */
  readonly needs: StoredAmount
  /** The origin that it is about. */
  readonly origin?: Origin
  /** It does not apply when one of these checks fails, which says more. */
  readonly unless?: readonly string[]
}

export type CrossCheckCode =
  | 'parts-above-total'
  | 'meat-above-total'
  | 'fish-above-total'
  | 'meat-and-fish-above-total'
  | 'meat-egalim-above-total'
  | 'meat-france-above-total'
  | 'fish-egalim-above-total'
  | 'fish-france-above-total'
  | 'families-above-egalim'
  | 'fair-trade-above-organic'
  | 'fair-trade-above-others'
  | 'detail-above-total'
  | 'meat-detail-above-total'
  | 'fish-detail-above-total'
  | 'meat-origin-above-total'
  | 'fish-origin-above-total'
  | 'origin-above-total'

/** The four totals that count for the EGalim law. */
export const egalimTotals = [
  'valueBioHt',
  'valueSustainableHt',
  'valueExternalityPerformanceHt',
  'valueEgalimOthersHt',
] as const

const cellsWhere = (condition: (cell: GridCell) => boolean) =>
  gridCells.filter(condition).map(({ property }) => property)

const isOrigin = ({ label }: GridCell): boolean => label.group === 'origin'

const origins: readonly Origin[] = ['France', 'ShortDistribution', 'Local']

/** The checks of one family of a detailed diagnostic whose total is typed: meat, or fish. */
const familyChecks = (
  kind: 'meat' | 'fish',
  total: 'valueMeatPoultryHt' | 'valueFishHt',
  family: GridFamily['property'],
): readonly CrossCheck[] => [
  {
    name: `${kind}-detail-above-total`,
    code: `${kind}-detail-above-total`,
    type: 'COMPLETE',
    field: total,
    parts: cellsWhere(cell => cell.family.property === family && !isOrigin(cell)),
    wholes: [total],
    needs: total,
  },
  ...origins.map(
    (origin): CrossCheck => ({
      name: `${kind}-origin-above-total ${origin}`,
      code: `${kind}-origin-above-total`,
      type: 'COMPLETE',
      field: total,
      parts: cellsWhere(cell => cell.family.property === family && cell.label.property === origin),
      wholes: [total],
      needs: total,
      origin,
    }),
  ),
]

/**
 * All the inequalities between the amounts of a diagnostic: for its form, for the API, and for files, which are only
 * warned of those that the public service does not refuse (`diagnostic-rules.ts`). Equality always passes.
 */
export const crossChecks: readonly CrossCheck[] = [
  {
    name: 'parts-above-total',
    code: 'parts-above-total',
    type: 'SIMPLE',
    field: 'valueTotalHt',
    parts: egalimTotals,
    wholes: ['valueTotalHt'],
    needs: 'valueTotalHt',
  },
  {
    name: 'meat-above-total',
    code: 'meat-above-total',
    type: null,
    field: 'valueTotalHt',
    parts: ['valueMeatPoultryHt'],
    wholes: ['valueTotalHt'],
    needs: 'valueTotalHt',
  },
  {
    name: 'fish-above-total',
    code: 'fish-above-total',
    type: null,
    field: 'valueTotalHt',
    parts: ['valueFishHt'],
    wholes: ['valueTotalHt'],
    needs: 'valueTotalHt',
  },
  {
    name: 'meat-and-fish-above-total',
    code: 'meat-and-fish-above-total',
    type: null,
    field: 'valueTotalHt',
    parts: ['valueMeatPoultryHt', 'valueFishHt'],
    wholes: ['valueTotalHt'],
    needs: 'valueTotalHt',
    unless: ['meat-above-total', 'fish-above-total'],
  },
  {
    name: 'meat-egalim-above-total',
    code: 'meat-egalim-above-total',
    type: 'SIMPLE',
    field: 'valueMeatPoultryHt',
    parts: ['valueMeatPoultryEgalimHt'],
    wholes: ['valueMeatPoultryHt'],
    needs: 'valueMeatPoultryHt',
  },
  {
    name: 'meat-france-above-total',
    code: 'meat-france-above-total',
    type: 'SIMPLE',
    field: 'valueMeatPoultryHt',
    parts: ['valueMeatPoultryFranceHt'],
    wholes: ['valueMeatPoultryHt'],
    needs: 'valueMeatPoultryHt',
  },
  {
    name: 'fish-egalim-above-total',
    code: 'fish-egalim-above-total',
    type: 'SIMPLE',
    field: 'valueFishHt',
    parts: ['valueFishEgalimHt'],
    wholes: ['valueFishHt'],
    needs: 'valueFishHt',
  },
  {
    name: 'fish-france-above-total',
    code: 'fish-france-above-total',
    type: 'SIMPLE',
    field: 'valueFishHt',
    parts: ['valueFishFranceHt'],
    wholes: ['valueFishHt'],
    needs: 'valueFishHt',
  },
  {
    name: 'fair-trade-above-organic',
    code: 'fair-trade-above-organic',
    type: 'SIMPLE',
    field: 'valueBioHt',
    parts: ['valueBioFairTradeHt'],
    wholes: ['valueBioHt'],
    needs: 'valueBioHt',
  },
  {
    name: 'fair-trade-above-others',
    code: 'fair-trade-above-others',
    type: 'SIMPLE',
    field: 'valueEgalimOthersHt',
    parts: ['valueEgalimOthersFairTradeHt'],
    wholes: ['valueEgalimOthersHt'],
    needs: 'valueEgalimOthersHt',
  },
  {
    name: 'families-above-egalim',
    code: 'families-above-egalim',
    type: 'SIMPLE',
    field: 'valueSustainableHt',
    parts: ['valueMeatPoultryEgalimHt', 'valueFishEgalimHt'],
    wholes: egalimTotals,
    needs: 'valueTotalHt',
  },
  {
    name: 'french-totals-above-total',
    code: 'origin-above-total',
    type: 'SIMPLE',
    field: 'valueTotalHt',
    parts: Object.values(frenchTotals),
    wholes: ['valueTotalHt'],
    needs: 'valueTotalHt',
    origin: 'France',
    unless: ['meat-france-above-total', 'fish-france-above-total'],
  },
  {
    name: 'detail-above-total',
    code: 'detail-above-total',
    type: 'COMPLETE',
    field: 'valueTotalHt',
    parts: cellsWhere(cell => !isOrigin(cell)),
    wholes: ['valueTotalHt'],
    needs: 'valueTotalHt',
  },
  {
    name: 'fair-trade-detail-above-organic',
    code: 'fair-trade-above-organic',
    type: 'COMPLETE',
    field: 'valueBioHt',
    parts: fairTradeCells,
    wholes: cellsWhere(({ label }) => label.property === 'Bio'),
    needs: 'valueBioHt',
  },
  ...familyChecks('meat', 'valueMeatPoultryHt', 'ViandesVolailles'),
  ...familyChecks('fish', 'valueFishHt', 'ProduitsDeLaMer'),
  ...origins.map(
    (origin): CrossCheck => ({
      name: `origin-above-total ${origin}`,
      code: 'origin-above-total',
      type: 'COMPLETE',
      field: 'valueTotalHt',
      parts: cellsWhere(cell => cell.label.property === origin),
      wholes: ['valueTotalHt'],
      needs: 'valueTotalHt',
      origin,
    }),
  ),
]
