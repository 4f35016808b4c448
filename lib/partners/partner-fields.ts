import { economicModels } from '../canteens/production.ts'
import { type SectorCategory, sectorCategories } from '../canteens/sector-categories.ts'
import type { Field } from '../entities/field.ts'
import { departments } from '../territories/departments.ts'
import { gratuityOptions } from './gratuity-options.ts'
import { partnerNeeds } from './partner-needs.ts'

const shown = { nullable: false, file: null, stored: true, answer: true, labels: null } as const
const shownOrNull = { ...shown, nullable: true } as const
/** Not in the answers, or in another form. */
const internal = { ...shown, answer: false } as const
const internalOrNull = { ...internal, nullable: true } as const

/** The categories of sectors that an actor may help. */
export const partnerSectors = Object.keys(sectorCategories) as SectorCategory[]

export const departmentCodes: readonly string[] = departments.map(({ code }) => code)

/** An actor that helps canteens. What it says of its contact is for our team alone. */
export const partnerFields = {
  id: { ...shown, kind: 'integer' },
  creationDate: { ...shown, kind: 'moment' },
  /** The version of the actor. */
  modificationDate: { ...shown, kind: 'moment' },
  name: { ...shown, kind: 'text' },
  categories: { ...shown, kind: 'codes', codes: partnerNeeds },
  shortDescription: { ...shown, kind: 'text' },
  /** In Markdown; answers have its HTML. */
  longDescription: { ...internalOrNull, kind: 'text' },
  website: { ...internalOrNull, kind: 'text' },
  /** The key of its picture; answers have its address. */
  image: { ...internalOrNull, kind: 'text' },
  /** Ids; answers have their names. */
  types: { ...internal, kind: 'integers' },
  sectorCategories: { ...internal, kind: 'codes', codes: partnerSectors },
  departments: { ...shown, kind: 'texts' },
  /** Whether it helps canteens of the whole country. */
  national: { ...shown, kind: 'yesNo' },
  gratuityOption: { ...shownOrNull, kind: 'code', codes: gratuityOptions },
  economicModel: { ...shownOrNull, kind: 'code', codes: economicModels },
  contactName: { ...internalOrNull, kind: 'text' },
  contactEmail: { ...internalOrNull, kind: 'text' },
  contactEmailKey: { ...internalOrNull, kind: 'text' },
  contactMessage: { ...internalOrNull, kind: 'text' },
  contactPhoneNumber: { ...internalOrNull, kind: 'text' },
  published: { ...internal, kind: 'yesNo' },
  searchText: { ...internal, kind: 'text' },
  userId: { ...internalOrNull, kind: 'integer' },
  /** What recognises a proposal that is sent again. */
  submissionKey: { ...internalOrNull, kind: 'text' },
  requestDigest: { ...internalOrNull, kind: 'text' },
} as const satisfies Readonly<Record<string, Field>>
export type PartnerFields = typeof partnerFields
