import type { ImportDetail, ImportRecord } from '@ma-cantine/lib/imports/import-record'
import { pageSizes } from '@ma-cantine/lib/lists/page-size'
import type { Context } from '../app/context.ts'
import { type ListedRecords, refusalOfRecords } from '../lists/records.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { callServer, type RefusalOf, type ServerOptions } from '../transport/call-server.ts'

export const loadApi = () => import('@ma-cantine/lib/imports/imports-api')

export const importRecords: ListedRecords<ImportRecord, object, object> = {
  many: 'imports',
  words: words => words.imports,
  unknownCode: 'unknown-import',
  filters: () => [],
  query: async () => ({}),
  mostInPage: pageSizes.imports.most,
  read: async (client, query) => client.call((await loadApi()).listImports, { query }),
  describe: async (record, context) => (await import('./import-record-output.ts')).describeImport(record, context),
}

export const refusalOfImports: RefusalOf = (error, context) =>
  error.status === 409
    ? new Failure(exitCodes.refused, { code: 'cannot-undo', ...context.words.imports.cannotUndo(error.detail) })
    : refusalOfRecords(importRecords)(error, context)

interface ImportAnswer {
  readonly server: string
  readonly answer: ImportDetail
}

/** @throws Failure when the account has made no such import, or the server does not answer. */
export async function readImport(context: Context, options: ServerOptions, importId: number): Promise<ImportAnswer> {
  const { getImport } = await loadApi()
  return callServer(context, options, refusalOfImports, client => client.call(getImport, { params: { importId } }))
}

/** Takes an import back. @throws Failure when it can no longer be, or the server does not answer. */
export async function takeBackImport(
  context: Context,
  options: ServerOptions,
  importId: number,
): Promise<ImportAnswer> {
  const { undoImport } = await loadApi()
  return callServer(context, options, refusalOfImports, client => client.call(undoImport, { params: { importId } }))
}
