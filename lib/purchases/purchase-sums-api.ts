import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { anyId, oneYear } from '../lists/query-values.ts'
import { PurchaseSummary, YearOfPurchases } from './purchase-summary.ts'
import { KeyedTotals, PurchaseTotals } from './purchase-sums.ts'

const SomePurchases = z.object({ count: z.int(), valueTotalHt: z.number() })

/**
 * What the purchases of one or several canteens amount to. `year` is the one asked for, else the latest with purchases,
 * null without any; all but `years` is about that year.
 */
export const PurchasesOverview = z.object({
  year: z.int().nullable(),
  years: z.array(YearOfPurchases),
  /** How many canteens have purchases in the year. */
  canteenCount: z.int(),
  purchaseCount: z.int(),
  summary: PurchaseSummary,
  withoutFamily: SomePurchases,
  /** The purchases whose characteristics are not given, which differs from none. */
  withoutCharacteristics: SomePurchases,
  /** The day of the latest purchase of the year, today at most; null without purchases so far. */
  lastPurchaseDate: z.iso.date().nullable(),
  /** The goals of the canteens' territories, in percent: several when the canteens have different ones. */
  goals: z.array(z.object({ organic: z.number(), quality: z.number(), canteenCount: z.int() })),
  /** The meals of a year of the canteens that say how many they serve, and how many canteens do not say. */
  yearlyMealCount: z.int(),
  canteensWithoutMeals: z.int(),
})
export type PurchasesOverview = z.output<typeof PurchasesOverview>

const selection = { canteen: anyId(), year: oneYear() }

export const getPurchasesOverview = endpoint({
  method: 'GET',
  path: '/api/v1/purchasesSummary/',
  summary: 'Additionne les achats d’une année, d’une ou de toutes les cantines que l’on gère',
  access: 'user',
  scope: 'purchase:read',
  query: z.object(selection),
  answer: PurchasesOverview,
})

/** What sums of purchases may be broken down by. */
export const sumDimensions = ['month', 'family', 'label', 'origin', 'provider', 'canteen'] as const

/** One of `sumDimensions`. */
export type SumDimension = (typeof sumDimensions)[number]

/** Suppliers and canteens beyond this number are added up as `others`. */
export const sumRows = 10

/**
 * The keys are months (`2026-03`), codes of families, of labels and of origins, names of suppliers and ids of canteens.
 * `others` adds up what does not fit among the ten largest suppliers or canteens. Origins overlap; a purchase counts once
 * in all other sums. Without a year, all purchases count.
 */
export const listPurchaseSums = endpoint({
  method: 'GET',
  path: '/api/v1/purchaseSums/',
  summary: 'Additionne ses achats par mois, famille, label, origine, fournisseur ou cantine',
  access: 'user',
  scope: 'purchase:read',
  query: z.object({ ...selection, by: z.enum(sumDimensions) }),
  answer: z.object({
    results: z.array(KeyedTotals),
    others: PurchaseTotals.extend({ keyCount: z.int() }).nullable(),
  }),
})

/** The answer of `listPurchaseSums`: amounts in euros without VAT, by key. */
export type PurchaseSums = z.output<NonNullable<typeof listPurchaseSums.answer>>
