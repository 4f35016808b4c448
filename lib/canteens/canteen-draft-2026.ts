import type { Labels } from '../messages/labels.ts'
import { type Binding, type Bindings, countIn, textIn } from '../table-schema/binding.ts'
import type { AdminCanteenDraft } from './canteen-draft.ts'
import { canteenFields, sectorsIn } from './canteen-fields.ts'
import type { EconomicModel, ManagementType, ProductionType } from './production.ts'

/** A canteen as read from a file of 2026 that creates canteens. Null = not given. */
export type CanteenDraft2026 = Pick<
  AdminCanteenDraft,
  | 'siret'
  | 'name'
  | 'centralProducerSiret'
  | 'dailyMealCount'
  | 'yearlyMealCount'
  | 'sectors'
  | 'productionType'
  | 'managementType'
  | 'economicModel'
  | 'lineMinistry'
  | 'managers'
> & {
  /** Id of the group that a satellite belongs to. */
  readonly groupId: number | null
}

/** A canteen as read from a file of 2026 that changes canteens. */
export type ChangedCanteenDraft2026 = CanteenDraft2026 &
  Pick<AdminCanteenDraft, 'cityInseeCode'> & {
    readonly canteenId: number | null
    readonly sirenUniteLegale: string | null
  }

/** The people to add to the team of a stored canteen without telling them, and where the data of the row comes from. */
export type AddedManagersDraft2026 = Pick<AdminCanteenDraft, 'siret' | 'silentManagers' | 'importSource'>

/** The names of some codes in files of 2026, which take the codes themselves too. */
function namedIn<Code extends string>(column: string, names: Partial<Labels<Code>['fr']>): Binding<Code | null> {
  const codes = new Map(Object.entries(names).map(([code, name]) => [name, code as Code]))
  return {
    column,
    read: text => (text === '' ? null : (codes.get(text) ?? (text as Code))),
    write: code => (code && names[code]) ?? '',
  }
}

const { siret, name, dailyMealCount, yearlyMealCount, lineMinistry, managers, silentManagers, importSource } =
  canteenFields

export const canteenBindings2026 = {
  siret: siret.file,
  name: name.file,
  centralProducerSiret: textIn('siret_cuisine_centrale'),
  dailyMealCount: dailyMealCount.file,
  yearlyMealCount: yearlyMealCount.file,
  sectors: sectorsIn(','),
  productionType: namedIn<ProductionType>('type_production', {
    site: 'Restaurant avec cuisine sur place',
    site_cooked_elsewhere: 'Restaurant satellite',
  }),
  managementType: namedIn<ManagementType>('type_gestion', { conceded: 'Concédée', direct: 'Directe' }),
  economicModel: namedIn<EconomicModel>('modèle_économique', { public: 'Public', private: 'Privé' }),
  groupId: countIn('groupe_id'),
  lineMinistry: { ...lineMinistry.file, column: 'administration_tutelle' },
  managers: managers.file,
} as const satisfies Bindings<CanteenDraft2026>

export const changedCanteenBindings2026 = {
  canteenId: countIn('cantine_id'),
  ...canteenBindings2026,
  sirenUniteLegale: textIn('siren_unite_legale'),
  cityInseeCode: textIn('code_insee'),
} as const satisfies Bindings<ChangedCanteenDraft2026>

export const addedManagersBindings2026 = {
  siret: siret.file,
  silentManagers: { ...silentManagers.file, column: 'gestionnaires_additionnels' },
  importSource: { ...importSource.file, column: 'source_donnees' },
} as const satisfies Bindings<AddedManagersDraft2026>
