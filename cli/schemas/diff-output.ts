import type { Locale } from '@ma-cantine/lib/messages/locale'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { describeSchemaDiff } from '@ma-cantine/lib/table-messages/describe-schema-diff'
import type { SchemaDiff } from '@ma-cantine/lib/table-schema/schema-diff'
import type { Words } from '../words/fr.ts'
import type { NamedSchema } from './find-schema.ts'

/** A line of a comparison; null marks what is no change. */
export interface DiffLine {
  readonly mark: '+' | '−' | '↔' | '~' | null
  readonly text: string
}

/** A comparison line by line, for a terminal, whose cursor a schema of the user's own could move. */
export function diffLines(
  before: NamedSchema,
  after: NamedSchema,
  diff: SchemaDiff,
  words: Words,
  locale: Locale,
): DiffLine[] {
  const { verdict, removed, added, moved, changed, notes } = describeSchemaDiff(diff, locale)
  const marked = (mark: DiffLine['mark'], texts: readonly string[]): DiffLine[] =>
    texts.map(text => ({ mark, text: makePrintable(text) }))
  return [
    ...marked(null, [`${named(before, words)} → ${named(after, words)}`, verdict]),
    ...marked('−', removed),
    ...marked('+', added),
    ...marked('↔', moved),
    ...marked('~', changed),
    ...marked(null, notes),
  ]
}

const named = ({ kind, schema: { name, version } }: NamedSchema, words: Words): string =>
  [kind ?? name, ...(version === '' ? [] : [words.schemas.schemaVersion(version)])].join(', ')
