import { z } from 'zod'
import { DiagnosticParams } from '../diagnostics/diagnostics-api.ts'
import { endpoint } from '../http/endpoint.ts'
import { downloadProof } from './proofs-api.ts'
import { cancelTeledeclaration, createTeledeclaration } from './teledeclarations-api.ts'

/**
 * The declaration of a diagnostic at the addresses of 2026: the acts and rights of `teledeclarations-api.ts`. What stands
 * in the way is a 400 `{detail: [text]}`, once the caller may act on the canteen.
 *
 * The site asks for the statement of honour beside its button; a script makes it in so many words.
 */
export const createTeledeclarationOfDiagnostic = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/diagnostics/:diagnosticId/teledeclaration/create',
  summary: 'Télédéclare ce bilan de la cantine ; la demande n’a pas de contenu',
  version: '2026',
  replaces: createTeledeclaration,
  access: 'user',
  scope: 'diagnostic:write',
  params: DiagnosticParams,
  query: z.object({ honour_statement: z.enum(['true', 'false']).optional() }),
  idempotent: true,
  versioned: true,
  dryRun: true,
  emptyStatus: 200,
})

export const cancelTeledeclarationOfDiagnostic = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/diagnostics/:diagnosticId/teledeclaration/cancel',
  summary: 'Annule la télédéclaration de ce bilan de la cantine, pour le corriger',
  version: '2026',
  replaces: cancelTeledeclaration,
  access: 'user',
  scope: 'diagnostic:write',
  otherScope: 'canteen:write',
  params: DiagnosticParams,
  dryRun: true,
  emptyStatus: 200,
})

/** The same document as `downloadProof`. */
export const downloadProofOfDiagnostic = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/diagnostics/:diagnosticId/teledeclaration/pdf',
  summary: 'Donne la preuve de la télédéclaration en vigueur d’un bilan, en PDF',
  version: '2026',
  replaces: downloadProof,
  access: 'user',
  scope: 'diagnostic:read',
  otherScope: 'canteen:read',
  params: DiagnosticParams,
  download: ['application/pdf'],
})
