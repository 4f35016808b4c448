import { existsSync } from 'node:fs'
import { type FileKind, fileKinds } from '@ma-cantine/lib/imports/file-kinds'
import { nearestWord } from '@ma-cantine/lib/table-schema/nearest-word'
import { InvalidArgumentError } from 'commander'
import type { Words } from '../words/fr.ts'

/** The value of `--schema`: a kind of ours, or the path of the user's own schema. */
export type SchemaOption = { readonly kind: FileKind } | { readonly path: string }

/** Reads the value of `--schema`. A kind wins over a file of the same name, which is `./achats`. */
export const schemaOption =
  (words: Words) =>
  (text: string): SchemaOption => {
    const kind = fileKinds.find(known => known === text)
    if (kind) return { kind }
    if (/[/\\]|\.json$/i.test(text) || existsSync(text)) return { path: text }
    const nearest = nearestWord(text.toLowerCase().replaceAll('-', '_'), fileKinds)
    throw new InvalidArgumentError(words.usage.schema(fileKinds, nearest))
  }
