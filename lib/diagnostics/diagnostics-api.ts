import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { PathId } from '../http/path-id.ts'
import { Diagnostic } from './diagnostic.ts'
import { DiagnosticChange, NewDiagnostic } from './diagnostic-input.ts'

export const DiagnosticsParams = z.object({ canteenId: PathId })
export const DiagnosticParams = DiagnosticsParams.extend({ diagnosticId: PathId })

export const listDiagnostics = endpoint({
  method: 'GET',
  path: '/api/v1/canteens/:canteenId/diagnostics/',
  summary: 'Liste les bilans d’une cantine que l’on gère, le plus récent d’abord',
  access: 'manager',
  scope: 'canteen:read',
  params: DiagnosticsParams,
  answer: z.array(Diagnostic),
})

/** A canteen has one diagnostic a year: 400 `{detail}` when it has that of the year already. */
export const createDiagnostic = endpoint({
  method: 'POST',
  path: '/api/v1/canteens/:canteenId/diagnostics/',
  summary: 'Commence le bilan d’une année d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: DiagnosticsParams,
  idempotent: true,
  body: NewDiagnostic,
  answer: Diagnostic,
  created: true,
})

/**
 * Only the rules that read a changed value apply, so that a step may be saved before the next. A declared diagnostic gets
 * 403. The answer of a 412 also tells who changed it since: `changedBy`, with `modificationDate`.
 */
export const updateDiagnostic = endpoint({
  method: 'PATCH',
  path: '/api/v1/canteens/:canteenId/diagnostics/:diagnosticId',
  summary: 'Modifie le bilan d’une cantine que l’on gère',
  access: 'manager',
  scope: 'canteen:write',
  params: DiagnosticParams,
  versioned: true,
  body: DiagnosticChange,
  answer: Diagnostic,
})
