/** A record with the values that another has for these properties, null where it has none. */
export const pickValues = (bindings: object, draft: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(bindings).map(property => [property, (draft as Record<string, unknown>)[property] ?? null]),
  )
