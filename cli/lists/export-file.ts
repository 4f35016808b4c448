import type { Client } from '@ma-cantine/lib/http/client'
import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import type { Context } from '../app/context.ts'
import type { CommonOptions } from '../app/run-command.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exists } from '../files/draft-file.ts'
import { standardInput as standardOutput } from '../files/read-input.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { type OpenServer, openServer, type RefusalOf, type ServerOptions } from '../transport/call-server.ts'
import { sendAgain } from '../transport/send-again.ts'
import { formatOf, partsOf, saveDownload } from './download.ts'

export interface ExportOptions extends Omit<CommonOptions, 'format'>, ServerOptions {
  readonly format?: FileFormat
  readonly force?: true
}

/** What a command exports. */
export interface Exported {
  /** The name of the file, without its extension, when none is given. */
  readonly name: string
  readonly download: (client: Client, format: FileFormat) => Promise<Response>
  /** Further properties of the JSON object. */
  readonly json?: (response: Response) => object
  /** The lines that tell what was written. */
  readonly lines: (place: string, leftOut: number, response: Response) => readonly string[]
}

/** Writes a file of the server, whole or not at all, or on the standard output as it comes. */
export async function exportToFile(
  context: Context,
  options: ExportOptions,
  exported: Exported,
  refusalOf: RefusalOf,
): Promise<Result> {
  const { words } = context
  const format = options.format ?? formatOf(options.output) ?? 'csv'
  const place = options.output ?? `${exported.name}.${format}`
  if (place === standardOutput) return exportToStandardOutput(format, context, options, exported, refusalOf)
  if (!options.force && (await exists(place))) {
    throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.files.fileExists(place) })
  }
  const { server, client, failureOf } = await openServer(context, options, refusalOf)
  try {
    const response = await downloadAgain(client, format, options, exported)
    const { leftOut, bytes } = await awaitWrite(place, words, saveDownload(response, place, options.force === true))
    return {
      exitCode: exitCodes.fine,
      json: { ok: true, server, file: place, format, ...exported.json?.(response), bytes, leftOut },
      text: exported.lines(place, leftOut, response).join('\n'),
    }
  } catch (error) {
    throw failureOf(error)
  }
}

async function exportToStandardOutput(
  format: FileFormat,
  context: Context,
  options: ExportOptions,
  exported: Exported,
  refusalOf: RefusalOf,
): Promise<Result> {
  const { words } = context
  if (options.json) {
    throw new Failure(exitCodes.usage, { code: 'stdout-twice', ...words.files.jsonOnStandardOutput })
  }
  if (format !== 'csv' && process.stdout.isTTY) {
    throw new Failure(exitCodes.usage, { code: 'not-on-terminal', ...words.files.notOnTerminal })
  }
  const opened = await openServer(context, options, refusalOf)
  try {
    const response = await downloadAgain(opened.client, format, options, exported)
    return { exitCode: exitCodes.fine, json: null, text: '', stream: () => bytesOf(response, opened) }
  } catch (error) {
    throw opened.failureOf(error)
  }
}

async function downloadAgain(
  client: Client,
  format: FileFormat,
  { timeout }: ExportOptions,
  { download }: Exported,
): Promise<Response> {
  return sendAgain(() => download(client, format), timeout)
}

async function* bytesOf(response: Response, { failureOf }: OpenServer): AsyncGenerator<Uint8Array> {
  try {
    yield* partsOf(response)
  } catch (error) {
    throw failureOf(error)
  }
}
