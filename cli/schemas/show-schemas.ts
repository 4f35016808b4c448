import type { Verb } from '../app/run-command.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { compareWithServer } from './compare-with-server.ts'
import { namedSchema } from './find-schema.ts'
import { describeSchema, printableSchema } from './schema-details.ts'
import { listSchemas, schemaListText } from './schema-list.ts'
import { schemaText } from './schema-text.ts'
import type { SchemasOptions } from './schemas.ts'

export const schemas: Verb<SchemasOptions> = async (context, [text], { from, timeout }) => {
  const { words, locale } = context
  if (from !== undefined) return compareWithServer(context, { kind: text, server: from, timeout })
  if (text !== undefined) {
    const schema = describeSchema(await namedSchema(text, 'schemas', context), locale)
    const shown = printableSchema(schema)
    return {
      exitCode: exitCodes.fine,
      json: schema,
      text: schemaText(shown, words),
      view: async () => (await import('./views/schema.tsx')).schemaView(shown, words),
    }
  }
  const all = listSchemas()
  return {
    exitCode: exitCodes.fine,
    json: { schemas: all },
    text: schemaListText(all, words, locale),
    view: async () => (await import('./views/schema-list.tsx')).schemaListView(all, words, locale),
  }
}
