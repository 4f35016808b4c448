import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { createdByApplication } from '../lists/created-by-application.ts'
import { pageOf, paging } from '../lists/page.ts'
import { pageSizes } from '../lists/page-size.ts'
import { anyId, oneYear } from '../lists/query-values.ts'
import { Diagnostic } from './diagnostic.ts'

/** All filters must match. */
export const DiagnosticSelection = z.object({ canteen: anyId(), id: anyId(), year: oneYear() })
export type DiagnosticSelection = z.output<typeof DiagnosticSelection>

/** A diagnostic among those of several canteens. */
export const ListedDiagnostic = Diagnostic.extend({ canteenName: z.string() })
export type ListedDiagnostic = z.output<typeof ListedDiagnostic>

/** A page of the reports of all canteens of the caller. */
export const DiagnosticPage = pageOf(ListedDiagnostic, {})
export type DiagnosticPage = z.input<typeof DiagnosticPage>

export const listManagedDiagnostics = endpoint({
  method: 'GET',
  path: '/api/v1/diagnostics/',
  summary: 'Liste les bilans de ses cantines, le plus récent d’abord',
  access: 'user',
  scope: 'canteen:read',
  query: DiagnosticSelection.extend({ ...createdByApplication(), ...paging(pageSizes.diagnostics) }),
  answer: DiagnosticPage,
})
