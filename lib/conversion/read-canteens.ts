import type { CanteenDraft } from '../canteens/canteen-draft.ts'
import { canteenColumns } from '../canteens/canteen-table.ts'
import { pickValues } from '../entities/pick-values.ts'
import type { ByteSource } from '../imports/byte-source.ts'
import { type CheckOptions, checkFile, type FileReport } from '../imports/check-file.ts'

/** Reads a file of canteens of 2025, as `canteens export` writes it: its verdict, and its canteens by their SIRET. */
export async function readCanteens(
  source: ByteSource,
  options: Pick<CheckOptions, 'encoding'> = {},
): Promise<{ readonly report: FileReport; readonly canteens: ReadonlyMap<string, CanteenDraft> }> {
  const canteens = new Map<string, CanteenDraft>()
  const report = await checkFile(source, {
    ...options,
    kind: 'cantines',
    onRecord: draft => {
      const canteen = pickValues(canteenColumns, draft as CanteenDraft) as unknown as CanteenDraft
      canteens.set(canteen.siret ?? '', canteen)
    },
  })
  return { report, canteens }
}
