import type { ExportFacts, Field, InputFacts } from '../entities/field.ts'

/** Where the waste comes from, in the order of the tunnel. */
export const wasteSources = ['preparation', 'unserved', 'leftovers'] as const
export type WasteSource = (typeof wasteSources)[number]

export interface WasteFacts extends InputFacts, ExportFacts {}

type WasteField = Field & WasteFacts

/** The facts of a value that clients cannot set and exports do not have; entries override them. */
const storedValue = {
  nullable: false,
  file: null,
  stored: true,
  answer: true,
  labels: null,
  input: null,
  exportColumn: null,
} as const

const derivedValue = { ...storedValue, stored: false, nullable: true } as const
const givenValue = { ...storedValue, nullable: true, input: 'optional' } as const
const mass = { ...givenValue, kind: 'amount' } as const
const yesNo = { ...givenValue, kind: 'yesNo' } as const

type MassName<Source extends WasteSource> = `${Source}${'TotalMass' | 'EdibleMass' | 'InedibleMass'}`
type SourceFields<Source extends WasteSource> = Readonly<
  Record<MassName<Source>, typeof mass & WasteFacts> & Record<`${Source}IsSorted`, typeof yesNo & WasteFacts>
>

/** The four values of a source: its mass, whether it was sorted, and the two masses that sorting gave. */
const valuesOf = <Source extends WasteSource>(source: Source, label: string) =>
  ({
    [`${source}TotalMass`]: { ...mass, exportColumn: { header: `${label} : total (kg)`, width: 16 } },
    [`${source}IsSorted`]: { ...yesNo, exportColumn: { header: `${label} : trié`, width: 12 } },
    [`${source}EdibleMass`]: { ...mass, exportColumn: { header: `${label} : comestible (kg)`, width: 16 } },
    [`${source}InedibleMass`]: { ...mass, exportColumn: { header: `${label} : non comestible (kg)`, width: 16 } },
  }) as unknown as SourceFields<Source>

/** The properties of a waste measurement, in the order of its answers. Masses are in kilograms. */
export const wasteFields = {
  id: { ...storedValue, kind: 'integer' },
  canteenId: { ...storedValue, kind: 'integer' },
  periodStartDate: {
    ...storedValue,
    kind: 'day',
    input: 'required',
    exportColumn: { header: 'Début de la période', width: 14 },
  },
  /** The last day of the period, included. */
  periodEndDate: {
    ...storedValue,
    kind: 'day',
    input: 'required',
    exportColumn: { header: 'Fin de la période', width: 14 },
  },
  daysInPeriod: { ...derivedValue, kind: 'integer', nullable: false, exportColumn: { header: 'Jours', width: 8 } },
  /** Meals served in the whole period. */
  mealCount: { ...givenValue, kind: 'integer', exportColumn: { header: 'Couverts', width: 10 } },
  totalMass: { ...mass, exportColumn: { header: 'Gaspillage total (kg)', width: 16 } },
  isSortedBySource: { ...yesNo, exportColumn: { header: 'Trié par source', width: 12 } },
  ...valuesOf('preparation', 'Préparation'),
  ...valuesOf('unserved', 'Présenté et non servi'),
  ...valuesOf('leftovers', 'Reste assiette'),
  totalYearlyWasteEstimation: {
    ...derivedValue,
    kind: 'amount',
    exportColumn: { header: 'Estimation annuelle (kg)', width: 16 },
  },
  creationDate: { ...storedValue, kind: 'moment' },
  /** The version of the measurement. */
  modificationDate: { ...storedValue, kind: 'moment' },
  deletionDate: { ...storedValue, kind: 'moment', nullable: true, answer: false },
} as const satisfies Readonly<Record<string, WasteField>>
export type WasteFields = typeof wasteFields
