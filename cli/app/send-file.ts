import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import type { Client } from '@ma-cantine/lib/http/client'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { DiagnosticsImportAnswer, ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { importEndpoints, type SimilarChoice } from '@ma-cantine/lib/imports/imports-api'
import type { Context } from './context.ts'
import { watchUpload } from './transport.ts'

export interface FileToSend {
  readonly file: string
  readonly kind: FileKind
  /** Where its bytes are. */
  readonly path: string
}

/** How the server is to take a file in. */
export interface Sending {
  readonly dryRun: boolean
  /** Of purchases stored already. */
  readonly similar: SimilarChoice
  /** The same for all the tries of a file. */
  readonly idempotencyKey: string
}

/** Sends a file, streamed from the disk, and gives back what the server answers. */
export async function sendFile(
  client: Client,
  { file, kind, path }: FileToSend,
  { dryRun, similar, idempotencyKey }: Sending,
  { progress }: Context,
): Promise<ImportAnswer | DiagnosticsImportAnswer> {
  const type = path.toLowerCase().endsWith('.tsv') ? 'text/tab-separated-values' : 'text/csv'
  const content = await openAsBlob(path, { type })
  const total = content.size
  progress.show({ step: 'send', file, done: 0, total })
  const stop = watchUpload(sent => {
    // The form around the file counts too, so that the last byte of the file is never shown too early.
    progress.show(
      sent > total ? { step: 'save', file, done: 0, total: null } : { step: 'send', file, done: sent, total },
    )
  })
  try {
    const query = { ...(dryRun ? { dryRun: 'true' as const } : {}), ...(kind === 'achats' ? { similar } : {}) }
    return await client.call(importEndpoints[kind], { file: { name: basename(path), content }, query, idempotencyKey })
  } finally {
    stop()
  }
}
