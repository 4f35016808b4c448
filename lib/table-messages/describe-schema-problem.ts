import { catalogue } from '../messages/catalogue.ts'
import type { Locale } from '../messages/locale.ts'
import type { SchemaProblem } from '../table-schema/schema-problem.ts'
import { englishSchemaProblems } from './en-schema-problems.ts'
import { frenchSchemaProblems } from './fr-schema-problems.ts'
import type { SchemaProblemWords } from './schema-problem-words.ts'

const schemaProblemMessages = catalogue<SchemaProblemWords>(frenchSchemaProblems, englishSchemaProblems)

/** Puts into words why a schema cannot be used, and how to correct it. */
export const describeSchemaProblem = (
  problem: SchemaProblem,
  locale: Locale,
): { readonly message: string; readonly advice: string } => schemaProblemMessages(problem.code, problem).in(locale)
