import type { LineMinistry } from './ministries.ts'
import type { EconomicModel, ManagementType, ProductionType } from './production.ts'

/** What a file, a form or an API client says of a canteen. Null = not given. */
export interface CanteenDraft {
  readonly siret: string | null
  readonly name: string | null
  readonly cityInseeCode: string | null
  readonly postalCode: string | null
  readonly centralProducerSiret: string | null
  readonly dailyMealCount: number | null
  readonly yearlyMealCount: number | null
  /** Ids of sectors. */
  readonly sectors: readonly number[]
  readonly productionType: ProductionType | null
  readonly managementType: ManagementType | null
  readonly economicModel: EconomicModel | null
  /** E-mails of people to add to the team, and to tell. */
  readonly managers: readonly string[]
}

/** What staff may say besides. */
export interface AdminCanteenDraft extends CanteenDraft {
  readonly lineMinistry: LineMinistry | null
  /** E-mails of people to add to the team without telling them. */
  readonly silentManagers: readonly string[]
  readonly importSource: string | null
}
