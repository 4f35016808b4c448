import { diffSchemas } from '@ma-cantine/lib/table-schema/schema-diff'
import type { Context } from '../app/context.ts'
import type { Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { diffLines } from './diff-output.ts'
import { namedSchema } from './find-schema.ts'

export const diff: Verb<object> = async (context, [before = '', after = '']) => {
  const { words, locale } = context
  // An older schema of ours is what one compares: no notice need tell it.
  const silent: Context = { ...context, notice: () => {} }
  const [first, second] = [await namedSchema(before, 'schemas', silent), await namedSchema(after, 'schemas', silent)]
  const difference = diffSchemas(first.schema, second.schema)
  const lines = diffLines(first, second, difference, words, locale)
  return {
    exitCode: exitCodes.fine,
    json: { before: summarise(first), after: summarise(second), ...difference },
    text: lines.map(({ mark, text }) => (mark === null ? text : `${mark} ${text}`)).join('\n'),
    view: async () => (await import('./views/schema-diff.tsx')).schemaDiffView(lines),
  }
}

const summarise = ({ kind, schema: { name, title, version, fields } }: Awaited<ReturnType<typeof namedSchema>>) => ({
  kind,
  name,
  title,
  version,
  columnCount: fields.length,
})
