import { canteenLeniencyMessages } from '../canteens/canteen-leniency-rule-messages.ts'
import { canteenRuleMessages } from '../canteens/canteen-rule-messages.ts'
import { diagnosticRuleMessages } from '../diagnostics/diagnostic-rule-messages.ts'
import { purchaseRuleMessages } from '../purchases/purchase-rule-messages.ts'
import { recapRuleMessages } from '../recaps/recap-rule-messages.ts'
import { type CodeOf, joinErrorMessages } from '../table-messages/error-messages.ts'
import { tableMessages } from '../table-messages/table-messages.ts'
import { folderErrorMessages } from './folder-error-messages.ts'
import { importErrorMessages } from './import-error-messages.ts'

/** Every code that a report can hold, with its sentences. */
export const fileErrorMessages = joinErrorMessages(
  tableMessages,
  canteenRuleMessages,
  canteenLeniencyMessages,
  purchaseRuleMessages,
  recapRuleMessages,
  diagnosticRuleMessages,
  folderErrorMessages,
  importErrorMessages,
)

/** The code of an error or of a warning of a file. `errorCodes` lists them, `explain` has a page for each. */
export type ErrorCode = CodeOf<typeof fileErrorMessages>
