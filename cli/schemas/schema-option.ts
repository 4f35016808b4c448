import { existsSync } from 'node:fs'
import { type FileKind, fileKinds } from '@ma-cantine/lib/imports/file-kind'
import { kindNamedBy } from '@ma-cantine/lib/imports/format-names'
import { nearestWord } from '@ma-cantine/lib/table-schema/nearest-word'
import { InvalidArgumentError } from 'commander'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

/** A schema as a command line names it: a kind of ours, or the path of the user's own. */
export type SchemaOption = { readonly kind: FileKind } | { readonly path: string }

/** A kind wins over a file of the same name, which is `./achats`. Null when the text is neither. */
function findSchemaOption(text: string): SchemaOption | null {
  const kind = kindNamedBy(text)
  if (kind) return { kind }
  return /[/\\]|\.json$/i.test(text) || existsSync(text) ? { path: text } : null
}

const nearestKind = (text: string): string => nearestWord(text.toLowerCase().replaceAll('-', '_'), fileKinds)

/** Reads the value of `--schema`. */
export const schemaOption =
  (words: Words) =>
  (text: string): SchemaOption => {
    const option = findSchemaOption(text)
    if (!option) throw new InvalidArgumentError(words.usage.schema(fileKinds, nearestKind(text)))
    return option
  }

/** Reads the argument of `schemas` and `template`. */
export function schemaArgument(text: string, words: Words): SchemaOption {
  const option = findSchemaOption(text)
  if (option) return option
  throw unknownKind(text, words)
}

/** Reads an argument that names a kind of ours, and no file. */
export function kindArgument(text: string, words: Words): FileKind {
  const kind = kindNamedBy(text)
  if (kind) return kind
  throw unknownKind(text, words)
}

const unknownKind = (text: string, words: Words): Failure =>
  new Failure(exitCodes.usage, {
    code: 'unknown-kind',
    ...words.schemas.unknownKind(text, fileKinds, nearestKind(text)),
  })
