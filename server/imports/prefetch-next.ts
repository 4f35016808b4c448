/** Requests the next item while the current one is in use. */
export async function* prefetchNext<Item>(source: AsyncIterable<Item>): AsyncIterable<Item> {
  const items = source[Symbol.asyncIterator]()
  const requestNext = () => {
    const next = items.next()
    // The consumer gets the failure; until then it must not count as an unhandled rejection.
    next.catch(() => {})
    return next
  }
  let next = requestNext()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = requestNext()
      yield value
    }
  } finally {
    await next.catch(() => {})
    await items.return?.()
  }
}
