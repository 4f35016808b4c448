import { achats } from '../generated/schemas.ts'
import type { Message } from '../messages/catalogue.ts'
import { describeError } from '../messages/describe.ts'
import type { ErrorCode } from '../messages/error-code.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { PurchaseDraft } from './purchase-draft.ts'
import { purchaseFields } from './purchase-fields.ts'

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
export function purchaseMessage(property: keyof PurchaseDraft, code: ErrorCode, value: unknown): Message {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const error = { code, row: 0, column: null, field: purchaseFields[property].file.column, value: text }
  return {
    code,
    in: locale => {
      const { message, advice } = describeError(error, schema, locale)
      return `${message} ${advice}`
    },
  }
}
