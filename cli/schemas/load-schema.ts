import { createReadStream } from 'node:fs'
import { basename, extname } from 'node:path'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { describeSchemaProblem } from '@ma-cantine/lib/table-messages/describe-schema-problem'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Context } from '../app/context.ts'
import { readingProblem } from '../files/read-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { SchemaOption } from './schema-option.ts'

/** In bytes: a thousand times a usual schema. */
const maximumSchemaSize = 8 * 1024 * 1024

export type LoadedSchema = { readonly kind: FileKind } | { readonly table: Table }

/**
 * Returns the kind or table that an option names, read from its file if need be. Prints a notice when a schema has the
 * name of one of ours without being the same. @throws Failure with all the reasons why the schema cannot be used.
 *
 * @param inForce how the command line names a kind, for that notice.
 */
export async function loadSchema(
  option: SchemaOption,
  context: Context,
  inForce = (kind: FileKind): string => `--schema ${kind}`,
): Promise<LoadedSchema> {
  if ('kind' in option) return option
  const { path } = option
  const { words, locale } = context
  const text = await schemaText(path, context)
  // Only a schema of the user's own needs Ajv, which is slow to load.
  const { readUserTable } = await import('@ma-cantine/lib/imports/user-table')
  const result = readUserTable(text, basename(path, extname(path)))
  if ('problems' in result) {
    const reasons = result.problems.map(problem => {
      const { code, field, property } = problem
      return { code, field, property, ...describeSchemaProblem(problem, locale) }
    })
    throw new Failure(exitCodes.usage, {
      code: 'bad-schema',
      ...words.schemas.badSchema(path, reasons.length),
      reasons,
    })
  }
  const { table, standing } = result
  if (standing.is === 'ours') return { kind: standing.kind }
  if (standing.is !== 'own') {
    context.notice(
      makePrintable(
        words.schemas.notOurSchema[standing.is](path, table.schema, standing.bundledVersion, inForce(standing.kind)),
      ),
    )
  }
  return { table }
}

async function schemaText(path: string, { words }: Context): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of createReadStream(path, { end: maximumSchemaSize })) chunks.push(chunk)
  } catch (error) {
    const problem = readingProblem(error, path, words)
    if (!problem) throw error
    throw new Failure(exitCodes.usage, problem)
  }
  const bytes = Buffer.concat(chunks)
  if (bytes.length <= maximumSchemaSize) return bytes.toString('utf8')
  throw new Failure(exitCodes.usage, { code: 'bad-schema', ...words.schemas.schemaTooLarge(path, maximumSchemaSize) })
}
