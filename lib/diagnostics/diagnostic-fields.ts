import { creationSources } from '../canteens/creation-source.ts'
import type { Field } from '../entities/field.ts'
import { type Binding, count } from '../table-schema/binding.ts'
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

export const diagnosticTypes = ['SIMPLE', 'COMPLETE'] as const
export type DiagnosticType = (typeof diagnosticTypes)[number]

/** What a central kitchen declares for its satellites: their purchases only, or everything. */
export const centralKitchenModes = ['APPRO', 'ALL'] as const

/** An amount in euros without VAT for one civil year. Null = not given. */
export type Amount = number | null

interface DiagnosticFacts {
  /** How a detailed file gives it; `file` is the simple one. */
  readonly detailedFile: Binding<unknown> | null
  /** It says when, not what: two states that differ by these only are the same. */
  readonly stamp: boolean
}

/** A value, which no file has. */
const told = { nullable: true, file: null, detailedFile: null, stored: true, answer: true, stamp: false } as const
/** What is made from other tables or from other values. */
const made = { ...told, stored: false } as const

const inColumn = (column: string): Binding<Amount> => ({
  column,
  read: value => (value === '' ? null : Number(value.includes(',') ? value.replace(',', '.') : value)),
})

const amount = { ...told, kind: 'amount' } as const
/** A total that both files give. */
const typedTotal = (simple: string, detailed: string) =>
  ({ ...amount, file: inColumn(simple), detailedFile: inColumn(detailed) }) as const
/** A total that the simple file gives; that of a detailed diagnostic is the sum of its grid. */
const summedTotal = (simple: string) => ({ ...amount, file: inColumn(simple) }) as const

/** One property each. */
function each<Name extends string, F>(names: readonly Name[], fieldOf: (name: Name) => F): Readonly<Record<Name, F>> {
  return Object.fromEntries(names.map(name => [name, fieldOf(name)])) as Readonly<Record<Name, F>>
}

const columnOfCell = new Map(gridCells.map(({ property, column }) => [property, column]))

const year = { column: 'année_bilan', read: count }

/**
 * The diagnostic of a canteen for one civil year, property by property, in the order of its answers; its files, its table
 * and its history derive from it.
 */
export const diagnosticFields = {
  id: { ...told, kind: 'integer', nullable: false },
  canteenId: { ...told, kind: 'integer', nullable: false },
  /** Civil year of the purchases, not of the declaration. */
  year: { ...told, kind: 'integer', nullable: false, file: year, detailedFile: year },
  diagnosticType: { ...told, kind: 'code', codes: diagnosticTypes },
  centralKitchenDiagnosticMode: { ...told, kind: 'code', codes: centralKitchenModes },
  isTeledeclared: { ...made, kind: 'yesNo', nullable: false },
  /** Its total is given, and more than nothing. */
  isFilled: { ...made, kind: 'yesNo', nullable: false },
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
  ...each([...columnOfCell.keys()], cell => ({ ...amount, detailedFile: inColumn(columnOfCell.get(cell) ?? '') })),
  ...each(yesNoQuestions, () => ({ ...told, kind: 'yesNo' }) as const),
  serviceType: { ...told, kind: 'code', codes: choiceQuestions.serviceType },
  vegetarianWeeklyRecurrence: { ...told, kind: 'code', codes: choiceQuestions.vegetarianWeeklyRecurrence },
  vegetarianMenuType: { ...told, kind: 'code', codes: choiceQuestions.vegetarianMenuType },
  communicationFrequency: { ...told, kind: 'code', codes: choiceQuestions.communicationFrequency },
  wasteActions: { ...told, kind: 'codes', codes: listQuestions.wasteActions },
  diversificationPlanActions: { ...told, kind: 'codes', codes: listQuestions.diversificationPlanActions },
  vegetarianMenuBases: { ...told, kind: 'codes', codes: listQuestions.vegetarianMenuBases },
  communicationSupports: { ...told, kind: 'codes', codes: listQuestions.communicationSupports },
  ...each(namesOf(countQuestions), () => ({ ...told, kind: 'integer' }) as const),
  ...each(namesOf(weightQuestions), () => ({ ...told, kind: 'amount' }) as const),
  ...each(namesOf(textQuestions), () => ({ ...told, kind: 'text' }) as const),
  ...each(tunnels, () => ({ ...told, kind: 'text' }) as const),
  creationDate: { ...told, kind: 'moment', nullable: false, stamp: true },
  modificationDate: { ...told, kind: 'moment', nullable: false, stamp: true },
  creationSource: { ...told, kind: 'code', codes: creationSources },
  /** The declaration in force. */
  teledeclaration: { ...made, kind: 'own' },
} as const satisfies Readonly<Record<string, Field & DiagnosticFacts>>
export type DiagnosticFields = typeof diagnosticFields
