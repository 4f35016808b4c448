import { splitEmails } from '../accounts/email.ts'
import { creationSources } from '../entities/creation-source.ts'
import type { Field, InputFacts } from '../entities/field.ts'
import { count, text } from '../table-schema/binding.ts'
import { splitList } from '../table-schema/cell-type.ts'
import {
  economicModelLabels,
  managementTypeLabels,
  ministryLabels,
  productionTypeLabels,
  publicationStatusLabels,
  sectorLabels,
} from './canteen-labels.ts'
import { findMinistry, ministries } from './ministries.ts'
import {
  type EconomicModel,
  economicModels,
  type ManagementType,
  managementTypes,
  type ProductionType,
  productionTypes,
  publicationStatuses,
} from './production.ts'
import { findSectorId } from './sectors.ts'

interface CanteenFacts extends InputFacts {
  /** Only the staff's file has it: an ordinary file leaves the stored value as it is. */
  readonly staffOnly: boolean
  /** It says when, or follows other values: the history ignores a change of these alone. */
  readonly stamp: boolean
}

/** The facts of a stored value that no file has; entries override them. */
const storedValue = {
  nullable: true,
  file: null,
  stored: true,
  answer: true,
  labels: null,
  input: null,
  staffOnly: false,
  stamp: false,
} as const
/** A value that clients may set. */
const givenValue = { ...storedValue, input: 'optional' } as const
/** A value derived from other tables or values. */
const derivedValue = { ...storedValue, stored: false } as const
/** A value for the server alone. */
const internalValue = { ...storedValue, answer: false } as const

/** The properties of a canteen, in the order of its answers; its files, table and history derive from this list. */
export const canteenFields = {
  id: { ...storedValue, kind: 'integer', nullable: false },
  name: {
    ...storedValue,
    kind: 'text',
    nullable: false,
    file: { column: 'nom', read: text },
    input: 'required',
  },
  siret: { ...givenValue, kind: 'text', file: { column: 'siret', read: text } },
  sirenUniteLegale: { ...givenValue, kind: 'text' },
  city: { ...givenValue, kind: 'text' },
  cityInseeCode: { ...givenValue, kind: 'text', file: { column: 'code_insee_commune', read: text } },
  postalCode: { ...givenValue, kind: 'text', file: { column: 'code_postal_commune', read: text } },
  epci: { ...storedValue, kind: 'text' },
  epciLib: { ...storedValue, kind: 'text' },
  patList: { ...storedValue, kind: 'texts', nullable: false },
  patLibList: { ...storedValue, kind: 'texts', nullable: false },
  department: { ...givenValue, kind: 'text' },
  departmentLib: { ...storedValue, kind: 'text' },
  region: { ...storedValue, kind: 'text' },
  regionLib: { ...storedValue, kind: 'text' },
  /** Ids. */
  sectors: {
    ...derivedValue,
    kind: 'own',
    labels: sectorLabels,
    nullable: false,
    input: 'optional',
    file: {
      column: 'secteurs',
      read: (value): readonly number[] => [...new Set(splitList(value, '+').flatMap(name => findSectorId(name) ?? []))],
    },
  },
  lineMinistry: {
    ...givenValue,
    kind: 'code',
    codes: ministries.map(({ value }) => value),
    labels: ministryLabels,
    file: { column: 'admin_ministère_tutelle', read: findMinistry },
    staffOnly: true,
  },
  dailyMealCount: { ...givenValue, kind: 'integer', file: { column: 'nombre_repas_jour', read: count } },
  yearlyMealCount: { ...givenValue, kind: 'integer', file: { column: 'nombre_repas_an', read: count } },
  satelliteCanteensCount: { ...givenValue, kind: 'integer' },
  centralProducerSiret: { ...givenValue, kind: 'text', file: { column: 'siret_livreur_repas', read: text } },
  managementType: {
    ...givenValue,
    kind: 'code',
    codes: managementTypes,
    labels: managementTypeLabels,
    file: { column: 'type_gestion', read: value => text(value) as ManagementType | null },
  },
  productionType: {
    ...givenValue,
    kind: 'code',
    codes: productionTypes,
    labels: productionTypeLabels,
    file: { column: 'type_production', read: value => text(value) as ProductionType | null },
  },
  economicModel: {
    ...givenValue,
    kind: 'code',
    codes: economicModels,
    labels: economicModelLabels,
    file: { column: 'modèle_économique', read: value => text(value) as EconomicModel | null },
  },
  /** In files, the e-mails of people to add to the team, who receive a message. */
  managers: {
    ...derivedValue,
    kind: 'own',
    nullable: false,
    file: { column: 'gestionnaires_additionnels', read: (value): readonly string[] => splitEmails(value) },
  },
  /** The e-mails of people to add to the team without a message. */
  silentManagers: {
    ...derivedValue,
    kind: 'own',
    nullable: false,
    answer: false,
    file: { column: 'admin_gestionnaires_additionnels', read: (value): readonly string[] => splitEmails(value) },
    staffOnly: true,
  },
  managerInvitations: { ...derivedValue, kind: 'own', nullable: false },
  diagnostics: { ...derivedValue, kind: 'own', nullable: false },
  publicationStatus: {
    ...storedValue,
    kind: 'code',
    codes: publicationStatuses,
    labels: publicationStatusLabels,
    nullable: false,
  },
  isCentralCuisine: { ...derivedValue, kind: 'yesNo' },
  isSatellite: { ...derivedValue, kind: 'yesNo', nullable: false },
  publicationComments: { ...givenValue, kind: 'text' },
  qualityComments: { ...givenValue, kind: 'text' },
  wasteComments: { ...givenValue, kind: 'text' },
  diversificationComments: { ...givenValue, kind: 'text' },
  plasticsComments: { ...givenValue, kind: 'text' },
  informationComments: { ...givenValue, kind: 'text' },
  /** The address of an image. */
  logo: { ...derivedValue, kind: 'own', input: 'optional' },
  images: { ...derivedValue, kind: 'own', nullable: false, input: 'optional' },
  /** The kitchen that delivers to this satellite. */
  centralKitchen: { ...derivedValue, kind: 'own' },
  /** The canteens that this kitchen delivers to. */
  satellites: { ...derivedValue, kind: 'own', nullable: false },
  creationSource: { ...givenValue, kind: 'code', codes: creationSources },
  modificationDate: { ...storedValue, kind: 'moment', nullable: false, stamp: true },
  importSource: {
    ...internalValue,
    kind: 'text',
    file: { column: 'admin_source_donnees', read: text },
    staffOnly: true,
  },
  creationDate: { ...internalValue, kind: 'moment', nullable: false, stamp: true },
  deletionDate: { ...internalValue, kind: 'moment' },
  /** The texts that searches look in; the history ignores it, since it follows the name and the SIRET. */
  searchText: { ...internalValue, kind: 'text', nullable: false, stamp: true },
  // Jobs count their attempts to locate a canteen, and store the date of its reminder.
  inseeCodeAttempts: { ...internalValue, kind: 'integer', nullable: false, stamp: true },
  inseeCodeAttemptDate: { ...internalValue, kind: 'moment', stamp: true },
  geolocationAttempts: { ...internalValue, kind: 'integer', nullable: false, stamp: true },
  emailNoDiagnosticFirstReminder: { ...internalValue, kind: 'moment', stamp: true },
} as const satisfies Readonly<Record<string, Field & CanteenFacts>>
export type CanteenFields = typeof canteenFields
