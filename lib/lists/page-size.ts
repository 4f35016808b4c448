/** How many items a page of each list has: when the caller does not say, and at most. */
export interface PageSize {
  readonly standard: number
  readonly most: number
}

/** By path; the first two as the public service has them. */
export const pageSizes = {
  canteens: { standard: 12, most: 30 },
  purchases: { standard: 10, most: 50 },
  imports: { standard: 20, most: 100 },
} satisfies Record<string, PageSize>
