import { writeFile } from 'node:fs/promises'
import type { ImportMapping } from '@ma-cantine/lib'
import type { RefusedError } from '@ma-cantine/lib/http/api-error'
import type { Mapping } from '@ma-cantine/lib/mapping/mapping'
import type { Context } from '../app/context.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type ServerOptions } from '../transport/call-server.ts'
import type { Words } from '../words/fr.ts'

/** Writes a mapping as the JSON file that `--mapping` takes. @throws Failure when a file is there and `force` is false. */
export const writeMappingFile = (place: string, mapping: Mapping, force: boolean, words: Words): Promise<void> =>
  awaitWrite(place, words, writeFile(place, `${JSON.stringify(mapping, null, 2)}\n`, { flag: force ? 'w' : 'wx' }))

/** Keeps a mapping in the account of the caller, in place of one of the same name. */
export async function keepInAccount(
  name: string,
  mapping: Mapping,
  canteenId: number | null,
  options: ServerOptions,
  context: Context,
): Promise<{ readonly server: string; readonly answer: ImportMapping }> {
  const { createImportMapping } = await import('@ma-cantine/lib/mapping/mappings-api')
  return callServer(context, options, refusalOfMappings, client =>
    client.call(createImportMapping, { body: { name, mapping, canteenId } }),
  )
}

export function refusalOfMappings({ status, detail }: RefusedError, { words }: Context): Failure | null {
  if (status !== 404 && status !== 403) return null
  return new Failure(exitCodes.usage, { code: 'unknown-mapping', ...words.mappings.notDeletable(detail) })
}
