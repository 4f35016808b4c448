export interface Page<Result> {
  readonly count: number
  readonly results: readonly Result[]
}

export interface Paging {
  readonly limit: number
  readonly offset: number
}

/**
 * Reads the first results of a list, page after page.
 * @param limit how many to read; infinity for all
 * @param most the largest page that the server gives
 */
export async function firstResults<Result>(
  limit: number,
  most: number,
  read: (paging: Paging) => Promise<Page<Result>>,
): Promise<Page<Result>> {
  const results: Result[] = []
  for (;;) {
    const size = Math.max(Math.min(limit - results.length, most), 1)
    const page = await read({ limit: size, offset: results.length })
    results.push(...page.results)
    if (page.results.length === 0 || results.length >= Math.min(limit, page.count)) {
      return { count: page.count, results: results.slice(0, limit) }
    }
  }
}
