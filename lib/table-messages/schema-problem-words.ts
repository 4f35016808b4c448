import type { SchemaProblem, SchemaProblemCode } from '../table-schema/schema-problem.ts'

/** The sentences of one language: a code without its own does not compile. */
export type SchemaProblemWords = Readonly<
  Record<
    SchemaProblemCode,
    {
      /** What cannot be used, and where. */
      readonly message: (problem: SchemaProblem) => string
      /** The way out. */
      readonly advice: (problem: SchemaProblem) => string
    }
  >
>
