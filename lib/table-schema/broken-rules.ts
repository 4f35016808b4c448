import type { Rule } from './rule.ts'

/** The rules that a record breaks, warnings left out. Only those that look at one of the properties that are given anew. */
export const brokenRules = <Draft, Code extends string>(
  rules: readonly Rule<Draft, Code>[],
  draft: Draft,
  given: ReadonlySet<keyof Draft>,
): Rule<Draft, Code>[] =>
  rules.filter(
    rule =>
      rule.severity !== 'warning' &&
      [rule.field, ...(rule.needs ?? [])].some(property => given.has(property)) &&
      rule.broken(draft),
  )
