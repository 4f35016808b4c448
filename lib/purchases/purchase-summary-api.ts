import { z } from 'zod'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { endpoint } from '../http/endpoint.ts'
import { oneYear } from '../lists/query-values.ts'
import { PurchaseSummary, YearOfPurchases } from './purchase-summary.ts'

/** With a year, the amounts of that year, zero without purchases; else the totals of each year that has some. */
export const summarisePurchasesOfCanteen = endpoint({
  method: 'GET',
  path: '/api/v1/canteenPurchasesSummary/:canteenId',
  summary: 'Additionne les achats d’une cantine que l’on gère, pour une année ou année par année',
  access: 'manager',
  scope: 'purchase:read',
  params: CanteenParams,
  query: z.object({ year: oneYear() }),
  answer: z.union([PurchaseSummary, z.object({ results: z.array(YearOfPurchases) })]),
})
