import { cellMessages } from './cell-messages.ts'
import { joinErrorMessages } from './error-messages.ts'
import { fileMessages } from './file-messages.ts'
import { headerMessages } from './header-messages.ts'
import { rowMessages } from './row-messages.ts'
import { workbookMessages } from './workbook-messages.ts'

/** The sentences of the errors that any table may have. */
export const tableMessages = joinErrorMessages(
  fileMessages,
  workbookMessages,
  headerMessages,
  rowMessages,
  cellMessages,
)
