import type { Message } from '../messages/catalogue.ts'
import type { StoredAmount } from './amount-properties.ts'
import { sumInCents } from './amounts.ts'
import { type CrossCheck, type CrossCheckCode, crossChecks } from './cross-check-list.ts'
import type { Amount } from './diagnostic-fields.ts'
import { diagnosticMessages } from './diagnostic-messages.ts'
import type { DiagnosticType } from './diagnostic-types.ts'
import { hasGridAmount } from './grid-sums.ts'

/** What the checks read: amounts that are missing are not given. */
export type CheckedValues = Partial<Readonly<Record<StoredAmount, Amount>>> & {
  readonly diagnosticType?: DiagnosticType | null
}

/** A check that does not hold. */
export interface FailedCheck {
  readonly name: string
  readonly code: CrossCheckCode
  readonly field: StoredAmount
  /** The amounts that may hold the mistake: those that it compares and that are given and not zero. */
  readonly fields: readonly StoredAmount[]
  /** The two sums compared, in cents. */
  readonly partCents: number
  readonly wholeCents: number
  readonly message: Message
}

const sumOf = (values: CheckedValues, properties: readonly StoredAmount[]): number =>
  sumInCents(properties.map(property => values[property] ?? null))

/** Whether the amounts contradict the check, whatever the type of the diagnostic. */
export function isBroken({ parts, wholes, needs }: CrossCheck, values: CheckedValues): boolean {
  const known = values[needs]
  return known !== null && known !== undefined && sumOf(values, parts) > sumOf(values, wholes)
}

const checkedType = (values: CheckedValues): DiagnosticType =>
  values.diagnosticType === 'COMPLETE' && hasGridAmount(values) ? 'COMPLETE' : 'SIMPLE'

/**
 * The checks that do not hold. Amounts that are not given count as zero beside others, and a total that is not given
 * contradicts nothing: a step may be left empty.
 *
 * @param given the amounts of the step or of the request, or those that changed: only the checks that read one of them
 * apply. All checks by default.
 */
export function failedChecks(values: CheckedValues, given?: ReadonlySet<string>): FailedCheck[] {
  const ofDiagnostic = checkedType(values)
  const broken = crossChecks.filter(
    check => (check.type === null || check.type === ofDiagnostic) && isBroken(check, values),
  )
  const names = new Set(broken.map(({ name }) => name))
  return broken
    .filter(({ parts, wholes, needs, unless = [] }) => {
      const reads = [...parts, ...wholes, needs]
      return !unless.some(name => names.has(name)) && (!given || reads.some(property => given.has(property)))
    })
    .map(({ name, code, field, parts, wholes, origin = null }) => {
      const amounts = { partCents: sumOf(values, parts), wholeCents: sumOf(values, wholes) }
      return {
        name,
        code,
        field,
        fields: [...new Set([...wholes, ...parts])].filter(property => (values[property] ?? 0) !== 0),
        ...amounts,
        message: diagnosticMessages(code, { ...amounts, origin }),
      }
    })
}
