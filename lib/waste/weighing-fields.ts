import type { ExportFacts, Field, InputFacts } from '../entities/field.ts'
import type { Labels } from '../messages/labels.ts'
import { type WasteSource, wasteSources } from './waste-fields.ts'

/** Whether what was weighed could have been eaten; `unknown` when it was weighed unsorted. */
export const edibleAnswers = ['yes', 'no', 'unknown'] as const
export type EdibleAnswer = (typeof edibleAnswers)[number]

export const sourceLabels: Labels<WasteSource> = {
  fr: {
    preparation: 'Préparation',
    unserved: 'Présenté et non servi',
    leftovers: 'Restes dans les assiettes',
  },
  en: { preparation: 'Preparation', unserved: 'Displayed but not served', leftovers: 'Plate leftovers' },
}

const edibleLabels: Labels<EdibleAnswer> = {
  fr: { yes: 'Comestible', no: 'Non comestible', unknown: 'Non trié' },
  en: { yes: 'Edible', no: 'Inedible', unknown: 'Not sorted' },
}

interface WeighingFacts extends InputFacts, ExportFacts {}

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
const givenValue = { ...storedValue, input: 'required' } as const
const derivedValue = { ...storedValue, stored: false } as const

/** The properties of a weighing, in the order of its answers. */
export const weighingFields = {
  id: { ...storedValue, kind: 'integer' },
  canteenId: { ...storedValue, kind: 'integer' },
  /** Made by the device: a weighing that is sent twice is stored once. */
  uuid: { ...storedValue, kind: 'text' },
  /** Rises with each change: of two changes based on the same revision, the second is refused. */
  revision: { ...storedValue, kind: 'integer' },
  day: { ...givenValue, kind: 'day', exportColumn: { header: 'Jour', width: 12 } },
  source: {
    ...givenValue,
    kind: 'code',
    codes: wasteSources,
    labels: sourceLabels,
    exportColumn: { header: 'Source', width: 26 },
  },
  grams: { ...givenValue, kind: 'integer', exportColumn: { header: 'Masse (g)', width: 12 } },
  /** Kilograms, for people who read an export. */
  mass: { ...derivedValue, kind: 'amount', answer: false, exportColumn: { header: 'Masse (kg)', width: 12 } },
  edible: {
    ...givenValue,
    kind: 'code',
    codes: edibleAnswers,
    labels: edibleLabels,
    exportColumn: { header: 'Tri', width: 16 },
  },
  userId: { ...storedValue, kind: 'integer', nullable: true, answer: false },
  /** The link that it came through; null when it was weighed with an account. */
  linkId: { ...storedValue, kind: 'integer', nullable: true },
  /** Null for a link, and for an account that no longer exists. */
  authorName: {
    ...derivedValue,
    kind: 'text',
    nullable: true,
    exportColumn: { header: 'Pesé par', width: 26 },
  },
  creationDate: { ...storedValue, kind: 'moment' },
  /** The version of the weighing. */
  modificationDate: { ...storedValue, kind: 'moment' },
  deletionDate: { ...storedValue, kind: 'moment', nullable: true, answer: false },
} as const satisfies Readonly<Record<string, Field & WeighingFacts>>
export type WeighingFields = typeof weighingFields
