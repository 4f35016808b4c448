import type { SchemaProblem, SchemaProblemCode } from '../table-schema/schema-problem.ts'

/** The sentences of one language; does not compile when a code lacks its own. */
export type SchemaProblemWords = Readonly<
  Record<
    SchemaProblemCode,
    {
      /** What the problem is, and where. */
      readonly message: (problem: SchemaProblem) => string
      /** How to correct it. */
      readonly advice: (problem: SchemaProblem) => string
    }
  >
>
