import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noImportCounts } from '@ma-cantine/lib/imports/import-counts'
import { onTestFinished } from 'vitest'

/** A request, read to its end. */
export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
  readonly idempotencyKey: string | undefined
  readonly body: string
}

interface StandIn {
  readonly url: string
  readonly requests: readonly ReceivedRequest[]
  readonly close: () => Promise<void>
}

type Responder = (request: ReceivedRequest, response: ServerResponse) => void

/** A small HTTP server for the answers that a real server cannot be made to give. */
export async function standInServer(respond: Responder): Promise<StandIn> {
  const requests: ReceivedRequest[] = []
  const server = createServer((request, response) => {
    void readBody(request).then(body => {
      const { method = '', url = '', headers } = request
      const idempotencyKey = headers['idempotency-key']?.toString()
      const one = { method, path: url, authorization: headers.authorization, idempotencyKey, body }
      requests.push(one)
      respond(one, response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  onTestFinished(close)
  return { url: `http://127.0.0.1:${port}`, requests, close }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request) chunks.push(chunk)
  } catch {
    // The command was interrupted while sending.
  }
  return Buffer.concat(chunks).toString()
}

export const json =
  (body: object, status = 200): Responder =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

export const html =
  (status = 200): Responder =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>')
  }

/** The answer of a successful import. */
export const importAnswer = {
  count: 1,
  errorCount: 0,
  errors: [] as object[],
  warningCount: 0,
  warnings: [] as object[],
  groups: [] as object[],
  seconds: 0.31,
  encoding: 'utf-8',
  duplicateFile: false,
  duplicatePurchases: [] as object[],
  duplicatePurchaseCount: 0,
  digest: '0'.repeat(64),
  importId: 12 as number | null,
  plan: null as object | null,
  created: 1,
  updated: 0,
  unchanged: 0,
  counts: noImportCounts,
  similarPurchaseCount: 0,
  similarPurchases: [] as object[],
}

export const storedPurchase = {
  id: 90,
  creationDate: '2025-06-03T09:12:44.120000+02:00',
  modificationDate: '2025-06-03T09:12:44.120000+02:00',
  canteen: 12,
  date: '2025-05-02',
  description: 'Carottes',
  provider: 'Ferme du Pont',
  family: 'FRUITS_ET_LEGUMES',
  characteristics: ['BIO', 'LOCAL'],
  priceHt: 90.11,
  invoiceFile: null,
  localDefinition: 'DEPARTMENT',
  importSource: '0b1d',
  creationSource: 'IMPORT',
}

export const duplicateAnswer = {
  ...importAnswer,
  count: 0,
  errorCount: 1,
  errors: [
    {
      row: 0,
      column: null,
      field: null,
      cell: null,
      code: 'duplicate-file',
      type: 'duplicate-file',
      title: 'Fichier déjà importé',
      message: 'Ce fichier a déjà été utilisé pour importer des achats (2).',
      advice: '',
      tags: ['#file'],
      status: 400,
      has_doc: false,
    },
  ],
  groups: [
    { severity: 'error', field: null, code: 'duplicate-file', title: 'Fichier déjà importé', count: 1, rows: [0] },
  ],
  duplicateFile: true,
  duplicatePurchaseCount: 12,
  duplicatePurchases: [storedPurchase, { ...storedPurchase, id: 91, description: 'Pain bio', priceHt: 1234.5 }],
}

export const refusedAnswer = {
  ...importAnswer,
  count: 0,
  errorCount: 2,
  errors: [2, 3].map(row => ({
    row,
    column: 1,
    field: 'siret',
    cell: '21340172201787',
    code: 'unknown-canteen',
    type: 'unknown-canteen',
    title: 'Cantine inconnue',
    message: 'Aucune cantine n’a le numéro SIRET « 21340172201787 ».',
    advice: 'Vérifiez le numéro, ou importez d’abord cette cantine.',
    tags: ['#table', '#row', '#cell'],
    status: 404,
    has_doc: true,
  })),
  groups: [
    { severity: 'error', field: 'siret', code: 'unknown-canteen', title: 'Cantine inconnue', count: 2, rows: [2, 3] },
  ],
}
