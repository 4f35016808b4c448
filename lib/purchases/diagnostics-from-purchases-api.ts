import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../http/id.ts'
import { PathId } from '../http/path-id.ts'

/** The canteens of one request: each makes a diagnostic of up to 115 amounts. */
const mostCanteens = 500

/**
 * Makes the diagnostics of a year from purchases: detailed ones, or simple ones where purchases without a family would be
 * lost. A central kitchen reports its purchases alone. Each canteen is done or refused apart, and the answer is 201 all
 * the same: `results` has the ids of the diagnostics, `errors` the sentences, which name their canteen, and `refused` the
 * same with its id apart.
 */
export const createDiagnosticsFromPurchases = endpoint({
  method: 'POST',
  path: '/api/v1/createDiagnosticsFromPurchases/:year',
  summary: 'Crée les bilans d’une année à partir des achats de cantines que l’on gère',
  access: 'user',
  scope: 'diagnostic:write',
  params: z.object({ year: PathId }),
  body: z.object({ canteenIds: z.array(Id).max(mostCanteens) }),
  answer: z.object({
    results: z.array(z.int()),
    errors: z.array(z.string()),
    refused: z.array(z.object({ canteenId: z.int(), detail: z.string() })),
  }),
  created: true,
})
