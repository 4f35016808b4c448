import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { describeSchemaDiff } from '@ma-cantine/lib/table-messages/describe-schema-diff'
import { diffSchemas } from '@ma-cantine/lib/table-schema/schema-diff'
import { bindWords } from '../../words/bind-words.ts'

/** The comparison of two formats that `ma-cantine schemas diff` prints. */
export const describeDifference = (before: FileKind, after: FileKind, locale: Locale) =>
  bindWords(describeSchemaDiff(diffSchemas(schemaOf(before), schemaOf(after)), locale))
