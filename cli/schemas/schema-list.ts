import { type FileKind, fileKinds, schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { formatNameOf } from '@ma-cantine/lib/imports/format-names'
import { describeValidity, type FormatValidity, validityOf } from '@ma-cantine/lib/imports/format-validity'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Words } from '../words/fr.ts'

/** A kind of file as the list of `schemas` tells it. This object is also its JSON. */
export interface ListedSchema extends FormatValidity {
  readonly kind: FileKind
  /** Its data and their format: `achats@2026-id`. */
  readonly format: string
  readonly name: string
  readonly title: string
  readonly version: string
  readonly columns: readonly string[]
}

export const listSchemas = (): ListedSchema[] =>
  fileKinds.map(kind => {
    const { name, title, version, fields } = schemaOf(kind)
    const columns = fields.map(field => field.name)
    return { kind, format: formatNameOf(kind), name, title, version, ...validityOf(kind), columns }
  })

/** What the list tells of a kind after its title. */
export function listedFacts(schema: ListedSchema, words: Words, locale: Locale): string[] {
  const { published, accepted } = describeValidity(schema, locale)
  const { columns, schemaVersion } = words.schemas
  return [columns(schema.columns.length), schemaVersion(schema.version), published, ...(accepted ? [accepted] : [])]
}

export function schemaListText(schemas: readonly ListedSchema[], words: Words, locale: Locale): string {
  const lines = schemas.map(
    schema => `  ${schema.kind} — ${[schema.title, ...listedFacts(schema, words, locale)].join(', ')}`,
  )
  return [words.schemas.schemasTitle, ...lines, '', words.schemas.schemasMore].join('\n')
}
