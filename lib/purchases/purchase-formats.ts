import type { CanteenColumn } from '../canteens/canteen-keys.ts'
import { pickStoredValues, type StoredDraftOf } from '../entities/stored-draft.ts'
import type { Table } from '../table-schema/table.ts'
import type { LocalDefinition, PurchaseDraft } from './purchase-draft.ts'
import {
  characteristicsOf2026,
  type PurchaseDraft2026,
  type PurchaseDraft2026ById,
  type PurchaseDraft2026BySiret,
} from './purchase-draft-2026.ts'
import { type PurchaseFields, purchaseFields } from './purchase-fields.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'
import { purchaseTable } from './purchase-table.ts'
import { purchaseTable2026ById, purchaseTable2026BySiret } from './purchase-table-2026.ts'

export type PurchaseFileDraft = PurchaseDraft | PurchaseDraft2026BySiret | PurchaseDraft2026ById

/** The values to store of a row that broke no rule, whatever the format of its file. */
export interface PurchaseOfFile extends Omit<StoredDraftOf<PurchaseFields>, 'characteristics' | 'localDefinition'> {
  readonly characteristics: readonly StoredCharacteristic[]
  readonly localDefinition: LocalDefinition | null
  /** Kilometres; absent where the format has no such column. */
  readonly localDefinitionKm?: number | null
}

/** A format of the file of purchases. */
export interface PurchaseFormat<Draft = PurchaseFileDraft> {
  readonly table: Table<Draft>
  /** The column that names the canteen. */
  readonly canteenColumn: CanteenColumn
  /** The text that names the canteen of a row: its SIRET, or the digits of its id. */
  canteenKey(draft: Draft): string
  read(draft: Draft): PurchaseOfFile
}

const read2026 = (draft: PurchaseDraft2026): PurchaseOfFile => {
  const { description, provider, date, priceHt, family, localDefinition, localDefinitionKm } = draft
  return {
    date: date as string,
    description,
    provider,
    family,
    characteristics: characteristicsOf2026(draft),
    priceHt: priceHt as string,
    localDefinition,
    localDefinitionKm,
  }
}

export const purchaseFormat2025: PurchaseFormat<PurchaseDraft> = {
  table: purchaseTable,
  canteenColumn: 'siret',
  canteenKey: ({ siret }) => siret ?? '',
  read: pickStoredValues(purchaseFields),
}

const bySiret2026: PurchaseFormat<PurchaseDraft2026BySiret> = {
  table: purchaseTable2026BySiret,
  canteenColumn: 'siret',
  canteenKey: ({ siret }) => siret ?? '',
  read: read2026,
}

const byId2026: PurchaseFormat<PurchaseDraft2026ById> = {
  table: purchaseTable2026ById,
  canteenColumn: 'cantine_id',
  canteenKey: ({ canteenId }) => String(canteenId),
  read: read2026,
}

/** Told apart by the header of a file. */
export const purchaseFormats: readonly PurchaseFormat[] = [purchaseFormat2025, bySiret2026, byId2026]
