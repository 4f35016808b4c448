import { createReadStream, createWriteStream } from 'node:fs'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Utf8Transcoder } from '@ma-cantine/lib/table-schema/encoding'
import type { SingleByteEncoding } from '@ma-cantine/lib/table-schema/single-byte'
import { temporaryFolder } from './temporary-folder.ts'

/** Writes the text of a file, read in this encoding, to a temporary file in UTF-8, deleted at exit. Returns its path. */
export async function convertToUtf8(path: string, encoding: SingleByteEncoding): Promise<string> {
  const converted = join(temporaryFolder(), basename(path))
  await pipeline(
    createReadStream(path),
    chunks => transcode(chunks, encoding),
    createWriteStream(converted, { mode: 0o600 }),
  )
  return converted
}

async function* transcode(chunks: AsyncIterable<Uint8Array>, encoding: SingleByteEncoding): AsyncIterable<Uint8Array> {
  const ready: Uint8Array[] = []
  const transcoder = new Utf8Transcoder(bytes => ready.push(new Uint8Array(bytes)), encoding)
  for await (const chunk of chunks) {
    transcoder.push(chunk)
    yield* ready.splice(0)
  }
  transcoder.end()
  yield* ready
}
