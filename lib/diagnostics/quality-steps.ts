import type { StoredAmount } from './amount-properties.ts'
import { impossibleCells } from './impossible-cells.ts'
import { fairTradeCells, includedTotals } from './included-amounts.ts'
import { type GridCell, type GridLabel, type GridProperty, gridCells, gridLabels } from './product-grid.ts'

/** How the purchases of a year are entered: ten totals, or a grid of labels and families. */
export type EntryMode = 'SIMPLE' | 'COMPLETE'

const words = (name: string): string => name.replace(/(?<!^)(?=[A-Z])/g, '_').toLowerCase()

/**
 * The slug of the step of a label. Only the first underscore becomes a hyphen: `aocaop-igp_stg` is odd, and links to it
 * must keep working.
 */
export const slugOfLabel = (label: GridLabel): string => words(label.property).replace('_', '-')

const commonSteps = [
  { slug: 'total', fields: ['valueTotalHt'] },
  { slug: 'mode-de-saisie', fields: [] },
] as const satisfies readonly StepFacts[]

const simpleSteps = [
  { slug: 'valeurs-totales-bio-siqo', fields: ['valueBioHt', 'valueSustainableHt'] },
  { slug: 'valeurs-totales-autres', fields: ['valueEgalimOthersHt', 'valueExternalityPerformanceHt'] },
  {
    slug: 'valeurs-totales-viandes-volailles',
    fields: ['valueMeatPoultryHt', 'valueMeatPoultryEgalimHt', 'valueMeatPoultryFranceHt'],
  },
  { slug: 'valeurs-totales-mer-aquaculture', fields: ['valueFishHt', 'valueFishEgalimHt'] },
] as const satisfies readonly StepFacts[]

const detailedTotals = {
  slug: 'valeurs-totales-viandes-aquaculture',
  fields: ['valueMeatPoultryHt', 'valueFishHt'],
} as const satisfies StepFacts

const partsOfTotals = { slug: 'parts-equitables-et-francaises', fields: includedTotals } as const satisfies StepFacts
const partsOfOrganic = { slug: 'bio-dont-commerce-equitable', fields: fairTradeCells } as const satisfies StepFacts

interface StepFacts {
  readonly slug: string
  readonly fields: readonly StoredAmount[]
}

/** A step of the measure, with the amounts that it asks for in the order of the sheet. */
export interface QualityStep extends StepFacts {
  /** The modes in which it is asked for. */
  readonly modes: readonly EntryMode[]
  /** The label that the step is about, in a detailed entry. */
  readonly label: GridLabel | null
  /**
   * Whether it asks for parts of amounts, all optional: before the year that asks for them, it is shown only where a file or a
   * program has given one.
   */
  readonly isOfParts: boolean
}

const both: readonly EntryMode[] = ['SIMPLE', 'COMPLETE']
const withoutLabel = (modes: readonly EntryMode[]) => (facts: StepFacts) => ({
  ...facts,
  modes,
  label: null,
  isOfParts: false,
})

const stepOfParts = (modes: readonly EntryMode[]) => (facts: StepFacts) => ({
  ...withoutLabel(modes)(facts),
  isOfParts: true,
})

/** All steps in order but the summary, whatever the mode of entry. */
export const qualitySteps: readonly QualityStep[] = [
  ...commonSteps.map(withoutLabel(both)),
  ...simpleSteps.map(withoutLabel(['SIMPLE'])),
  ...[partsOfTotals].map(stepOfParts(['SIMPLE'])),
  ...[detailedTotals].map(withoutLabel(['COMPLETE'])),
  ...gridLabels.map(label => ({
    slug: slugOfLabel(label),
    modes: ['COMPLETE'] as const,
    label,
    isOfParts: false,
    fields: gridCells.filter(cell => cell.label === label).map(({ property }) => property),
  })),
  ...[partsOfOrganic].map(stepOfParts(['COMPLETE'])),
]

/** The steps that a mode of entry has in every year; those of a simple one while nobody has chosen. */
export const qualityStepsOf = (mode: EntryMode | null): readonly QualityStep[] =>
  qualitySteps.filter(({ modes, isOfParts }) => !isOfParts && modes.includes(mode ?? 'SIMPLE'))

/** The steps that ask for some amounts, each with those of them that it asks for. */
export const stepsAskingFor = (
  amounts: readonly StoredAmount[],
  mode: EntryMode | null,
): readonly { readonly step: QualityStep; readonly asked: readonly StoredAmount[] }[] =>
  qualityStepsOf(mode).flatMap(step => {
    const asked = step.fields.filter(name => amounts.includes(name))
    return asked.length === 0 ? [] : [{ step, asked }]
  })

const impossible: ReadonlySet<string> = impossibleCells

/**
 * Whether an amount is asked for. A cell that cannot be is not, unless a file has put something there: an amount that is
 * counted is never hidden.
 */
export const isAskedFor = (property: StoredAmount, stored: number | null): boolean =>
  !impossible.has(property) || (stored ?? 0) !== 0

const cellOf = new Map<string, GridCell>(gridCells.map(cell => [cell.property, cell]))

/** The cell of an amount of the grid; undefined for a total. */
export const gridCellOf = (property: string): GridCell | undefined => cellOf.get(property as GridProperty)
