import { levelSlugs } from '@ma-cantine/lib/imports/import-levels'
import type { ImportOutcome } from '@ma-cantine/lib/imports/import-outcome'
import { addressOf } from '../app/screen-list.ts'

/** @returns the address of the screen of an import. */
export function outcomeAddress(outcome: ImportOutcome): string {
  switch (outcome) {
    case 'CANTEENS':
      return addressOf('ImportCanteens')
    case 'PURCHASES':
      return addressOf('ImportPurchases')
    case 'RECAP':
      return addressOf('ImportRecap')
    default:
      return addressOf('DiagnosticImportPage', { importUrlSlug: levelSlugs[outcome] })
  }
}
