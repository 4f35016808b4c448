import { splitEmails } from '../accounts/email.ts'
import type { Field } from '../entities/field.ts'
import { count, text } from '../table-schema/binding.ts'
import { splitList } from '../table-schema/cell-type.ts'
import { creationSources } from './creation-source.ts'
import { ministries, ministryNamed } from './ministries.ts'
import {
  type EconomicModel,
  economicModels,
  type ManagementType,
  managementTypes,
  type ProductionType,
  productionTypes,
} from './production.ts'
import { sectorIdNamed } from './sectors.ts'

interface CanteenFacts {
  /** Only the file of staff has it: an ordinary file leaves it as it is. */
  readonly staffOnly: boolean
  /** It says when, not what: two states that differ by these only are the same. */
  readonly stamp: boolean
}

/** A value, which no file has. */
const told = { nullable: true, file: null, stored: true, answer: true, staffOnly: false, stamp: false } as const
/** What is made from other tables or from other values. */
const made = { ...told, stored: false } as const
/** What only the server looks at. */
const internal = { ...told, answer: false } as const

/** A canteen, property by property, in the order of its answers; its files, its table and its history derive from it. */
export const canteenFields = {
  id: { ...told, kind: 'integer', nullable: false },
  name: { ...told, kind: 'text', nullable: false, file: { column: 'nom', read: text } },
  siret: { ...told, kind: 'text', file: { column: 'siret', read: text } },
  sirenUniteLegale: { ...told, kind: 'text' },
  city: { ...told, kind: 'text' },
  cityInseeCode: { ...told, kind: 'text', file: { column: 'code_insee_commune', read: text } },
  postalCode: { ...told, kind: 'text', file: { column: 'code_postal_commune', read: text } },
  epci: { ...told, kind: 'text' },
  epciLib: { ...told, kind: 'text' },
  patList: { ...told, kind: 'texts', nullable: false },
  patLibList: { ...told, kind: 'texts', nullable: false },
  department: { ...told, kind: 'text' },
  departmentLib: { ...told, kind: 'text' },
  region: { ...told, kind: 'text' },
  regionLib: { ...told, kind: 'text' },
  /** Ids. */
  sectors: {
    ...made,
    kind: 'own',
    nullable: false,
    file: {
      column: 'secteurs',
      read: (value): readonly number[] => [
        ...new Set(splitList(value, '+').flatMap(name => sectorIdNamed(name) ?? [])),
      ],
    },
  },
  lineMinistry: {
    ...told,
    kind: 'code',
    codes: ministries.map(({ value }) => value),
    file: { column: 'admin_ministère_tutelle', read: ministryNamed },
    staffOnly: true,
  },
  dailyMealCount: { ...told, kind: 'integer', file: { column: 'nombre_repas_jour', read: count } },
  yearlyMealCount: { ...told, kind: 'integer', file: { column: 'nombre_repas_an', read: count } },
  satelliteCanteensCount: { ...told, kind: 'integer' },
  centralProducerSiret: { ...told, kind: 'text', file: { column: 'siret_livreur_repas', read: text } },
  managementType: {
    ...told,
    kind: 'code',
    codes: managementTypes,
    file: { column: 'type_gestion', read: value => text(value) as ManagementType | null },
  },
  productionType: {
    ...told,
    kind: 'code',
    codes: productionTypes,
    file: { column: 'type_production', read: value => text(value) as ProductionType | null },
  },
  economicModel: {
    ...told,
    kind: 'code',
    codes: economicModels,
    file: { column: 'modèle_économique', read: value => text(value) as EconomicModel | null },
  },
  /** In files, e-mails of people to add to the team, and to tell. */
  managers: {
    ...made,
    kind: 'own',
    nullable: false,
    file: { column: 'gestionnaires_additionnels', read: (value): readonly string[] => splitEmails(value) },
  },
  /** E-mails of people to add to the team without telling them. */
  silentManagers: {
    ...made,
    kind: 'own',
    nullable: false,
    answer: false,
    file: { column: 'admin_gestionnaires_additionnels', read: (value): readonly string[] => splitEmails(value) },
    staffOnly: true,
  },
  managerInvitations: { ...made, kind: 'own', nullable: false },
  diagnostics: { ...made, kind: 'own', nullable: false },
  publicationStatus: { ...told, kind: 'code', codes: ['draft', 'published'], nullable: false },
  isCentralCuisine: { ...made, kind: 'yesNo' },
  isSatellite: { ...made, kind: 'yesNo', nullable: false },
  creationSource: { ...told, kind: 'code', codes: creationSources },
  modificationDate: { ...told, kind: 'moment', nullable: false, stamp: true },
  importSource: { ...internal, kind: 'text', file: { column: 'admin_source_donnees', read: text }, staffOnly: true },
  creationDate: { ...internal, kind: 'moment', nullable: false, stamp: true },
  deletionDate: { ...internal, kind: 'moment' },
  // Jobs count how often they asked where a canteen is, and note whom they reminded.
  inseeCodeAttempts: { ...internal, kind: 'integer', nullable: false, stamp: true },
  inseeCodeAttemptDate: { ...internal, kind: 'moment', stamp: true },
  geolocationAttempts: { ...internal, kind: 'integer', nullable: false, stamp: true },
  emailNoDiagnosticFirstReminder: { ...internal, kind: 'moment', stamp: true },
} as const satisfies Readonly<Record<string, Field & CanteenFacts>>
export type CanteenFields = typeof canteenFields
