import { splitEmails } from '../accounts/email.ts'
import { cantines, cantinesAdmin } from '../generated/schemas.ts'
import { type Bindings, count, text } from '../table-schema/binding.ts'
import { bundledCell } from '../table-schema/bundled-cell.ts'
import { splitList } from '../table-schema/cell-type.ts'
import { bindTable } from '../table-schema/table.ts'
import type { AdminCanteenDraft, CanteenDraft } from './canteen-draft.ts'
import { canteenRules, silentManagersRule } from './canteen-rules.ts'
import { ministryNamed } from './ministries.ts'
import type { EconomicModel, ManagementType, ProductionType } from './production.ts'
import { sectorIdNamed } from './sectors.ts'

export const canteenColumns: Bindings<CanteenDraft> = {
  siret: { column: 'siret', read: text },
  name: { column: 'nom', read: text },
  cityInseeCode: { column: 'code_insee_commune', read: text },
  postalCode: { column: 'code_postal_commune', read: text },
  centralProducerSiret: { column: 'siret_livreur_repas', read: text },
  dailyMealCount: { column: 'nombre_repas_jour', read: count },
  yearlyMealCount: { column: 'nombre_repas_an', read: count },
  sectors: {
    column: 'secteurs',
    read: value => [...new Set(splitList(value, '+').flatMap(name => sectorIdNamed(name) ?? []))],
  },
  productionType: { column: 'type_production', read: value => text(value) as ProductionType | null },
  managementType: { column: 'type_gestion', read: value => text(value) as ManagementType | null },
  economicModel: { column: 'modèle_économique', read: value => text(value) as EconomicModel | null },
  managers: { column: 'gestionnaires_additionnels', read: splitEmails },
}

export const canteenTable = bindTable<CanteenDraft>(cantines, canteenColumns, canteenRules, bundledCell)

export const adminCanteenTable = bindTable<AdminCanteenDraft>(
  cantinesAdmin,
  {
    ...canteenColumns,
    lineMinistry: { column: 'admin_ministère_tutelle', read: ministryNamed },
    silentManagers: { column: 'admin_gestionnaires_additionnels', read: splitEmails },
    importSource: { column: 'admin_source_donnees', read: text },
  },
  [...canteenRules, silentManagersRule],
  bundledCell,
)
