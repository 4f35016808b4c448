/** What is to be written of some rows of a file, together: one item a row. */
export interface Batch {
  readonly rows: number
  /** The items as one JSON array. */
  readonly text: string
  readonly items: readonly unknown[]
}

export const batchOf = (items: readonly unknown[]): Batch => ({
  rows: items.length,
  text: JSON.stringify(items),
  items,
})

/** A batch from its text, whose items are read only if somebody asks for them. */
export function batchOfText(rows: number, text: string): Batch {
  let items: readonly unknown[] | null = null
  return {
    rows,
    text,
    get items() {
      items ??= JSON.parse(text) as unknown[]
      return items
    },
  }
}

/** Has the next item made while the last one is used. */
export async function* oneAhead<Item>(source: AsyncIterable<Item>): AsyncIterable<Item> {
  const items = source[Symbol.asyncIterator]()
  const ask = () => {
    const next = items.next()
    // Whoever asks for it is told; until then a failure is not a crash.
    next.catch(() => {})
    return next
  }
  let next = ask()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = ask()
      yield value
    }
  } finally {
    await next.catch(() => {})
    await items.return?.()
  }
}
