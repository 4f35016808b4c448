import type { CanteenColumn } from '../canteens/canteen-keys.ts'
import { fileBindings } from '../entities/file-bindings.ts'
import { pickStoredValues, type StoredDraftOf } from '../entities/stored-draft.ts'
import type { Bindings } from '../table-schema/binding.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { Table } from '../table-schema/table.ts'
import { type Said, sayIn2025, sayIn2026 } from './other-format.ts'
import type { LocalDefinition, PurchaseDraft } from './purchase-draft.ts'
import {
  bindings2026ById,
  bindings2026BySiret,
  characteristicsOf2026,
  type PurchaseDraft2026,
  type PurchaseDraft2026ById,
  type PurchaseDraft2026BySiret,
} from './purchase-draft-2026.ts'
import { type PurchaseFields, purchaseFields } from './purchase-fields.ts'
import type { PurchaseFileVersion } from './purchase-file-versions.ts'
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
  /** Absent where the format has no such column. */
  readonly certificate?: string | null
}

/** How the rows of a file become purchases. */
export interface PurchaseReader<Draft> {
  /** The text that names the canteen of a row: its SIRET, or the digits of its id. */
  canteenKey(draft: Draft): string
  read(draft: Draft): PurchaseOfFile
}

/** A format of the file of purchases. */
export interface PurchaseFormat<Draft = PurchaseFileDraft> extends PurchaseReader<Draft> {
  readonly version: PurchaseFileVersion
  readonly table: Table<Draft>
  readonly bindings: Bindings<Draft>
  /** The column that names the canteen. */
  readonly canteenColumn: CanteenColumn
  /** The row of a purchase, and what of it the format cannot say. */
  say(purchase: PurchaseOfFile, canteenKey: string): Said<Draft>
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

/** Adds the canteen to what a format says of a purchase. */
const withCanteen = <Draft, Key extends object>({ draft, unsayable }: Said<Draft>, key: Key): Said<Draft & Key> => ({
  draft: { ...draft, ...key },
  unsayable,
})

export const purchaseFormat2025: PurchaseFormat<PurchaseDraft> = {
  version: '2025',
  table: purchaseTable,
  bindings: fileBindings(purchaseFields),
  canteenColumn: 'siret',
  canteenKey: ({ siret }) => siret ?? '',
  read: pickStoredValues(purchaseFields),
  say: (purchase, siret) => withCanteen(sayIn2025(purchase), { siret }),
}

const bySiret2026: PurchaseFormat<PurchaseDraft2026BySiret> = {
  version: '2026-siret',
  table: purchaseTable2026BySiret,
  bindings: bindings2026BySiret,
  canteenColumn: 'siret',
  canteenKey: ({ siret }) => siret ?? '',
  read: read2026,
  say: (purchase, siret) => withCanteen(sayIn2026(purchase), { siret }),
}

const byId2026: PurchaseFormat<PurchaseDraft2026ById> = {
  version: '2026-id',
  table: purchaseTable2026ById,
  bindings: bindings2026ById,
  canteenColumn: 'cantine_id',
  canteenKey: ({ canteenId }) => String(canteenId),
  read: read2026,
  say: (purchase, canteenId) => withCanteen(sayIn2026(purchase), { canteenId: Number(canteenId) }),
}

/** Told apart by the header of a file. */
export const purchaseFormats = [purchaseFormat2025, bySiret2026, byId2026] as unknown as readonly [
  PurchaseFormat,
  ...PurchaseFormat[],
]

/** The format of a file; null for a file of other data. */
export const purchaseFormatOf = (schema: Pick<TableSchema, 'name'> | null): PurchaseFormat | null =>
  purchaseFormats.find(({ table }) => table.schema.name === schema?.name) ?? null
