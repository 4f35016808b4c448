import { splitEmails } from '../accounts/email.ts'
import { creationSources } from '../entities/creation-source.ts'
import type { Field, InputFacts } from '../entities/field.ts'
import { type Binding, codeIn, countIn, textIn } from '../table-schema/binding.ts'
import { splitList } from '../table-schema/cell-type.ts'
import {
  economicModelLabels,
  managementTypeLabels,
  ministryLabels,
  productionTypeLabels,
  publicationStatusLabels,
  sectorLabels,
} from './canteen-labels.ts'
import { coordinatesSources } from './coordinates.ts'
import { findMinistry, ministries, ministryName } from './ministries.ts'
import {
  type EconomicModel,
  economicModels,
  type ManagementType,
  managementTypes,
  type ProductionType,
  productionTypes,
  publicationStatuses,
} from './production.ts'
import { findSectorId, sectorName } from './sectors.ts'

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

const emailsIn = (column: string): Binding<readonly string[]> => ({
  column,
  read: splitEmails,
  write: emails => emails.join(', '),
})

/** The names of sectors in one cell, as ids. */
export const sectorsIn = (separator: string): Binding<readonly number[]> => ({
  column: 'secteurs',
  read: text => [...new Set(splitList(text, separator).flatMap(name => findSectorId(name) ?? []))],
  write: ids => ids.map(sectorName).join(separator),
})

