import type { Change } from './history.ts'

type State = Readonly<Record<string, unknown>>

/** What makes one state of a row into another; null when they are the same. A row that was not there is created. */
export function changeOf(entityId: number, before: State | null, after: State): Change | null {
  const names = Object.keys(after).filter(name => !isSame(before?.[name] ?? null, after[name] ?? null))
  if (before === null) return { entityId, before: null, after: only(after, names) }
  return names.length === 0 ? null : { entityId, before: only(before, names), after: only(after, names) }
}

const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b))

const only = (state: State, names: readonly string[]): State =>
  Object.fromEntries(names.map(name => [name, state[name] ?? null]))
