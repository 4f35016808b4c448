import { endpoint } from '../http/endpoint.ts'
import type { FileKind } from './file-kinds.ts'
import { CanteensImportAnswer, ImportAnswer } from './import-answer.ts'

export const importPurchases = endpoint({
  method: 'POST',
  path: '/api/v1/importPurchases/',
  summary: 'Importe un fichier d’achats',
  access: 'user',
  upload: true,
  answer: ImportAnswer,
})

export const importCanteens = endpoint({
  method: 'POST',
  path: '/api/v1/importCanteens/',
  summary: 'Crée ou met à jour des cantines à partir d’un fichier',
  access: 'user',
  upload: true,
  answer: CanteensImportAnswer,
})

/** Where a file of each kind is sent. Diagnostics are checked everywhere; the server does not take them in yet. */
export const importEndpoints = {
  achats: importPurchases,
  cantines: importCanteens,
  cantines_admin: importCanteens,
}

export type ImportableKind = keyof typeof importEndpoints

export const isImportable = (kind: FileKind): kind is ImportableKind => kind in importEndpoints
