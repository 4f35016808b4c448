import { declaredQuestions, isAskedOf } from '../diagnostics/declared-answers.ts'
import { type GridFamily, gridCells, gridFamilies, gridLabels } from '../diagnostics/product-grid.ts'
import { snakeCase } from '../entities/snake-case.ts'
import { formatEuros } from '../messages/euros.ts'
import { formatFixedHundredths } from '../messages/numbers.ts'
import { familyLabels } from '../purchases/purchase-labels.ts'
import { familyOfGrid } from '../purchases/summary-rules.ts'
import { declaredAnswerText, type EstablishmentFacts, establishmentRows } from './declared-rows.ts'
import { proofWords as words } from './proof-words.ts'
import type { Snapshot } from './snapshot.ts'
import { coversOtherMeasures, coversPurchases, type TeledeclarationMode } from './teledeclaration-modes.ts'

export interface ProofTable {
  readonly title: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** Parts of the width. */
  readonly widths: readonly number[]
  /** Whether all columns but the first hold amounts. */
  readonly isNumeric?: boolean
}

type Answer = Snapshot['teledeclaration'][string]

const amountText = (amount: Answer | undefined): string =>
  typeof amount === 'number' ? formatEuros(amount, 'fr') : words.nothing

/** The amounts of a snapshot that a proof shows first, by their property: the totals that it holds. */
export function proofTotals({ teledeclaration }: Snapshot): Record<string, number | null> {
  const held = Object.keys(words.totals).filter(name => snakeCase(name) in teledeclaration)
  return Object.fromEntries(
    held.map(name => {
      const amount = teledeclaration[snakeCase(name)]
      return [name, typeof amount === 'number' ? amount : null]
    }),
  )
}

/** The tables of a proof, in the order in which they are read. */
export function proofTables(snapshot: Snapshot): ProofTable[] {
  const mode = snapshot.teledeclaration_mode as TeledeclarationMode
  return [
    establishmentTable(snapshot),
    ...(snapshot.satellites && snapshot.satellites.length > 0 ? [satellitesTable(snapshot.satellites)] : []),
    ...(coversPurchases(mode) ? purchaseTables(snapshot) : []),
    ...(coversOtherMeasures(mode) ? [otherMeasuresTable(snapshot)] : []),
  ]
}

const halves = [0.5, 0.5] as const

function establishmentTable({ canteen, teledeclaration, ...snapshot }: Snapshot): ProofTable {
  const facts: EstablishmentFacts = {
    name: canteen.name,
    siret: canteen.siret,
    siren: canteen.siren_unite_legale,
    city: canteen.city_insee_code,
    productionType: canteen.production_type,
    kitchen: [snapshot.central_kitchen_name, snapshot.central_kitchen_siret].filter(Boolean).join(', ') || null,
    satelliteCanteensCount: canteen.satellite_canteens_count,
    dailyMealCount: canteen.daily_meal_count,
    yearlyMealCount: canteen.yearly_meal_count,
    sectors: canteen.sectors.map(({ name }) => name).join(', ') || null,
    lineMinistry: canteen.line_ministry,
    managementType: canteen.management_type,
    economicModel: canteen.economic_model,
    diagnosticType: teledeclaration.diagnostic_type as string | null,
  }
  return {
    title: words.establishment,
    head: [words.item, words.value],
    // Only what is known.
    rows: establishmentRows(facts, 'fr').flatMap(([field, value]) =>
      value === null ? [] : [[words.fields[field], value]],
    ),
    widths: halves,
  }
}

const satellitesTable = (satellites: NonNullable<Snapshot['satellites']>): ProofTable => ({
  title: words.satellites,
  head: [words.satellite, words.fields.siret],
  rows: satellites.map(({ name, siret, siren_unite_legale: siren }) => [name, siret ?? siren ?? words.nothing]),
  widths: [0.7, 0.3],
})

function purchaseTables({ teledeclaration, ...snapshot }: Snapshot): ProofTable[] {
  const totals = proofTotals({ teledeclaration, ...snapshot })
  const first = {
    title: words.purchases,
    head: [words.item, words.value],
    rows: Object.entries(totals).map(([name, amount]) => [
      words.totals[name as keyof typeof words.totals],
      amountText(amount),
    ]),
    widths: [0.7, 0.3],
    isNumeric: true,
  }
  if (teledeclaration.diagnostic_type !== 'COMPLETE') return [first]
  const half = gridFamilies.length / 2
  return [first, gridTable(1, gridFamilies.slice(0, half)), gridTable(2, gridFamilies.slice(half))]

  /** The 112 amounts take two tables: no page is wide enough for one. */
  function gridTable(part: number, families: readonly GridFamily[]): ProofTable {
    return {
      title: words.grid(part),
      head: [words.label, ...families.map(({ property }) => familyLabels.fr[familyOfGrid[property]])],
      rows: gridLabels.map(label => [
        words.labels[label.property],
        ...families.map(family => {
          const cell = gridCells.find(each => each.label === label && each.family === family)
          const amount = cell && teledeclaration[snakeCase(cell.property)]
          return typeof amount === 'number' ? formatFixedHundredths(amount, 'fr') : words.nothing
        }),
      ]),
      widths: [0.32, ...families.map(() => 0.17)],
      isNumeric: true,
    }
  }
}

/** What the law does not ask of the canteen is left out, unless it was answered. */
function otherMeasuresTable({ canteen, teledeclaration }: Snapshot): ProofTable {
  const meals = { productionType: canteen.production_type, dailyMealCount: canteen.daily_meal_count }
  return {
    title: words.others,
    head: [words.item, words.value],
    rows: declaredQuestions.flatMap(name => {
      const text = declaredAnswerText(name, teledeclaration[snakeCase(name)] ?? null, words, 'fr')
      return text === null && !isAskedOf(meals, name) ? [] : [[words.questions[name], text ?? words.nothing]]
    }),
    widths: halves,
  }
}
