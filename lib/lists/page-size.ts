/** How many items a page of each list has: when the caller does not say, and at most. */
export interface PageSize {
  readonly standard: number
  readonly most: number
}

/** Those of the public service, by path. */
export const pageSizes = {
  canteens: { standard: 12, most: 30 },
  purchases: { standard: 10, most: 50 },
} satisfies Record<string, PageSize>