/** The properties of a canteen, in the order of its answers; its files, table and history derive from this list. */
export const canteenFields = {
  id: { ...storedValue, kind: 'integer', nullable: false },
  name: {
    ...storedValue,
    kind: 'text',
    nullable: false,
    file: textIn('nom'),
    input: 'required',
  },
  siret: { ...givenValue, kind: 'text', file: textIn('siret') },
  sirenUniteLegale: { ...givenValue, kind: 'text' },
  city: { ...givenValue, kind: 'text' },
  cityInseeCode: { ...givenValue, kind: 'text', file: textIn('code_insee_commune') },
  postalCode: { ...givenValue, kind: 'text', file: textIn('code_postal_commune') },
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
    file: sectorsIn('+'),
  },
  /** The same sectors by their codes of 2026. */
  sectorList: { ...derivedValue, kind: 'own', nullable: false, input: 'optional' },
  lineMinistry: {
    ...givenValue,
    kind: 'code',
    codes: ministries.map(({ value }) => value),
    labels: ministryLabels,
    file: { column: 'admin_ministère_tutelle', read: findMinistry, write: ministryName },
    staffOnly: true,
  },
  dailyMealCount: { ...givenValue, kind: 'integer', file: countIn('nombre_repas_jour') },
  yearlyMealCount: { ...givenValue, kind: 'integer', file: countIn('nombre_repas_an') },
  satelliteCanteensCount: { ...givenValue, kind: 'integer' },
  centralProducerSiret: { ...givenValue, kind: 'text', file: textIn('siret_livreur_repas') },
  managementType: {
    ...givenValue,
    kind: 'code',
    codes: managementTypes,
    labels: managementTypeLabels,
    file: codeIn<ManagementType>('type_gestion'),
  },
  productionType: {
    ...givenValue,
    kind: 'code',
    codes: productionTypes,
    labels: productionTypeLabels,
    file: codeIn<ProductionType>('type_production'),
  },
  economicModel: {
    ...givenValue,
    kind: 'code',
    codes: economicModels,
    labels: economicModelLabels,
    file: codeIn<EconomicModel>('modèle_économique'),
  },
  /** In files, the e-mails of people to add to the team, who receive a message. */
  managers: {
    ...derivedValue,
    kind: 'own',
    nullable: false,
    file: emailsIn('gestionnaires_additionnels'),
  },
  /** The e-mails of people to add to the team without a message. */
  silentManagers: {
    ...derivedValue,
    kind: 'own',
    nullable: false,
    answer: false,
    file: emailsIn('admin_gestionnaires_additionnels'),
    staffOnly: true,
  },
  managerInvitations: { ...derivedValue, kind: 'own', nullable: false },
  diagnostics: { ...derivedValue, kind: 'own', nullable: false },
  /** What the kitchen of a satellite gives for it. */
  centralKitchenDiagnostics: { ...derivedValue, kind: 'own' },
  /** The purchases that it is judged by, by year. */
  approDiagnostics: { ...derivedValue, kind: 'own', nullable: false },
  publicationStatus: {
    ...storedValue,
    kind: 'code',
    codes: publicationStatuses,
    labels: publicationStatusLabels,
    nullable: false,
  },
  /** The years whose purchases it hides from everybody; a year that is declared cannot be hidden. */
  redactedApproYears: { ...givenValue, kind: 'integers', nullable: false },
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
  /** The kitchen that delivers to this satellite, or its group. */
  centralKitchen: { ...derivedValue, kind: 'own' },
  /** The group that this satellite belongs to. */
  groupe: { ...derivedValue, kind: 'own' },
  // Of a group: how many satellites it has, lack something, and are declared on their own for last year.
  satellitesCount: { ...derivedValue, kind: 'integer' },
  satellitesMissingDataCount: { ...derivedValue, kind: 'integer' },
  satellitesAlreadyTeledeclaredCount: { ...derivedValue, kind: 'integer' },
  /** The canteens that this kitchen delivers to, or that belong to this group. */
  satellites: { ...derivedValue, kind: 'own', nullable: false },
  /** What it earned with its last report of a year that is over. */
  badges: { ...derivedValue, kind: 'own', nullable: false },
  /** What it noted of the actions against food waste. */
  resourceActions: { ...derivedValue, kind: 'own', nullable: false },
  // Whether it takes part in two experiments, as clients of the public service say; null when nobody said.
  reservationExpeParticipant: { ...givenValue, kind: 'yesNo' },
  vegetarianExpeParticipant: { ...givenValue, kind: 'yesNo' },
  creationSource: { ...givenValue, kind: 'code', codes: creationSources },
  creationMtmSource: { ...givenValue, kind: 'text', answer: false },
  creationMtmCampaign: { ...givenValue, kind: 'text', answer: false },
  creationMtmMedium: { ...givenValue, kind: 'text', answer: false },
  modificationDate: { ...storedValue, kind: 'moment', nullable: false, stamp: true },
  importSource: {
    ...internalValue,
    kind: 'text',
    file: textIn('admin_source_donnees'),
    staffOnly: true,
  },
  /** The id of `groupe`. */
  groupId: { ...internalValue, kind: 'integer' },
  /** What it produced before a kitchen linked it; null once its team decides itself. */
  formerProductionType: { ...internalValue, kind: 'code', codes: productionTypes },
  /** Whether its team has not agreed yet to the kitchen that took the SIRET it names; its request tells the rest. */
  awaitsConsent: { ...internalValue, kind: 'yesNo', stamp: true },
  // Where it is, in degrees (WGS 84); they follow its address.
  latitude: { ...internalValue, kind: 'decimal', stamp: true },
  longitude: { ...internalValue, kind: 'decimal', stamp: true },
  /** The SIRET and the INSEE code that they were looked for with. */
  coordinatesOf: { ...internalValue, kind: 'text', stamp: true },
  coordinatesSource: { ...internalValue, kind: 'code', codes: coordinatesSources, stamp: true },
  coordinatesDate: { ...internalValue, kind: 'moment', stamp: true },
  creationDate: { ...internalValue, kind: 'moment', nullable: false, stamp: true },
  deletionDate: { ...internalValue, kind: 'moment' },
  /** The texts that searches look in; the history ignores it, since it follows the name, the SIRET and the town. */
  searchText: { ...internalValue, kind: 'text', nullable: false, stamp: true },
  // Jobs count their attempts to locate a canteen, and store the date of its reminder.
  inseeCodeAttempts: { ...internalValue, kind: 'integer', nullable: false, stamp: true },
  inseeCodeAttemptDate: { ...internalValue, kind: 'moment', stamp: true },
  geolocationAttempts: { ...internalValue, kind: 'integer', nullable: false, stamp: true },
  emailNoDiagnosticFirstReminder: { ...internalValue, kind: 'moment', stamp: true },
} as const satisfies Readonly<Record<string, Field & CanteenFacts>>
export type CanteenFields = typeof canteenFields
