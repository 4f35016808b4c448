import { creationSources } from '../entities/creation-source.ts'
import type { Field, InputFacts } from '../entities/field.ts'
import { type Binding, countIn } from '../table-schema/binding.ts'
import { centralKitchenModeLabels, diagnosticTypeLabels } from './diagnostic-labels.ts'
import { centralKitchenModes, diagnosticTypes } from './diagnostic-types.ts'
import { includedProperties } from './included-amounts.ts'
import { gridCells } from './product-grid.ts'
import {
  choiceQuestions,
  countQuestions,
  listQuestions,
  namesOf,
  textQuestions,
  tunnels,
  weightQuestions,
  yesNoQuestions,
} from './service-questions.ts'

/** An amount in euros without VAT for one civil year. Null = not given. */
export type Amount = number | null

interface DiagnosticFacts extends InputFacts {
  /** The column of a detailed file; `file` is that of a simple one. */
  readonly detailedFile: Binding<unknown> | null
  /** It says when, not what: the history ignores a change of these alone. */
  readonly stamp: boolean
}

/** The facts of a stored value that no file has; entries override them. */
const storedValue = {
  nullable: true,
  file: null,
  detailedFile: null,
  stored: true,
  answer: true,
  labels: null,
  input: null,
  stamp: false,
} as const
/** A value that clients may set. */
const givenValue = { ...storedValue, input: 'optional' } as const
/** A value derived from other tables or values. */
const derivedValue = { ...storedValue, stored: false } as const

/** The amount that a column of a file holds; an empty cell holds none. */
export const amountIn = (column: string): Binding<Amount> => ({
  column,
  read: value => (value === '' ? null : Number(value.includes(',') ? value.replace(',', '.') : value)),
  write: amount => (amount === null ? '' : String(amount)),
})

const amount = { ...givenValue, kind: 'amount' } as const
/** A total that both kinds of file have. */
const typedTotal = (simple: string, detailed: string) =>
  ({ ...amount, file: amountIn(simple), detailedFile: amountIn(detailed) }) as const
/** A total of the simple file alone; in a detailed diagnostic it is a sum of the grid. */
const summedTotal = (simple: string) => ({ ...amount, file: amountIn(simple) }) as const

function mapNames<Name extends string, F>(
  names: readonly Name[],
  fieldOf: (name: Name) => F,
): Readonly<Record<Name, F>> {
  return Object.fromEntries(names.map(name => [name, fieldOf(name)])) as Readonly<Record<Name, F>>
}

const columnOfCell = new Map(gridCells.map(({ property, column }) => [property, column]))

const year = countIn('année_bilan')

/**
 * The properties of the diagnostic of a canteen for one civil year, in the order of its answers; its files, table and
 * history derive from this list.
 */
export const diagnosticFields = {
  id: { ...storedValue, kind: 'integer', nullable: false },
  canteenId: { ...storedValue, kind: 'integer', nullable: false },
  /** Civil year of the purchases, not of the declaration. */
  year: { ...storedValue, kind: 'integer', nullable: false, file: year, detailedFile: year, input: 'required' },
  diagnosticType: { ...givenValue, kind: 'code', codes: diagnosticTypes, labels: diagnosticTypeLabels },
  centralKitchenDiagnosticMode: {
    ...givenValue,
    kind: 'code',
    codes: centralKitchenModes,
    labels: centralKitchenModeLabels,
  },
  isTeledeclared: { ...derivedValue, kind: 'yesNo', nullable: false },
  /** It lacks none of the amounts that its year asks for (`missing-amounts.ts`). */
  isFilled: { ...derivedValue, kind: 'yesNo', nullable: false },
  /** All food purchases. */
  valueTotalHt: typedTotal('valeur_totale', 'valeur_totale'),
  valueBioHt: summedTotal('valeur_bio'),
  /** Official quality signs other than organic. */
  valueSustainableHt: summedTotal('valeur_siqo'),
  /** Bought on environmental externalities or performance. */
  valueExternalityPerformanceHt: summedTotal('valeur_environnemental'),
  /** The other labels that EGalim counts. */
  valueEgalimOthersHt: summedTotal('valeur_autres_egalim'),
  valueMeatPoultryHt: typedTotal('valeur_viandes', 'valeur_viandes_volailles'),
  valueMeatPoultryEgalimHt: summedTotal('valeur_viandes_egalim'),
  valueMeatPoultryFranceHt: summedTotal('valeur_viandes_france'),
  valueFishHt: typedTotal('valeur_poissons', 'valeur_poissons_produits_mer'),
  valueFishEgalimHt: summedTotal('valeur_poissons_egalim'),
  ...mapNames([...columnOfCell.keys()], cell => ({ ...amount, detailedFile: amountIn(columnOfCell.get(cell) ?? '') })),
  // Their columns are those of the formats of 2026, which have their own bindings.
  ...mapNames(includedProperties, () => amount),
  ...mapNames(yesNoQuestions, () => ({ ...givenValue, kind: 'yesNo' }) as const),
  serviceType: { ...givenValue, kind: 'code', codes: choiceQuestions.serviceType },
  vegetarianWeeklyRecurrence: { ...givenValue, kind: 'code', codes: choiceQuestions.vegetarianWeeklyRecurrence },
  vegetarianMenuType: { ...givenValue, kind: 'code', codes: choiceQuestions.vegetarianMenuType },
  communicationFrequency: { ...givenValue, kind: 'code', codes: choiceQuestions.communicationFrequency },
  wasteActions: { ...givenValue, kind: 'codes', codes: listQuestions.wasteActions },
  diversificationPlanActions: { ...givenValue, kind: 'codes', codes: listQuestions.diversificationPlanActions },
  vegetarianMenuBases: { ...givenValue, kind: 'codes', codes: listQuestions.vegetarianMenuBases },
  communicationSupports: { ...givenValue, kind: 'codes', codes: listQuestions.communicationSupports },
  ...mapNames(namesOf(countQuestions), () => ({ ...givenValue, kind: 'integer' }) as const),
  ...mapNames(namesOf(weightQuestions), () => ({ ...givenValue, kind: 'amount' }) as const),
  ...mapNames(namesOf(textQuestions), () => ({ ...givenValue, kind: 'text' }) as const),
  ...mapNames(tunnels, () => ({ ...givenValue, kind: 'text' }) as const),
  creationDate: { ...storedValue, kind: 'moment', nullable: false, stamp: true },
  modificationDate: { ...storedValue, kind: 'moment', nullable: false, stamp: true },
  /** Set at creation only. */
  creationSource: { ...givenValue, kind: 'code', codes: creationSources },
  creationMtmSource: { ...givenValue, kind: 'text', answer: false },
  creationMtmCampaign: { ...givenValue, kind: 'text', answer: false },
  creationMtmMedium: { ...givenValue, kind: 'text', answer: false },
  /** Where the figures come from, as JSON: see `server/diagnostics/stored-sources.ts`. */
  fieldSources: { ...storedValue, kind: 'text', answer: false, stamp: true },
  /** The same for people: the source of each value that is given. */
  sources: { ...derivedValue, kind: 'own', nullable: false },
  /** The current declaration. */
  teledeclaration: { ...derivedValue, kind: 'own' },
} as const satisfies Readonly<Record<string, Field & DiagnosticFacts>>
export type DiagnosticFields = typeof diagnosticFields
