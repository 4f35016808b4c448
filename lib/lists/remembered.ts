/** The same function of a text, remembering its first `most` answers: for what is asked again and again of a few texts. */
export function remembered(make: (text: string) => string, most = 1000): (text: string) => string {
  const known = new Map<string, string>()
  return text => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = make(text)
    if (known.size < most) known.set(text, made)
    return made
  }
}
