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
