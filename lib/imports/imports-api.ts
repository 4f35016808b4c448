import { endpoint } from '../http/endpoint.ts'
import type { FileKind } from './file-kinds.ts'
import { CanteensImportAnswer, DiagnosticsImportAnswer, ImportAnswer } from './import-answer.ts'

export const importPurchases = endpoint({
  method: 'POST',
  path: '/api/v1/importPurchases/',
  summary: 'Importe un fichier d’achats',
  access: 'user',
  scope: 'import:write',
  upload: true,
  answer: ImportAnswer,
})

export const importCanteens = endpoint({
  method: 'POST',
  path: '/api/v1/importCanteens/',
  summary: 'Crée ou met à jour des cantines à partir d’un fichier',
  access: 'user',
  scope: 'import:write',
  upload: true,
  answer: CanteensImportAnswer,
})

/** What the four imports of diagnostics have in common: each has its level, and takes files of that level only. */
const diagnosticsImport = {
  method: 'POST',
  access: 'user',
  scope: 'import:write',
  upload: true,
  answer: DiagnosticsImportAnswer,
} as const

export const importSimpleDiagnostics = endpoint({
  ...diagnosticsImport,
  path: '/api/v1/importDiagnostics/simple/',
  summary: 'Importe des cantines et leurs bilans simples',
})

export const importDetailedDiagnostics = endpoint({
  ...diagnosticsImport,
  path: '/api/v1/importDiagnostics/complete/',
  summary: 'Importe des cantines et leurs bilans détaillés',
})

export const importCentralSimpleDiagnostics = endpoint({
  ...diagnosticsImport,
  path: '/api/v1/importDiagnostics/ccSimple/',
  summary: 'Importe des cuisines centrales, leurs bilans simples et leurs satellites',
})

export const importCentralDetailedDiagnostics = endpoint({
  ...diagnosticsImport,
  path: '/api/v1/importDiagnostics/ccComplete/',
  summary: 'Importe des cuisines centrales, leurs bilans détaillés et leurs satellites',
})

/** Where a file of each kind is sent. */
export const importEndpoints = {
  achats: importPurchases,
  cantines: importCanteens,
  cantines_admin: importCanteens,
  diagnostics: importSimpleDiagnostics,
  diagnostics_admin: importSimpleDiagnostics,
  diagnostics_cc: importCentralSimpleDiagnostics,
  diagnostics_complets: importDetailedDiagnostics,
  diagnostics_complets_cc: importCentralDetailedDiagnostics,
} satisfies Record<FileKind, unknown>
