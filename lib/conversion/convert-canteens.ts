import type { AdminCanteenDraft, CanteenDraft } from '../canteens/canteen-draft.ts'
import { canteenBindings2026 } from '../canteens/canteen-draft-2026.ts'
import { isCentralKitchen } from '../canteens/production.ts'
import { pickValues } from '../entities/pick-values.ts'
import { type ConversionContext, lossIf, type Obstacle, type RowConversion } from './row-conversion.ts'

type CanteenRow = CanteenDraft & Partial<Pick<AdminCanteenDraft, 'silentManagers' | 'importSource'>>

/** Canteens of 2025 as canteens to create in 2026, where their SIRET tells their place. */
export function canteenConversion({ to }: ConversionContext): RowConversion | Obstacle {
  if (to !== 'cantines_2026_creer') return 'needs-places'
  return {
    bindings: canteenBindings2026,
    say(row: CanteenRow) {
      const { productionType, silentManagers = [], importSource = null } = row
      return {
        draft: pickValues(canteenBindings2026, row),
        losses: [
          ...lossIf(isCentralKitchen(productionType), 'central-kitchen', productionType ?? '', 'type_production'),
          ...lossIf(silentManagers.length > 0, 'silent-managers', silentManagers.join(', ')),
          ...lossIf(importSource !== null, 'import-source', importSource ?? ''),
        ],
      }
    },
  }
}
