import { type FileKind, fileKinds } from '@ma-cantine/lib/imports/file-kinds'
import type { Words } from '../words/fr.ts'
import { exitCodes } from './exit-code.ts'
import { Failure } from './failure.ts'

/** The kind of file named by an argument. */
export function readFileKind(text: string, words: Words): FileKind {
  const kind = fileKinds.find(known => known === text)
  if (!kind) throw new Failure(exitCodes.usage, { code: 'unknown-kind', ...words.unknownKind(text, fileKinds) })
  return kind
}
