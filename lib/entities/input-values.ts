/** New values of some properties; those that are missing or undefined keep theirs. */
export type ChangeOf<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined }

/** The values of an entity that clients set, and changes of some of them. */
export interface InputValues<Values> {
  /** All values null, as before an entity is created. */
  readonly empty: Values
  /** The properties that a change names. */
  given(change: ChangeOf<Values>): ReadonlySet<keyof Values & string>
  /** The values once changed. */
  apply(before: Values, change: ChangeOf<Values>): Values
  /** Takes these properties from a record that has more. */
  pick(from: { readonly [Name in keyof Values]: unknown }): Values
}

/** @param names the properties that clients set. */
export function inputValues<Values>(names: readonly (keyof Values & string)[]): InputValues<Values> {
  const make = (read: (name: keyof Values & string) => unknown) =>
    Object.fromEntries(names.map(name => [name, read(name)])) as Values
  return {
    empty: make(() => null),
    given: change => new Set(names.filter(name => change[name] !== undefined)),
    apply: (before, change) => make(name => (change[name] === undefined ? before[name] : change[name])),
    pick: from => make(name => from[name] ?? null),
  }
}
