/** Caches the first `most` answers of a function of a text, for callers that ask it about the same few texts. */
export function memoize(make: (text: string) => string, most = 1000): (text: string) => string {
  const cache = new Map<string, string>()
  return text => {
    const cached = cache.get(text)
    if (cached !== undefined) return cached
    const answer = make(text)
    if (cache.size < most) cache.set(text, answer)
    return answer
  }
}
