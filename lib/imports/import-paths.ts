import type { ImportOutcome } from './import-outcome.ts'

/** The address of the API that takes each kind of import. */
export const importPaths = {
  CANTEENS: '/api/v1/importCanteens/',
  SIMPLE: '/api/v1/importDiagnostics/simple/',
  COMPLETE: '/api/v1/importDiagnostics/complete/',
  CC_SIMPLE: '/api/v1/importDiagnostics/ccSimple/',
  CC_COMPLETE: '/api/v1/importDiagnostics/ccComplete/',
  PURCHASES: '/api/v1/importPurchases/',
  RECAP: '/api/v1/importSupplierRecaps/',
} as const satisfies Readonly<Record<ImportOutcome, string>>
