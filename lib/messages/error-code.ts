import type { CanteenRuleCode } from '../canteens/canteen-rules.ts'
import type { DiagnosticKeyCode } from '../diagnostics/diagnostic-key.ts'
import type { DiagnosticRuleCode } from '../diagnostics/diagnostic-rules.ts'
import type { FolderErrorCode } from '../imports/folder-check.ts'
import type { ImportErrorCode } from '../imports/import-error.ts'
import type { PriceCode } from '../purchases/price-distribution.ts'
import type { PurchaseRuleCode } from '../purchases/purchase-rules.ts'
import type { TableErrorCode } from '../table-schema/error.ts'

/** Every code a report can hold. Each has its sentences in each language, or the library does not compile. */
export type ErrorCode =
  | TableErrorCode
  | CanteenRuleCode
  | PurchaseRuleCode
  | PriceCode
  | DiagnosticRuleCode
  | DiagnosticKeyCode
  | ImportErrorCode
  | FolderErrorCode
