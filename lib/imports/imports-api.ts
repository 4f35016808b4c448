import { endpoint } from '../http/endpoint.ts'
import type { ImportableKind } from './file-kinds.ts'
import { CanteensImportAnswer, ImportAnswer } from './import-answer.ts'

export const importPurchases = endpoint({
  method: 'POST',
  path: '/api/v1/importPurchases/',
  summary: 'Importe un fichier d’achats',
  access: 'user',
  scope: 'import:write',
  limit: 'import',
  upload: true,
  answer: ImportAnswer,
})

export const importCanteens = endpoint({
  method: 'POST',
  path: '/api/v1/importCanteens/',
  summary: 'Crée ou met à jour des cantines à partir d’un fichier',
  access: 'user',
  scope: 'import:write',
  limit: 'import',
  upload: true,
  answer: CanteensImportAnswer,
})

/** Where a file of each kind is sent. */
export const importEndpoints = {
  achats: importPurchases,
  cantines: importCanteens,
  cantines_admin: importCanteens,
} satisfies Record<ImportableKind, unknown>
