import type { SchemaProblem } from '../table-schema/schema-problem.ts'
import { englishSchemaProblems } from './en-schema-problems.ts'
import { frenchSchemaProblems } from './fr-schema-problems.ts'
import type { Locale } from './locale.ts'
import type { SchemaProblemWords } from './schema-problem-words.ts'

const catalogues: Record<Locale, SchemaProblemWords> = { fr: frenchSchemaProblems, en: englishSchemaProblems }

/** Puts into words why a schema cannot be used, and the way out. */
export function describeSchemaProblem(
  problem: SchemaProblem,
  locale: Locale,
): { readonly message: string; readonly advice: string } {
  const { message, advice } = catalogues[locale][problem.code]
  return { message: message(problem), advice: advice(problem) }
}
