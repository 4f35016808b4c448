import { openAsBlob } from 'node:fs'
import { basename } from 'node:path'
import type { Client } from '@ma-cantine/lib/http/client'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { DiagnosticsImportAnswer, ImportAnswer } from '@ma-cantine/lib/imports/import-answer'
import { storesPurchases } from '@ma-cantine/lib/imports/import-outcome'
import { importEndpoints } from '@ma-cantine/lib/imports/imports-api'
import type { SimilarChoice } from '@ma-cantine/lib/imports/similar-choices'
import type { Context } from '../app/context.ts'
import { watchUpload } from '../transport/transport.ts'

export interface FileToSend {
  readonly file: string
  readonly kind: FileKind
  /** Path of its bytes. */
  readonly path: string
}

/** How the server handles a file. */
export interface Sending {
  readonly dryRun: boolean
  /** What to do with purchases that are already stored. */
  readonly similar: SimilarChoice
  /** All the tries of a file have the same key. */
  readonly idempotencyKey: string
  /** The plan of a dry run: the server makes exactly its changes, or none. */
  readonly plan?: string | undefined
}

/** Streams a file from the disk to the server, and returns the answer. */
export async function sendFile(
  client: Client,
  { file, kind, path }: FileToSend,
  { dryRun, similar, idempotencyKey, plan }: Sending,
  { progress }: Context,
): Promise<ImportAnswer | DiagnosticsImportAnswer> {
  const type = path.toLowerCase().endsWith('.tsv') ? 'text/tab-separated-values' : 'text/csv'
  const content = await openAsBlob(path, { type })
  const total = content.size
  progress.show({ step: 'send', file, done: 0, total })
  const stop = watchUpload(sent => {
    // The multipart form adds bytes: the file is sent for sure once more than its size is sent.
    progress.show(
      sent > total ? { step: 'save', file, done: 0, total: null } : { step: 'send', file, done: sent, total },
    )
  })
  try {
    const query = {
      ...(dryRun ? { dryRun: 'true' as const } : {}),
      ...(plan === undefined ? {} : { plan }),
      ...(storesPurchases(kind) ? { similar } : {}),
    }
    return await client.call(importEndpoints[kind], { file: { name: basename(path), content }, query, idempotencyKey })
  } finally {
    stop()
  }
}
