import { createReadStream } from 'node:fs'
import { basename, extname } from 'node:path'
import type { CheckOptions } from '@ma-cantine/lib/imports/check-file'
import { printable } from '@ma-cantine/lib/reports/summary'
import { describeSchemaProblem } from '@ma-cantine/lib/table-messages/describe-schema-problem'
import type { Context } from './context.ts'
import { exitCodes } from './exit-code.ts'
import { Failure } from './failure.ts'
import { readingProblem } from './read-input.ts'
import type { SchemaOption } from './schema-option.ts'

/** Bytes of the largest schema that is read: a thousand times a usual one. */
const largestSchema = 8 * 1024 * 1024

/**
 * What the files are to be checked by, read from the file of a schema where `--schema` names one. Tells the user what
 * that schema is to ours when it has the name of one. @throws Failure with all the reasons why it cannot be used.
 */
export async function givenSchema(
  option: SchemaOption | undefined,
  context: Context,
): Promise<Pick<CheckOptions, 'kind' | 'table'>> {
  if (!option) return {}
  if ('kind' in option) return option
  const { path } = option
  const { words, locale } = context
  const text = await schemaText(path, context)
  // Ajv is loaded for a schema of the user's own only.
  const { readUserTable } = await import('@ma-cantine/lib/imports/user-table')
  const read = readUserTable(text, basename(path, extname(path)))
  if ('problems' in read) {
    const reasons = read.problems.map(problem => {
      const { code, field, property } = problem
      return { code, field, property, ...describeSchemaProblem(problem, locale) }
    })
    throw new Failure(exitCodes.usage, { code: 'bad-schema', ...words.badSchema(path, reasons.length), reasons })
  }
  const { table, standing } = read
  if (standing.is === 'ours') return { kind: standing.kind }
  if (standing.is !== 'own') {
    context.notice(printable(words.notOurSchema[standing.is](path, table.schema, standing)))
  }
  return { table }
}

async function schemaText(path: string, { words }: Context): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of createReadStream(path, { end: largestSchema })) chunks.push(chunk)
  } catch (error) {
    const problem = readingProblem(error, path, words)
    if (!problem) throw error
    throw new Failure(exitCodes.usage, problem)
  }
  const bytes = Buffer.concat(chunks)
  if (bytes.length <= largestSchema) return bytes.toString('utf8')
  throw new Failure(exitCodes.usage, { code: 'bad-schema', ...words.schemaTooLarge(path, largestSchema) })
}
