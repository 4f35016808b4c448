import { z } from 'zod'
import { CanteenParams } from '../canteens/canteens-api.ts'
import { endpoint } from '../http/endpoint.ts'
import { oneYear, requiredYear } from '../lists/query-values.ts'
import { PurchasePercentages } from './purchase-percentages.ts'
import { PurchaseSummary, YearOfPurchases } from './purchase-summary.ts'
import { PurchasePercentages2026, PurchaseSummary2026, YearOfPurchases2026 } from './purchase-summary-2026.ts'

/**
 * With a year, the amounts of that year, zero without purchases; else the totals of each year that has some. Each amount
 * stands under its name of 2025 and, beside it, under that of 2026: clients of both find theirs.
 */
export const summarisePurchasesOfCanteen = endpoint({
  method: 'GET',
  path: '/api/v1/canteenPurchasesSummary/:canteenId',
  summary: 'Additionne les achats d’une cantine que l’on gère, pour une année ou année par année',
  access: 'manager',
  scope: 'purchase:read',
  params: CanteenParams,
  query: z.object({ year: oneYear() }),
  answer: z.union([
    PurchaseSummary.extend(PurchaseSummary2026.shape),
    z.object({ results: z.array(YearOfPurchases.extend(YearOfPurchases2026.shape)) }),
  ]),
})

/**
 * The shares of the purchases of a year, for everybody when the canteen is public; never its euros. 404 without
 * purchases, and for a year that its managers hide: they alone read it, with `ignoreRedaction=true`. `lastPurchaseDate` is for managers alone. A share that cannot be computed is absent under its name of 2025, and
 * null under that of 2026.
 */
export const getPurchasePercentages = endpoint({
  method: 'GET',
  path: '/api/v1/canteenPurchasesPercentageSummary/:canteenId',
  summary: 'Donne la part de chaque sorte de produits dans les achats d’une cantine, pour une année',
  access: 'public',
  scope: 'purchase:read',
  params: CanteenParams,
  query: z.object({ year: requiredYear(), ignoreRedaction: z.enum(['true', 'false']).optional() }),
  answer: PurchasePercentages.extend({
    ...PurchasePercentages2026.shape,
    year: z.int(),
    lastPurchaseDate: z.iso.date().optional(),
  }),
})
