import type { Message } from '../messages/catalogue.ts'
import { errorContext } from '../table-messages/error-context.ts'
import { brokenRules } from '../table-schema/broken-rules.ts'
import type { Rule } from '../table-schema/rule.ts'
import { type FormCode, formRules, formWords } from './canteen-form-rules.ts'
import { canteenRuleMessages } from './canteen-rule-messages.ts'
import { type CanteenRuleCode, canteenRules, lineMinistryRule } from './canteen-rules.ts'
import type { CanteenValues } from './canteen-values.ts'

const isFormCode = (code: CanteenCode): code is FormCode => Object.hasOwn(formWords, code)

type CanteenCode = CanteenRuleCode | FormCode

const allRules: readonly Rule<CanteenValues, CanteenCode>[] = [...formRules, ...canteenRules, lineMinistryRule]

function messageOf({ field, code, expected }: Rule<CanteenValues, CanteenCode>, values: CanteenValues): Message {
  if (isFormCode(code)) return formWords[code](values)
  const value = String(values[field] ?? '')
  const error = { code, row: 0, column: null, field: null, value, expected: expected?.(values) ?? '' }
  return { code, in: locale => canteenRuleMessages(code, errorContext(error, null)).in(locale).message }
}

/**
 * The errors, by property, of a canteen as it would be stored. Only the rules that read one of the properties in `given`
 * are checked, so that a canteen with an old fault can be changed elsewhere.
 */
export function canteenErrors(values: CanteenValues, given: ReadonlySet<string>): Record<string, Message[]> {
  const errors: Record<string, Message[]> = {}
  for (const rule of brokenRules(allRules, values, given)) {
    errors[rule.field] = [...(errors[rule.field] ?? []), messageOf(rule, values)]
  }
  return errors
}
