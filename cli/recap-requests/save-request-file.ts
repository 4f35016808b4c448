import { downloadRecapProof } from '@ma-cantine/lib/recap-requests/recap-proofs-api'
import { downloadRequestedRecap } from '@ma-cantine/lib/recap-requests/recap-requests-api'
import type { Context } from '../app/context.ts'
import { awaitWrite } from '../files/await-write.ts'
import { exists } from '../files/draft-file.ts'
import { saveDownload } from '../lists/download.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { openServer, type ServerOptions } from '../transport/call-server.ts'
import { sendAgain } from '../transport/send-again.ts'
import { refusalOfRequests } from './refusal-of-requests.ts'
import { requestIdOf } from './request-id.ts'

export interface SaveOptions extends ServerOptions {
  readonly output?: string
  readonly force?: true
}

const files = {
  download: { endpoint: downloadRequestedRecap, name: (id: number) => `recapitulatif-${id}.csv` },
  proof: { endpoint: downloadRecapProof, name: (id: number) => `preuve-de-demande-${id}.pdf` },
} as const

/** Writes what came in answer to a request, or its proof, whole or not at all. */
export async function saveRequestFile(
  file: keyof typeof files,
  number: string,
  options: SaveOptions,
  context: Context,
): Promise<Result> {
  const { words } = context
  const requestId = requestIdOf(number, context)
  const { endpoint, name } = files[file]
  const { output: place = name(requestId), force, timeout } = options
  if (!force && (await exists(place))) {
    throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.files.fileExists(place) })
  }
  const { server, client, failureOf } = await openServer(context, options, refusalOfRequests)
  try {
    const response = await sendAgain(() => client.download(endpoint, { params: { requestId } }), timeout)
    const { bytes } = await awaitWrite(place, words, saveDownload(response, place, force === true))
    return {
      exitCode: exitCodes.fine,
      json: { ok: true, server, file: place, bytes },
      text: [
        words.requests.written(place, bytes),
        ...(file === 'download' ? [words.requests.howToImport(place)] : []),
      ].join('\n'),
    }
  } catch (error) {
    throw failureOf(error)
  }
}
