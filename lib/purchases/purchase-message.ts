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

/** What can be wrong with a value of a purchase. */
export type PurchaseErrorCode = CodeOf<typeof errorMessages>

/** A file is rounded to cents; who sends a number by itself is asked to do so. */
const schema: TableSchema = {
  ...achats,
  fields: achats.fields.map(field =>
    field.name === purchaseFields.priceHt.file.column
      ? { ...field, constraints: { ...field.constraints, fractionDigits: 2 } }
      : field,
  ),
}

/** What is wrong with a value of a form or of an API client, in the words of the same error of a file. */
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
