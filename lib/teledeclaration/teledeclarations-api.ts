import { z } from 'zod'
import { Canteen } from '../canteens/canteen.ts'
import { Diagnostic } from '../diagnostics/diagnostic.ts'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { PathId } from '../http/path-id.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { CanteenVersion } from './canteen-version.ts'

/** The site asks for the statement of honour beside its button; a script makes it in so many words. */
export const NewTeledeclaration = z.object({
  diagnosticId: Id,
  honourStatement: z.boolean().optional(),
  seenCanteen: CanteenVersion.optional(),
})

/**
 * The answer is the diagnostic with its declaration. The data are frozen: later changes do not alter them. Who
 * declares what was read learns (412) that somebody has changed it since: the version is that of the diagnostic, and
 * `seenCanteen` tells what was read of its canteen.
 */
export const createTeledeclaration = endpoint({
  method: 'POST',
  path: '/api/v1/teledeclaration/',
  summary: 'Télédéclare le bilan d’une cantine que l’on gère',
  version: '2025',
  access: 'user',
  scope: 'diagnostic:write',
  idempotent: true,
  versioned: true,
  body: NewTeledeclaration,
  dryRun: true,
  answer: Diagnostic,
  created: true,
})

/** The diagnostic can be changed again, and declared again while the campaign or its correction period is open. */
export const cancelTeledeclaration = endpoint({
  method: 'POST',
  path: '/api/v1/teledeclaration/:teledeclarationId/cancel/',
  summary: 'Annule une télédéclaration, pour corriger le bilan',
  version: '2025',
  access: 'user',
  scope: 'diagnostic:write',
  otherScope: 'canteen:write',
  params: z.object({ teledeclarationId: PathId }),
  dryRun: true,
  answer: Diagnostic,
})

/** A report that is ready to be declared, with its canteen. */
export const DiagnosticToTeledeclare = Diagnostic.extend({ canteen: Canteen })

/** The diagnostics of complete canteens that have all the amounts of their year and a type, and no declaration in force. */
export const listDiagnosticsToTeledeclare = endpoint({
  method: 'GET',
  path: '/api/v1/diagnosticsToTeledeclare/:year',
  summary: 'Liste les bilans d’une année qui sont prêts à être télédéclarés',
  access: 'user',
  scope: 'diagnostic:read',
  params: z.object({ year: PathId }),
  query: z.object(paging(pageSizes.diagnosticsToTeledeclare)),
  answer: pageOf(DiagnosticToTeledeclare, {}),
})
