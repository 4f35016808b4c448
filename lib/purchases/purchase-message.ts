import { canteenRuleMessages } from '../canteens/canteen-rule-messages.ts'
import { achats } from '../generated/schemas.ts'
import type { Message } from '../messages/catalogue.ts'
import { cellMessages } from '../table-messages/cell-messages.ts'
import { errorContext } from '../table-messages/error-context.ts'
import { type CodeOf, joinErrorMessages } from '../table-messages/error-messages.ts'
import type { Field, TableSchema } from '../table-schema/descriptor.ts'
import { characteristics, localDefinitions, type PurchaseDraft } from './purchase-draft.ts'
import { purchaseFields } from './purchase-fields.ts'
import { purchaseRuleMessages } from './purchase-rule-messages.ts'

const errorMessages = joinErrorMessages(cellMessages, canteenRuleMessages, purchaseRuleMessages)

/** The codes of errors of a value of a purchase. */
export type PurchaseErrorCode = CodeOf<typeof errorMessages>

/**
 * What a form or an API client must send differs from a file of 2025: at most two decimals, where files are rounded to
 * cents, and the codes that the formats of 2026 brought.
 */
const differences: Readonly<Record<string, (field: Field) => Partial<Field>>> = {
  [purchaseFields.priceHt.file.column]: ({ constraints }) => ({ constraints: { ...constraints, fractionDigits: 2 } }),
  [purchaseFields.characteristics.file.column]: () => ({ doc_enum: characteristics }),
  [purchaseFields.localDefinition.file.column]: () => ({ doc_enum: localDefinitions }),
}

const schema: TableSchema = {
  ...achats,
  fields: achats.fields.map(field => ({ ...field, ...differences[field.name]?.(field) })),
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
