interface Page<Result> {
  readonly count: number
  readonly results: readonly Result[]
}

/**
 * Reads the first results of a list, page after page.
 * @param limit how many to read; infinity for all
 * @param most the largest page that the server gives
 */
export async function firstResults<Result>(
  limit: number,
  most: number,
  read: (paging: { readonly limit: number; readonly offset: number }) => Promise<Page<Result>>,
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

interface ListWords {
  readonly hidden: (count: number) => string
  readonly listMore: string
}

/**
 * What a list says after its results: how many it did not show and what to run next.
 * @param none what it says without any result
 */
export function closingOf({ count, results }: Page<unknown>, none: string, words: ListWords): readonly string[] {
  if (count === 0) return [none]
  const hidden = count - results.length
  return [...(hidden > 0 ? [words.hidden(hidden)] : []), words.listMore]
}
