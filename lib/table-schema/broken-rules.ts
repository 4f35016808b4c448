import type { Rule } from './rule.ts'

/** The rules, warnings excepted, that a record breaks, among those that read one of the given properties. */
export const brokenRules = <Draft, Code extends string>(
  rules: readonly Rule<Draft, Code>[],
  draft: Draft,
  given: ReadonlySet<string>,
): Rule<Draft, Code>[] =>
  rules.filter(
    rule =>
      rule.severity !== 'warning' &&
      [rule.field, ...(rule.needs ?? [])].some(property => given.has(property)) &&
      rule.isBroken(draft),
  )
