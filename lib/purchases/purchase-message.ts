import { canteenRuleMessages } from '../canteens/canteen-rule-messages.ts'
import { achats } from '../generated/schemas.ts'
import type { Message } from '../messages/catalogue.ts'
import { cellMessages } from '../table-messages/cell-messages.ts'
import { errorContext } from '../table-messages/error-context.ts'
import { type CodeOf, joinErrorMessages } from '../table-messages/error-messages.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { PurchaseDraft } from './purchase-draft.ts'
import { purchaseFields } from './purchase-fields.ts'
import { purchaseRuleMessages } from './purchase-rule-messages.ts'

const errorMessages = joinErrorMessages(cellMessages, canteenRuleMessages, purchaseRuleMessages)

/** The codes of errors of a value of a purchase. */
export type PurchaseErrorCode = CodeOf<typeof errorMessages>

/** Files are rounded to cents; a form or an API client must send at most two decimals. */
const schema: TableSchema = {
  ...achats,
  fields: achats.fields.map(field =>
    field.name === purchaseFields.priceHt.file.column
      ? { ...field, constraints: { ...field.constraints, fractionDigits: 2 } }
      : field,
  ),
}

/** The message of a wrong value in a form or an API request, with the words of the same error in a file. */
export function purchaseMessage(property: keyof PurchaseDraft, code: PurchaseErrorCode, value: unknown): Message {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const error = { code, row: 0, column: null, field: purchaseFields[property].file.column, value: text }
  return {
    code,
    in: locale => {
      const { message, advice } = errorMessages(code, errorContext(error, schema)).in(locale)
      return `${message} ${advice}`
    },
  }
}
